import { backupCommand, run } from './host/backup/command.ts'

await run(backupCommand)
