import { Tabs } from '@base-ui/react/tabs'
import { useWords } from '../../words/language.ts'
import type { Eyes } from './frames.ts'
import { Knew } from './Knew.tsx'
import { Log } from './Log.tsx'
import { Legend } from './Marks.tsx'
import type { Moment } from './moments.ts'
import { Numbers } from './Numbers.tsx'
import type { Evening } from './open.ts'
import { ProofPanel } from './ProofPanel.tsx'
import { RecordDeeds } from './RecordDeeds.tsx'
import type { Reading } from './seen.ts'
import styles from './Side.module.css'
import { words } from './words.ts'

interface SideProps {
  readonly evening: Evening
  readonly reading: Reading
  readonly eyes: Eyes
  readonly moment: Moment
  seek(move: number, fact?: number | null): void
  onFile(file: File): void
}

const tabs = ['log', 'knew', 'numbers', 'proof'] as const

export function Side({ evening, reading, eyes, moment, seek, onFile }: SideProps) {
  const w = useWords(words)
  return (
    <aside className={styles['side']} aria-label={w.tabsLabel}>
      <Tabs.Root defaultValue="log" className={styles['tabs'] ?? ''}>
        <Tabs.List className={styles['list'] ?? ''} aria-label={w.tabsLabel}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={styles['tab'] ?? ''}>
              {w.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="log" className={styles['panel'] ?? ''}>
          <Log evening={evening} reading={reading} eyes={eyes} moment={moment} seek={seek} />
        </Tabs.Panel>
        <Tabs.Panel value="knew" className={styles['panel'] ?? ''}>
          <Knew evening={evening} reading={reading} move={moment.move} />
        </Tabs.Panel>
        <Tabs.Panel value="numbers" className={styles['panel'] ?? ''}>
          <Numbers evening={evening} reading={reading} />
        </Tabs.Panel>
        <Tabs.Panel value="proof" className={styles['panel'] ?? ''}>
          <ProofPanel evening={evening} />
        </Tabs.Panel>
      </Tabs.Root>
      <div className={styles['foot']}>
        {evening.board !== null && <Legend />}
        <RecordDeeds sealed={evening.sealed} onFile={onFile} />
        <p className={styles['keys']}>{w.keys}</p>
      </div>
    </aside>
  )
}
