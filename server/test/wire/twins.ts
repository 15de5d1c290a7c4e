import { canonical, QuickChance, type Viewer } from '@octopolis/engine'
import type { AnyProof } from '@octopolis/engine/conform'
import type { Entry } from '../../store/rows.ts'
import type { WholeTable } from '../../store/store.ts'
import type { LiveTable } from '../../tables/table.ts'
import type { Findings } from './findings.ts'
import type { RefusalSent } from './reading.ts'
import type { Retelling } from './retelling.ts'
import { attempt, tableAfter, tableIn, type Deed } from './worlds.ts'

/** A deed that was refused over the wire. */
export interface Refusing {
  readonly reader: string
  readonly account: string
  readonly viewer: Viewer
  readonly deed: Deed
  readonly refusal: RefusalSent
  /** Between which lines of the log it was decided. */
  readonly since: number
  readonly until: number
}

export interface Case {
  readonly retelling: Retelling
  readonly whole: WholeTable
  readonly log: readonly Entry[]
  /** null: this game can't be dealt again. */
  readonly redeal: AnyProof['redeal'] | null
  /** null: nobody can imagine it. */
  readonly imagine: boolean
}

/** The same deed in sight of the past, of the present and of the future of a table at which nothing has happened yet. */
function atAllTimes(deed: Deed): Deed[] {
  if (deed.name === 'say') return [deed]
  return [-1, 0, 1000].map((seq) => ({ ...deed, body: { ...deed.body, seq } }) as Deed)
}

/**
 * Whatever a viewer is sent, it would have been sent in any other world that it can't tell from this one: positions,
 * tables and refusals are made again by the house's own code, in the true world and in twins of it.
 */
export class Twins {
  compared = 0
  explained = 0
  private readonly one: Case
  private readonly findings: Findings
  private readonly chance: QuickChance

  constructor(one: Case, seed: string, findings: Findings) {
    this.one = one
    this.findings = findings
    this.chance = new QuickChance(seed)
  }

  /** Some positions from all over the game, each for somebody. */
  async checkPositions(howMany: number): Promise<void> {
    const { retelling } = this.one
    const viewers: Viewer[] = ['watcher', ...Array.from({ length: retelling.seats }, (_, seat) => seat)]
    for (let left = howMany; left > 0; left--) {
      await this.compare('a twin', this.chance.below(retelling.last + 1), this.chance.pick(viewers), null)
    }
  }

  /** Is each one what the house says to that, at a line that it had just then, and would say in a twin too? */
  async checkRefusals(refusings: readonly Refusing[]): Promise<void> {
    const { retelling, whole, log } = this.one
    let table = await tableAfter(retelling.game, whole, [])
    let open = [...refusings]
    for (let seq = 0; seq <= retelling.last; seq++) {
      const line = log[seq - 1]
      if (line !== undefined) table.match?.apply(line)
      for (const one of open.filter(({ since, until }) => since <= seq && seq <= until)) {
        const refusal = await attempt(table, one.account, one.deed)
        // It was allowed just here: what has become of the table is void.
        if (refusal === null) table = await tableAfter(retelling.game, whole, log.slice(0, seq))
        const isExplained = canonical(refusal) === canonical(one.refusal) || (await this.isAfterAnswer(one, seq))
        if (!isExplained) continue
        open = open.filter((other) => other !== one)
        this.explained++
        await this.compare(one.reader, seq, one.viewer, one)
      }
    }
    for (const one of open) {
      const [deed, refusal] = [JSON.stringify(one.deed), JSON.stringify(one.refusal)]
      this.findings.add('refusal', one.reader, `${deed} is no reason to say ${refusal}`)
      await this.compare(one.reader, Math.min(one.until, retelling.last), one.viewer, one)
    }
  }

  /** Is it what the house says to somebody who has answered with eyes closed? */
  private async isAfterAnswer({ account, viewer, deed, refusal }: Refusing, seq: number): Promise<boolean> {
    const { retelling, whole, log } = this.one
    if (viewer === 'watcher') return false
    // Whoever answers a window twice at once, or after its time, is told so, whatever the answers are.
    if (retelling.isWindowAt(seq) && deed.name === 'play') {
      if (refusal.error === 'conflict') return true
      if (whole.table.clock.kind === 'live' && refusal.message === 'That moment is over: look again.') return true
    }
    if (!retelling.isVeiledAt(seq)) return false
    const table = await tableAfter(retelling.game, whole, log.slice(0, seq))
    const prompt = table.prompt(viewer)
    if (prompt === null) return false
    await table.seal({ seat: viewer, move: prompt.fallback, id: 'an answer', by: 'person' })
    return canonical(await attempt(table, account, deed)) === canonical(refusal)
  }

  private async compare(reader: string, seq: number, viewer: Viewer, refusing: Refusing | null): Promise<void> {
    const { retelling, whole } = this.one
    const here = await tableIn(retelling.game, whole, retelling.stateAt(seq))
    const account = refusing?.account ?? null
    const sent = structuredClone({ ...here.see(viewer, null), info: here.info(account) })
    const refusals = canonical(await this.refusalsIn(here, refusing))
    for (const state of this.twinsAt(seq, viewer)) {
      this.compared++
      const where = `in a twin of line ${seq} that ${viewer} can't tell from it`
      const there = await tableIn(retelling.game, whole, state)
      const other = { ...there.see(viewer, null), info: there.info(account) }
      for (const part of Object.keys(sent) as (keyof typeof sent)[]) {
        const [mine, theirs] = [canonical(sent[part]), canonical(other[part])]
        if (mine !== theirs) this.findings.add('position', reader, `${where}, its ${part} is ${theirs}, not ${mine}`)
      }
      const others = canonical(await this.refusalsIn(there, refusing))
      if (others !== refusals) this.findings.add('refusal', reader, `${where}, it is told ${others}, not ${refusals}`)
    }
  }

  private async refusalsIn(table: LiveTable, refusing: Refusing | null): Promise<(RefusalSent | null)[]> {
    const refusals: (RefusalSent | null)[] = []
    for (const deed of refusing === null ? [] : atAllTimes(refusing.deed)) {
      refusals.push(await attempt(table, refusing?.account ?? '', deed))
    }
    return refusals
  }

  /** Other states in which this viewer would see the same. */
  private twinsAt(seq: number, viewer: Viewer): unknown[] {
    const { retelling, redeal, imagine } = this.one
    const { game } = retelling
    const view = (): unknown => JSON.parse(JSON.stringify(game.view(retelling.stateAt(seq), viewer)))
    return [
      ...(redeal === null ? [] : [redeal(retelling.stateAt(seq), viewer, this.chance)]),
      ...(imagine ? [game.imagine(view(), this.chance)] : []),
    ]
  }
}
