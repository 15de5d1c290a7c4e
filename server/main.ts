import { Refusal } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { openApp } from './app.ts'
import { readSettings } from './settings.ts'

/** npm start: opens the house, says where it is, and closes it properly when asked to. */
try {
  const app = await openApp(readSettings(process.env), boxes)
  const address = await app.listen()
  console.log(`Octopolis is open at ${address}`)
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1)
      isClosing = true
      void app.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
