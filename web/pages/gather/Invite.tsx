import type { TableInfo } from '@octopolis/server/protocol/tables'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { coverOf } from '../../games.ts'
import { Button, buttonClass } from '../../look/Button.tsx'
import { tell } from '../../look/Notice.tsx'
import { Qr } from '../../look/Qr.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import styles from './Invite.module.css'
import { words } from './words.ts'

/** Where somebody gets in: a table that opens by its code is reached through the door, code in hand. */
function linkTo({ id, code }: Pick<TableInfo, 'id' | 'code'>): string {
  return code === null ? `${location.origin}/t/${id}` : `${location.origin}/?code=${code}`
}

interface InviteProps {
  readonly info: TableInfo
  /** Null: not for this viewer to decide. */
  readonly onWantCode: (() => void) | null
}

/** A letter to friends: link, code and QR code on one sheet of paper. */
export function Invite({ info, onWantCode }: InviteProps) {
  const { invite: w } = useWords(words)
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const link = linkTo(info)
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      tell(w.copied)
    } catch {
      // Plain http has no clipboard: the text is marked, the rest is one key.
      tell(w.mark)
    }
  }
  const share = (): void => {
    const text = w.shareText(coverOf(info.game)?.title[language] ?? '')
    navigator.share({ title: 'Octopolis', text, url: link }).catch(() => undefined)
  }
  return (
    <section className={styles['letter']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']}>
        {w.title}
      </h2>
      <p>{info.code === null ? w.text : w.textCode}</p>
      {info.code !== null && (
        <p className={styles['code']}>
          <span className="unseen">{`${w.code} ${w.spell(info.code)}`}</span>
          <span aria-hidden="true">{info.code}</span>
        </p>
      )}
      <div className={styles['qr']}>
        <Qr text={link} label={w.qr} />
      </div>
      <label htmlFor={id} className="unseen">
        {w.link}
      </label>
      <input
        ref={field}
        id={id}
        className={styles['link']}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles['acts']}>
        <Button kind="main" icon="copy" onClick={() => void copy()}>
          {w.copy}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={share}>
            {w.share}
          </Button>
        )}
        <Link to="/t/$id/room" params={{ id: info.id }} className={buttonClass('other')}>
          {w.room}
        </Link>
      </div>
      {info.code === null && onWantCode !== null && (
        <p className={styles['aside']}>
          <button type="button" className={styles['want']} onClick={onWantCode}>
            {w.wantCode}
          </button>{' '}
          {w.wantCodeText}
        </p>
      )}
    </section>
  )
}
