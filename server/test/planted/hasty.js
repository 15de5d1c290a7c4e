// A house that acknowledges a line a moment before it is kept.
import { Log } from '../../dist/store/log.js'

const MOMENT = 300
const { append } = Log.prototype

/** @param {Parameters<typeof append>[0]} entry */
Log.prototype.append = async function (entry) {
  setTimeout(() => void append.call(this, entry).catch(() => {}), MOMENT)
}
