import type { Client } from '../../client.ts'
import { newGuest, perSecond, press } from '../pressing.ts'
import type { Probe } from '../probe.ts'

const MS = 15_000
/** One account may gather people at so many tables. */
const EACH = 10

export const tables: Probe = {
  name: 'tables',
  environment: { LIMITS: 'on' },
  async attack({ base }) {
    let made = 0
    await press(MS, 8, async () => {
      const guest = await newGuest(base)
      if (guest === null) return
      for (let n = 0; n < EACH; n++) {
        if ((await open(guest)) === 201) made++
      }
    })
    return [{ what: 'tables opened from one address, by ever new guests', found: perSecond(made, MS) }]
  },
}

async function open(guest: Client): Promise<number> {
  return (await guest.send('POST', '/api/tables', { game: 'octopus' })).status
}
