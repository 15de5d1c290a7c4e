import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Crest } from '../../look/Crest.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useWords } from '../../words/language.ts'
import styles from './EyesPicker.module.css'
import type { Eyes } from './frames.ts'
import type { Evening } from './open.ts'
import type { Reading } from './seen.ts'
import { words } from './words.ts'

interface EyesPickerProps {
  readonly evening: Evening
  readonly reading: Reading
  readonly eyes: Eyes
  onChange(eyes: Eyes): void
}

/** Through whose eyes the game is seen. */
export function EyesPicker({ evening, reading, eyes, onChange }: EyesPickerProps) {
  const w = useWords(words)
  const { replay, players, board } = evening
  return (
    <RadioGroup aria-label={w.eyes} value={eyes} onValueChange={onChange} className={styles['eyes'] ?? ''}>
      <Radio.Root value="all" className={styles['eye'] ?? ''} title={w.allHelp}>
        <Icon name="eye" />
        <span>{w.all}</span>
      </Radio.Root>
      {Array.from({ length: replay.seats }, (_, seat) => {
        const player = players[seat] ?? null
        const livery = board?.stage.liveries[seat]
        return (
          <Radio.Root key={seat} value={seat} className={styles['eye'] ?? ''}>
            {player !== null && <Crest crest={player.crest} size={18} />}
            {livery !== undefined && (
              <svg width="14" height="14" viewBox="0 0 24 24" fill={livery.colour} aria-hidden="true">
                <path d={livery.sign} />
              </svg>
            )}
            <span>{reading.say.name(seat)}</span>
          </Radio.Root>
        )
      })}
      <Radio.Root value="watcher" className={styles['eye'] ?? ''}>
        <Icon name="people" />
        <span>{w.watcher}</span>
      </Radio.Root>
    </RadioGroup>
  )
}
