/**
 * `node server/dist/trial/lock.js folder`: the house of that data folder can't write until what is said to this program
 * ends. For those who look at its pages meanwhile.
 */
import { locked } from './locked.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which data folder?')
const file = await locked(folder)
process.stdout.write('locked\n')
process.stdin.resume().once('end', () => file.close())
