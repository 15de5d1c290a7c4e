import { backupCommand, run } from './house/backup/command.ts'

await run(backupCommand)
