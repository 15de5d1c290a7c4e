import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../../client.ts'
import { healthBeside, press } from '../pressing.ts'
import type { Probe } from '../probe.ts'

const MS = 5000

/** Nothing is quicker to write and slower to read than brackets. Limits by number are off: it is about each of them. */
export const brackets: Probe = {
  name: 'brackets',
  environment: { LIMITS: 'off' },
  async attack({ base }) {
    const alone = await healthBeside(base, sleep(2000))
    const findings = [{ what: 'health alone, half of the answers and the worst', found: asked(alone) }]
    for (const kilobytes of [1000, 100]) {
      const body = '['.repeat(kilobytes * 1000)
      const client = new Client(base)
      const flood = press(MS, 4, async () => {
        await client.send('POST', '/api/records/verify', body).catch(() => {})
      })
      const waits = await healthBeside(base, flood)
      findings.push({ what: `health beside bodies of ${kilobytes} kB of brackets`, found: asked(waits) })
    }
    return findings
  },
}

function asked(waits: readonly number[]): string {
  return [waits[waits.length >> 1] ?? 0, waits.at(-1) ?? 0].map((ms) => `${Math.round(ms)} ms`).join(', ')
}
