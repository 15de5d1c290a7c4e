import { newGuest, perSecond, press } from '../pressing.ts'
import type { Probe } from '../probe.ts'

const MS = 15_000
const EACH = 10

export const codes: Probe = {
  name: 'codes',
  environment: { LIMITS: 'on' },
  async attack({ base }) {
    let tried = 0
    await press(MS, 8, async () => {
      const guest = await newGuest(base)
      if (guest === null) return
      for (let n = 0; n < EACH; n++) {
        const { status } = await guest.send('POST', '/api/codes', { code: 'OOOOOO' })
        if (status === 404) tried++
      }
    })
    return [{ what: 'codes of tables tried, by ever new guests', found: perSecond(tried, MS) }]
  },
}
