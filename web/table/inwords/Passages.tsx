import type { Passage } from '@octopolis/engine'
import { capital } from '../sentences.ts'
import styles from './Passages.module.css'

/** "Ada: standing in the crypt": who or what a line is about, where it says so. The colon keeps its space in French. */
const about = /^([^:]{1,44}?)(\s?:)\s+(.+)$/u

/** Short lists under headings. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return passages.map(({ title, lines }) => (
    <div className={styles.passage} key={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>
            <Line text={capital(line)} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Line({ text }: { readonly text: string }) {
  const [, subject, colon, rest] = about.exec(text) ?? []
  if (subject === undefined || rest === undefined) return text
  return (
    <>
      <b>
        {subject}
        {colon}
      </b>{' '}
      {rest}
    </>
  )
}
