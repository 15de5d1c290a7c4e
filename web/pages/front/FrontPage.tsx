import { lazy, Suspense, useState } from 'react'
import { covers } from '../../games.ts'
import { useLobby, type LobbyWish } from '../../client/lobby.ts'
import { useOnline } from '../../client/online.ts'
import { Icon } from '../../look/Icon.tsx'
import { Masthead } from '../../look/Masthead.tsx'
import { usePainted } from '../../look/usePainted.ts'
import { useWords } from '../../words/language.ts'
import { CodeField } from './CodeField.tsx'
import styles from './FrontPage.module.css'
import { GameCard } from './GameCard.tsx'
import { MyGames } from './MyGames.tsx'
import { OpenTables } from './OpenTables.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import { words } from './words.ts'

// Many fine lines: the words come first.
const Hero = lazy(() => import('./Hero.tsx').then((module) => ({ default: module.Hero })))

const waysToPlay = ['link', 'screen', 'pass', 'robot'] as const

export function FrontPage() {
  const w = useWords(words)
  const [wish, setWish] = useState<LobbyWish>({ game: null, pages: 1 })
  const lobby = useLobby(wish)
  // A device may have a network, and the house none.
  const isOffline = !useOnline() || lobby.state === 'lost'
  const isPainted = usePainted()
  return (
    <div className={styles['page']}>
      <Masthead isHome />
      <main>
        <div className={styles['welcome']}>
          <div className={styles['art']}>
            {isPainted && (
              <Suspense>
                <Hero />
              </Suspense>
            )}
          </div>
          <div className={styles['speech']}>
            <h1 className={styles['name']}>Octopolis</h1>
            <p className={styles['line']}>{w.line}</p>
          </div>
          {isOffline ? (
            <p className={styles['offline']} role="status">
              <Icon name="offline" />
              <span>
                <strong>{w.offline.title}.</strong> {w.offline.text}
              </span>
            </p>
          ) : (
            <div className={styles['doors']}>
              <QuickMatch />
              <CodeField />
            </div>
          )}
          <div className={styles['right']}>
            <div className={styles['mine']}>
              <MyGames />
            </div>
            <div className={styles['open']}>
              <OpenTables lobby={lobby} wish={wish} isOffline={isOffline} onWish={setWish} />
            </div>
          </div>
        </div>
        <div className={styles['rooms']}>
          <section aria-labelledby="shelf">
            <h2 id="shelf" className={covers.length === 1 ? 'unseen' : styles['heading']}>
              {w.shelf}
            </h2>
            <div className={styles['shelf']}>
              {covers.map((cover) => (
                <GameCard key={cover.id} cover={cover} isOffline={isOffline} />
              ))}
            </div>
          </section>
          <section className={styles['ways']} aria-labelledby="ways">
            <h2 id="ways">{w.ways.title}</h2>
            <ul className={styles['chairs']}>
              {waysToPlay.map((way) => (
                <li key={way} className={styles['chair']}>
                  <Icon name={way} size={30} />
                  <h3>{w.ways.list[way].name}</h3>
                  <p>{w.ways.list[way].text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </div>
  )
}
