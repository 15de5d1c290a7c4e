import { restoreCommand, run } from './house/backup/command.ts'

await run(restoreCommand)
