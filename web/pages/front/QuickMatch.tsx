import { useState } from 'react'
import { covers } from '../../games.ts'
import { useGoToTable } from '../../client/go-to-table.ts'
import { Button } from '../../look/Button.tsx'
import { Select } from '../../look/Select.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './QuickMatch.module.css'
import { words } from './words.ts'

const ANY = ''

/** One button to a game with whoever comes next. */
export function QuickMatch() {
  const { quick: w } = useWords(words)
  const language = useLanguage()
  const goTo = useGoToTable()
  const [game, setGame] = useState(ANY)
  return (
    <section className={styles['quick']} aria-labelledby="quick">
      <h2 id="quick" className={styles['title']}>
        {w.title}
      </h2>
      <div className={styles['row']}>
        {covers.length > 1 && (
          <Select<string>
            label={w.game}
            isLabelUnseen
            value={game}
            values={[
              { value: ANY, label: w.any },
              ...covers.map(({ id, title }) => ({ value: id, label: title[language] })),
            ]}
            onChange={setGame}
          />
        )}
        <Button
          kind="main"
          icon="play"
          disabled={goTo.isBusy}
          aria-label={`${w.title}, ${w.go}`}
          onClick={() => void goTo.quick(game === ANY ? null : game)}
        >
          {w.go}
        </Button>
      </div>
      <p className={styles['help']}>{w.help}</p>
    </section>
  )
}
