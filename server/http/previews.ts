import type { Language } from '@octopolis/engine'
import type { Box } from '@octopolis/games'
import type { ListedTable, Sitter } from '../protocol/lists.ts'
import type { WholeTable } from '../store/store.ts'
import type { Account } from '../identity/account.ts'
import { shown } from '../tables/listing.ts'
import { previewWords } from './preview-words.ts'

/** What a link to us looks like where it is pasted: in a chat, in a feed. */
interface Preview {
  readonly title: string
  readonly text: string
  /** A file of the pages. */
  readonly picture: string
}

interface PreviewGround {
  readonly boxes: Readonly<Record<string, Box>>
  /** No table is opened for a preview: it is told from what is stored. */
  find(id: string): Promise<WholeTable | null>
  accounts(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>
}

const ofGame = /^(?:play|learn|rules)\/([\w-]{1,64})\/?$/
const ofTable = /^t\/([a-z0-9]{1,40})(?:\/room)?\/?$/

function pictureOf(game: string): string {
  return `/previews/${game}.png`
}

const house = '/previews/house.png'

/** What can be said of a path to anybody who may know it; null: nothing but what the page says itself. */
export function previewsOf({ boxes, find, accounts }: PreviewGround) {
  const boxOf = (game: string): Box | null => (Object.hasOwn(boxes, game) ? (boxes[game] ?? null) : null)

  async function table(id: string, language: Language): Promise<Preview | null> {
    const whole = await find(id)
    // Who has no code isn't even told that there is such a table.
    if (whole === null || whole.table.visibility === 'code') return null
    const box = boxOf(whole.table.game)
    if (box === null) return null
    const listed = shown(whole, await accounts(whole.seats.flatMap(({ account }) => account ?? [])))
    return {
      title: titleOf(listed, box.words[language].title, language),
      text: stateOf(listed.seats, whole.table.status, language),
      picture: pictureOf(whole.table.game),
    }
  }

  return async (path: string, language: Language): Promise<Preview | null> => {
    if (path === '') return { ...previewWords[language].house, picture: house }
    const game = ofGame.exec(path)?.[1]
    if (game !== undefined) {
      const words = boxOf(game)?.words[language]
      return words === undefined ? null : { title: words.title, text: words.pitch, picture: pictureOf(game) }
    }
    const id = ofTable.exec(path)?.[1]
    return id === undefined ? null : table(id, language)
  }
}

function titleOf({ host, seats }: Pick<ListedTable, 'host' | 'seats'>, game: string, language: Language): string {
  const owner = seats.find((sitter) => sitter?.kind === 'person' && sitter.id === host)
  return owner === undefined || owner === null ? game : previewWords[language].tableOf(game, owner.name)
}

function stateOf(seats: readonly Sitter[], status: WholeTable['table']['status'], language: Language): string {
  const names = seats.flatMap((sitter) => sitter?.name ?? [])
  const w = previewWords[language]
  switch (status) {
    case 'gathering':
      return w.gathering(names, seats.length)
    case 'playing':
      return w.playing(names)
    case 'finished':
      return w.finished(names)
    case 'closed':
      return w.closed
  }
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}

/** The page with its preview in its head, where it has one. */
export function withPreview(page: string, preview: Preview, address: string, language: Language): string {
  const { origin } = new URL(address)
  const tags = {
    'og:site_name': 'Octopolis',
    'og:type': 'website',
    'og:locale': language === 'fr' ? 'fr_FR' : 'en_GB',
    'og:title': preview.title,
    'og:description': preview.text,
    'og:url': address,
    'og:image': `${origin}${preview.picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const lines = Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`)
  return page.replace(
    '</head>',
    () => `${lines.join('')}<meta name="twitter:card" content="summary_large_image"></head>`,
  )
}
