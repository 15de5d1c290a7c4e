import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SealedRecord } from '@octopolis/engine'
import type { KeptFailure } from '@octopolis/engine/conform'
import type { Plugin } from 'vite'
import { CABINET, type KeptRecord, type ListedFailure } from '../kept.ts'

/** Names of ours: nothing that climbs or hides. */
const plain = /^\w[\w-]*$/

const isPlain = (name: string): boolean => plain.test(name)

/** What lies in a folder; nothing, if there is none. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function documentsIn(folder: string): Promise<string[]> {
  const names = await namesIn(folder)
  return names.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [])).toSorted()
}

/** Kept beside the records, and none itself. */
const TRAILS = 'trails'

/** What was recorded of all games, and what has failed, read anew each time: what has just been written is there. */
class Cabinet {
  private readonly root: string
  private readonly failures: string

  constructor(root: string, failures: string) {
    this.root = root
    this.failures = failures
  }

  private recordsOf(game: string, ...rest: readonly string[]): string {
    return join(this.root, 'games', game, 'test', 'records', ...rest)
  }

  async list(): Promise<KeptRecord[]> {
    const games = (await namesIn(join(this.root, 'games'))).filter(isPlain)
    return (await Promise.all(games.map((game) => this.listOf(game)))).flat()
  }

  private async listOf(game: string): Promise<KeptRecord[]> {
    const editions = (await namesIn(this.recordsOf(game))).filter((name) => /^\d+$/.test(name))
    const lists = editions.map(async (edition) => {
      const names = (await documentsIn(this.recordsOf(game, edition))).filter(
        (name) => isPlain(name) && name !== TRAILS,
      )
      return Promise.all(
        names.map(async (name) => {
          const { seats, moves } = JSON.parse(await this.read(game, edition, name)) as SealedRecord
          return { game, edition: Number(edition), name, seats, moves: moves.length }
        }),
      )
    })
    return (await Promise.all(lists)).flat()
  }

  read(game: string, edition: string, name: string): Promise<string> {
    return readFile(this.recordsOf(game, edition, `${name}.json`), 'utf8')
  }

  private async listFailures(): Promise<ListedFailure[]> {
    const names = (await documentsIn(this.failures)).filter(isPlain)
    return Promise.all(
      names.map(async (file) => {
        const { game, message, move } = JSON.parse(await this.readFailure(file)) as KeptFailure
        return { file, game, message, move }
      }),
    )
  }

  private readFailure(file: string): Promise<string> {
    return readFile(join(this.failures, `${file}.json`), 'utf8')
  }

  /** The answer to a path, as JSON; null: there is nothing. */
  async answer(path: readonly string[]): Promise<string | null> {
    if (!path.every(isPlain)) return null
    const [what, ...rest] = path
    switch (what) {
      case 'records':
        return this.answerRecords(rest)
      case 'failures':
        return this.answerFailures(rest)
      default:
        return null
    }
  }

  private async answerRecords([game, edition, name]: readonly string[]): Promise<string | null> {
    if (game === undefined) return JSON.stringify(await this.list())
    return edition === undefined || name === undefined ? null : this.read(game, edition, name).catch(() => null)
  }

  private async answerFailures([file]: readonly string[]): Promise<string | null> {
    return file === undefined ? JSON.stringify(await this.listFailures()) : this.readFailure(file).catch(() => null)
  }
}

/** Hands the repository's records and failures to the pages of `npm run dev`. No build has it. */
export function cabinet(root: string, failures = join(root, '.failures')): Plugin {
  const kept = new Cabinet(root, failures)
  return {
    name: 'octopolis:cabinet',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(CABINET, (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://cabinet').pathname.split('/').filter((part) => part !== '')
        kept.answer(path).then((text) => {
          response.statusCode = text === null ? 404 : 200
          response.setHeader('content-type', 'application/json; charset=utf-8')
          response.setHeader('cache-control', 'no-store')
          response.end(text ?? 'null')
        }, next)
      })
    },
  }
}
