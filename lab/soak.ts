import { run } from './command/command.ts'
import { soak } from './command/soak.ts'

await run(soak, process.argv.slice(2))
