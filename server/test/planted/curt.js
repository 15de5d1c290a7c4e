// A house that hangs up on somebody now and then.
import { Socket } from 'socket.io'

const { _onpacket: hear } = Socket.prototype
let heard = 0

/** @param {Parameters<typeof hear>[0]} packet */
Socket.prototype._onpacket = function (packet) {
  heard++
  if (heard % 60 === 0) this.disconnect(true)
  else hear.call(this, packet)
}
