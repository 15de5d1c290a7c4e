import { silenceBefore, type Cause } from '../store/faults.ts'
import type { Weather } from '../store/weather.ts'
import { endOutage } from './outage.ts'
import type { TableNeeds } from './needs.ts'
import type { LiveTable } from './table.ts'

/** All tables, as far as they stand still. */
interface StillHouse {
  /** Opens those at which something may happen by itself. */
  start(): Promise<void>
  inMemory(): Promise<readonly LiveTable[]>
}

/** While nothing can be written the whole house stands still: clocks stand still at every table, and bots wait. */
export class Outages {
  private readonly house: StillHouse
  private readonly weather: Weather
  private readonly needs: Pick<TableNeeds, 'now' | 'trouble'>
  /** Null: it can. */
  private since: number | null = null

  constructor(house: StillHouse, weather: Weather, needs: Pick<TableNeeds, 'now' | 'trouble'>) {
    this.house = house
    this.weather = weather
    this.needs = needs
    weather.on('foul', this.begin)
    weather.on('fair', this.end)
  }

  stop(): void {
    this.weather.off('foul', this.begin)
    this.weather.off('fair', this.end)
  }

  /** A table that was opened meanwhile stands still with the others. */
  join(table: LiveTable): void {
    if (this.since !== null) table.standStill(this.since)
  }

  private readonly begin = (_cause: Cause, error: unknown): void => {
    const since = (this.since ??= this.needs.now() - silenceBefore(error))
    void this.house.inMemory().then((tables) => {
      // It may have been over before it was told.
      if (this.since !== null) for (const table of tables) table.standStill(since)
    })
  }

  private readonly end = (): void => {
    const { trouble } = this.needs
    // Tables that are out of memory, or couldn't be opened meanwhile, have clocks too.
    void this.house
      .start()
      .catch((error: unknown) => trouble(error, 'opening after an outage'))
      .then(() => (this.weather.cause === null ? this.wakeAll() : undefined))
  }

  /** Those who come from now on find a house that can write; tables that stood still go on. */
  private async wakeAll(): Promise<void> {
    const { trouble } = this.needs
    this.since = null
    for (const table of await this.house.inMemory()) {
      if (table.outSince === null && !table.isVoid) continue
      table.queue
        .run(() => endOutage(table))
        .catch((error: unknown) => {
          trouble(error, `outage at ${table.id}`)
          // Nobody may freeze a table: unless all of them stand still again, this one goes on.
          if (this.weather.cause === null) table.wake()
        })
    }
  }
}
