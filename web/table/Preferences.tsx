import { LanguageSwitch } from '../look/Masthead.tsx'
import { Segments } from '../look/Segments.tsx'
import { Switch } from '../look/Switch.tsx'
import { inBoth, useWords } from '../words/language.ts'
import styles from './Preferences.module.css'
import { change, useSettings, type Settings } from './settings.ts'

const words = inBoth({
  en: {
    language: 'Language',
    pace: 'Pace of events',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    sound: 'Sound',
    sounds: { off: 'Off', turn: 'My turn', all: 'All' },
    confirm: 'Ask before costly moves',
    confirmHelp: 'One question before a move that costs something and can’t be taken back.',
    text: 'Size of text',
    texts: { small: '90%', normal: '100%', large: '110%', larger: '130%' },
    thumb: 'Answer under',
    thumbs: { left: 'the left thumb', right: 'the right thumb' },
    motion: 'Reduced motion',
    motionHelp: 'Nothing glides or pulses. Without it, this page does as your device says.',
  },
  fr: {
    language: 'Langue',
    pace: 'Rythme des événements',
    paces: { slow: 'Lent', normal: 'Normal', fast: 'Vif', instant: 'D’un coup' },
    sound: 'Son',
    sounds: { off: 'Aucun', turn: 'Mon tour', all: 'Tous' },
    confirm: 'Demander avant un coup coûteux',
    confirmHelp: 'Une question avant un coup qui coûte et qu’on ne peut pas reprendre.',
    text: 'Taille du texte',
    texts: { small: '90 %', normal: '100 %', large: '110 %', larger: '130 %' },
    thumb: 'Réponse sous',
    thumbs: { left: 'le pouce gauche', right: 'le pouce droit' },
    motion: 'Moins de mouvement',
    motionHelp: 'Rien ne glisse, rien ne palpite. Sinon, la page suit les réglages de votre appareil.',
  },
})

const paces = ['slow', 'normal', 'fast', 'instant'] as const
const sounds = ['off', 'turn', 'all'] as const
const texts = ['small', 'normal', 'large', 'larger'] as const
const thumbs = ['left', 'right'] as const

interface OneOfProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  onChange(value: Value): void
}

function OneOf<Value extends string>({ label, value, values, names, onChange }: OneOfProps<Value>) {
  return (
    <div className={styles['row']}>
      <span>{label}</span>
      <Segments<Value>
        label={label}
        value={value}
        values={values.map((one) => ({ value: one, label: names[one] }))}
        onChange={onChange}
      />
    </div>
  )
}

/** How one likes to play on this device: the same on the page of settings and at every table. */
export function Preferences() {
  const w = useWords(words)
  const { pace, sound, confirm, text, thumb, motion } = useSettings()
  const keep =
    <Key extends keyof Settings>(key: Key) =>
    (value: Settings[Key]): void =>
      change({ [key]: value })
  return (
    <div className={styles['preferences']}>
      <div className={styles['row']}>
        <span>{w.language}</span>
        <LanguageSwitch />
      </div>
      <OneOf label={w.pace} value={pace} values={paces} names={w.paces} onChange={keep('pace')} />
      <OneOf label={w.sound} value={sound} values={sounds} names={w.sounds} onChange={keep('sound')} />
      <OneOf label={w.text} value={text} values={texts} names={w.texts} onChange={keep('text')} />
      <OneOf label={w.thumb} value={thumb} values={thumbs} names={w.thumbs} onChange={keep('thumb')} />
      <Switch label={w.confirm} help={w.confirmHelp} checked={confirm} onChange={keep('confirm')} />
      <Switch
        label={w.motion}
        help={w.motionHelp}
        checked={motion === 'reduced'}
        onChange={(isReduced) => change({ motion: isReduced ? 'reduced' : 'device' })}
      />
    </div>
  )
}
