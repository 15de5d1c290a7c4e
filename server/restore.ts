import { restoreCommand, run } from './host/backup/command.ts'

await run(restoreCommand)
