import { fields, same } from '@octopolis/engine'
import type { Box } from '@octopolis/games'
import { Client } from '../../trial/client.ts'
import type { TestApp } from '../app.ts'
import { settings, type Setting } from './settings.ts'

/** What is told of a table that has begun. */
interface Begun {
  readonly game: string
  readonly status: string
  readonly seats: readonly unknown[]
  readonly options: Readonly<Record<string, unknown>>
}

async function begin(client: Client, { box: { game }, seats, options }: Setting): Promise<Begun> {
  const { id } = await client.post<{ id: string }>('/api/tables', { game: game.id, seats, options })
  const path = `/api/tables/${id}`
  for (let seat = 1; seat < seats; seat++) await client.put(`${path}/seats/${seat}`, { bot: 'random' })
  return client.post<Begun>(`${path}/start`)
}

/** Begins tables of all kinds, and says which numbers of seats and which values of options none of them has; or all is well. */
export async function missingBeginnings(app: TestApp, box: Box): Promise<string[]> {
  const { id, seats, options } = box.game
  const client = await Client.guest(app.base, 'Sample')
  const begun: Begun[] = []
  for (const setting of settings(box)) begun.push(await begin(client, setting))
  const idle = begun.filter(({ game, status }) => game !== id || status !== 'playing')
  const numbers = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index)
  const values = fields(options).flatMap(([key, field]) => {
    if (field.kind === 'several') return []
    const all: readonly unknown[] = field.kind === 'toggle' ? [false, true] : field.values
    return all.map((value) => ({ key, value }))
  })
  return [
    ...idle.map(({ game, status }) => `a table of ${game} is ${status}`),
    ...numbers.filter((number) => !begun.some((one) => one.seats.length === number)).map((number) => `${number} seats`),
    ...values
      .filter(({ key, value }) => !begun.some((one) => same(one.options[key], value)))
      .map(({ key, value }) => `${key}: ${JSON.stringify(value)}`),
  ]
}
