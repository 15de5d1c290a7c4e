import { Decoder, Encoder } from 'socket.io-parser'
import { isTooDeep } from '../http/json.ts'

/** What a frame is called that is nested deeper than anything that is meant: it isn't read any further. */
export const TOO_DEEP = 'nested too deeply'

/** A frame that wants an answer, up to where its body begins. */
const head = /^2(?:\/[\w/-]*,)?\d*(?=\[)/

/** Reads frames as the library does, but for those that would take long to read. */
class WaryDecoder extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || !isTooDeep(packet)) {
      super.add(packet)
      return
    }
    const [opening] = head.exec(packet) ?? []
    if (opening === undefined) throw new Error(TOO_DEEP)
    super.add(`${opening}["${TOO_DEEP}"]`)
  }
}

export const parser = { Encoder, Decoder: WaryDecoder }
