import type { Box } from '@octopolis/games/box'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { coverOf, hasLesson, openBox } from '../../games.ts'
import { lightOf } from '../../look/light.ts'
import { Masthead } from '../../look/Masthead.tsx'
import { Porthole } from '../../look/Porthole.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { Lost } from '../Lost.tsx'
import { Alone } from './Alone.tsx'
import { Doorway } from './Doorway.tsx'
import { Online } from './Online.tsx'
import { Passed } from './Passed.tsx'
import styles from './PlayPage.module.css'
import { waysToPlay, words, type WayToPlay } from './words.ts'
import { useParam } from '../../param.ts'

function Behind({ way, box }: { way: WayToPlay; box: Box }) {
  switch (way) {
    case 'alone':
      return <Alone box={box} />
    case 'friends':
      return <Online box={box} where="table" />
    case 'room':
      return <Online key="room" box={box} where="room" />
    case 'pass':
      return <Passed box={box} />
  }
}

/** One game, and the four doors to it. */
export function PlayPage() {
  const game = useParam('game')
  const w = useWords(words)
  const language = useLanguage()
  const group = useId()
  const [way, setWay] = useState<WayToPlay>('alone')
  const cover = coverOf(game)
  const box = useQuery({
    queryKey: ['box', game],
    queryFn: () => openBox(game),
    staleTime: Infinity,
    networkMode: 'always',
  }).data
  if (cover === null) return <Lost />
  return (
    <div className={styles['page']} style={lightOf(cover)}>
      <Masthead />
      <main className={styles['main']}>
        <div className={styles['head']}>
          <div className={styles['window']}>
            <Porthole cover={cover} />
          </div>
          <div className={styles['bill']}>
            <h1 className={styles['title']}>{cover.title[language]}</h1>
            <p className={styles['facts']}>
              <span>{w.seats(cover.seats.min, cover.seats.max)}</span>
              <span>{w.minutes(cover.minutes[0], cover.minutes[1])}</span>
              {hasLesson(game) && (
                <Link to="/learn/$game" params={{ game }}>
                  {w.learn}
                </Link>
              )}
              <Link to="/rules/$game" params={{ game }}>
                {w.rules}
              </Link>
            </p>
            <p className={styles['pitch']}>{cover.pitch[language]}</p>
          </div>
        </div>
        <fieldset className={styles['doors']}>
          <legend className={styles['question']}>{w.question}</legend>
          <div className={styles['row']}>
            {waysToPlay.map((one) => (
              <label key={one} className={styles['door']}>
                <input
                  type="radio"
                  className="unseen"
                  name={group}
                  checked={one === way}
                  onChange={() => setWay(one)}
                />
                <Doorway way={one} />
                <span className={styles['name']}>{w.ways[one].name}</span>
                <span className={styles['text']}>{w.ways[one].text}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {box !== undefined && box !== null && <Behind way={way} box={box} />}
      </main>
    </div>
  )
}
