import { Refusal } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { openApp } from './app.ts'
import { readSettings } from './settings.ts'

/** What a terminal sends to all, npm passes on once more: only who asks again after so long (ms) is impatient. */
const AGAIN = 500

/** npm start: opens the house, says where it is, and closes it properly when asked to. */
try {
  const app = await openApp(readSettings(process.env), boxes)
  const address = await app.listen()
  console.log(`Octopolis is open at ${address}`)
  let closingSince: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closingSince !== null) {
        if (signal === 'SIGINT' && performance.now() - closingSince > AGAIN) process.exit(1)
        return
      }
      closingSince = performance.now()
      void app.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
