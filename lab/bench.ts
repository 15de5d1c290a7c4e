import { bench } from './command/bench.ts'
import { run } from './command/command.ts'

await run(bench, process.argv.slice(2))
