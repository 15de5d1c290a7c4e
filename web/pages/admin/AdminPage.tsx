import type { Report } from '@octopolis/server/protocol/admin'
import { Link } from '@tanstack/react-router'
import { useLeaves } from '../../client/pages.ts'
import { buttonClass } from '../../look/Button.tsx'
import { Masthead } from '../../look/Masthead.tsx'
import { useTitle } from '../../look/useTitle.ts'
import { Declined } from '../../declined.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { reasonOf } from '../../words/refusals.ts'
import styles from './Admin.module.css'
import { Tokens } from '../profile/Tokens.tsx'
import { Bans } from './Bans.tsx'
import { More } from './More.tsx'
import { Reports } from './Reports.tsx'
import { Tables } from './Tables.tsx'
import { words } from './words.ts'

export function AdminPage() {
  const w = useWords(words)
  const reports = useLeaves<Report>(['admin', 'reports'], '/api/admin/reports', 'reports')
  useTitle(w.page)
  return (
    <>
      <Masthead />
      <main className={styles['page']}>
        <h1>{w.page}</h1>
        {reports.error !== null && <Shut error={reports.error} />}
        {reports.rows !== undefined && (
          <>
            <Reports reports={reports.rows} />
            <More of={reports} />
            <Tables />
            <Bans />
            <Tokens ruling />
          </>
        )}
      </main>
    </>
  )
}

/** The door is shut: said plainly, with the way on where there is one. */
function Shut({ error }: { error: Error }) {
  const w = useWords(words)
  const language = useLanguage()
  const reason = error instanceof Declined ? error.reason : null
  if (reason === 'unknown') {
    return (
      <>
        <p role="alert">{w.nobody}</p>
        <p>
          <Link to="/me" className={buttonClass('main')}>
            {w.toMe}
          </Link>
        </p>
      </>
    )
  }
  return <p role="alert">{reason === 'forbidden' ? w.notAdmin : reasonOf(error, language)}</p>
}
