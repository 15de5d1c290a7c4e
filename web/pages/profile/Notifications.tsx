import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../client/action.ts'
import { tell } from '../../look/Notice.tsx'
import { Switch } from '../../look/Switch.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { pushState, turnOff, turnOn } from './push.ts'
import { Section } from './Section.tsx'
import { words } from './words.ts'

const queryKey = ['push'] as const

export function Notifications() {
  const w = useWords(words).push
  const language = useLanguage()
  const queries = useQueryClient()
  const { isBusy, run } = useAction()
  const { data: state } = useQuery({ queryKey, queryFn: pushState })
  const change = async (on: boolean): Promise<void> => {
    const now = await (on ? turnOn(language) : turnOff())
    queries.setQueryData(queryKey, now)
    tell(w[now])
  }
  const isPossible = state === 'on' || state === 'off'
  return (
    <Section title={w.title}>
      <Switch
        label={w.label}
        help={state === 'unavailable' || state === 'denied' ? w[state] : w.help}
        checked={state === 'on'}
        disabled={!isPossible || isBusy}
        onChange={(on) => void run(() => change(on))}
      />
    </Section>
  )
}
