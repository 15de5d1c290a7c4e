import '@fontsource/im-fell-english-sc/latin-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './look/tokens.css'
import './look/base.css'
import { nextTurn } from './look/turns.ts'
import { furnish } from './preferences.ts'

furnish()

/**
 * A large script is read in one piece, and until then nothing on the page can be touched. So it comes in several, each
 * read in a turn of its own, and the page is drawn when its own script is there too.
 */
async function open(): Promise<void> {
  const { createRoot } = await import('react-dom/client')
  await nextTurn()
  const { openQueries } = await import('./queries.ts')
  await nextTurn()
  const { openRouter } = await import('./routes.tsx')
  await nextTurn()
  const queries = openQueries()
  const router = openRouter(queries)
  await nextTurn()
  await router.load()
  await nextTurn()
  const { show } = await import('./show.tsx')
  await nextTurn()
  show(createRoot, queries, router)
}

void open()
