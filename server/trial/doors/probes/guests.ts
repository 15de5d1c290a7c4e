import { newGuest, perSecond, press } from '../pressing.ts'
import type { Probe } from '../probe.ts'

const MS = 15_000

export const guests: Probe = {
  name: 'guests',
  environment: { LIMITS: 'on' },
  async attack({ base }) {
    let made = 0
    await press(MS, 8, async () => {
      if ((await newGuest(base)) !== null) made++
    })
    return [{ what: 'guests made from one address', found: perSecond(made, MS) }]
  },
}

/** Behind a proxy a caller may write any address in front of the one that the proxy adds. */
export const forged: Probe = {
  name: 'forged',
  environment: { LIMITS: 'on', TRUST_PROXY: 'yes' },
  async attack({ base }) {
    let [made, claims] = [0, 0]
    await press(MS, 8, async () => {
      const claim = `10.${(claims >> 8) & 255}.${claims++ & 255}.1`
      if ((await newGuest(base, { 'x-forwarded-for': `${claim}, 203.0.113.1` })) !== null) made++
    })
    return [{ what: 'the same behind a proxy, each claiming another address', found: perSecond(made, MS) }]
  },
}
