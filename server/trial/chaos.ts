import { run } from './chaos/command.ts'

await run(process.argv.slice(2))
