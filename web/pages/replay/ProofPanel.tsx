import type { ReactNode } from 'react'
import { Icon } from '../../look/Icon.tsx'
import { useWords } from '../../words/language.ts'
import type { Evening } from './open.ts'
import styles from './Panels.module.css'
import { words } from './words.ts'

/** The dice proof, checked on this page and said in words, with the values. */
export function ProofPanel({ evening: { sealed, proof } }: { evening: Evening }) {
  const w = useWords(words).proof
  return (
    <div className={styles['panel']}>
      <p>{w.lead}</p>
      <dl className={styles['values']}>
        <dt>{w.seed}</dt>
        <dd>{sealed.seed}</dd>
        <dt>{w.reckoned}</dt>
        <dd>{proof.reckoned}</dd>
        <dt>{w.promised}</dt>
        <dd>{sealed.commitment}</dd>
      </dl>
      <ul className={styles['checks']}>
        <Check holds={proof.isPromised}>{proof.isPromised ? w.matches : w.differs}</Check>
        {proof.isPromised && (
          <Check holds={proof.wasShown}>
            {proof.wasShown === null ? w.unknown : proof.wasShown ? w.shown : w.notShown}
          </Check>
        )}
        <Check holds={proof.isTrue}>{proof.isTrue ? w.true(sealed.moves.length) : w.false}</Check>
      </ul>
      <dl className={styles['values']}>
        <dt>{w.digest}</dt>
        <dd>{sealed.digest}</dd>
      </dl>
    </div>
  )
}

function Check({ holds, children }: { holds: boolean | null; children: ReactNode }) {
  return (
    <li data-holds={holds ?? 'unknown'}>
      <Icon name={holds === null ? 'minus' : holds ? 'check' : 'close'} />
      <span>{children}</span>
    </li>
  )
}
