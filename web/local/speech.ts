import type { Seat, Story } from '@octopolis/engine'
import { emotes } from '@octopolis/server/protocol/emotes'
import type { Utterance } from '@octopolis/server/protocol/tables'
import { Declined } from '../declined.ts'

const LONGEST = 300

function tidied(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (line.length === 0 || line.length > LONGEST) {
    throw new Declined('invalid', `What is said needs 1 to ${LONGEST} characters.`)
  }
  return line
}

/** What this seat says, if the rules let it; as it is kept. */
export function spoken(story: Story, seat: Seat, utterance: Utterance): Utterance {
  const isOn = story.outcome === null
  const voice = isOn ? story.voice(seat) : 'free'
  if (voice === 'silent') throw new Declined('forbidden', 'The rules ask you to be silent now.')
  if (voice === 'gestures' && utterance.kind !== 'emote') {
    throw new Declined('forbidden', 'The rules allow you gestures alone now.')
  }
  switch (utterance.kind) {
    case 'text':
      return { kind: 'text', said: tidied(utterance.said) }
    case 'emote':
      if (!emotes.includes(utterance.said)) throw new Declined('invalid', 'Nobody knows that gesture.')
      return utterance
    case 'talk':
      if (!isOn) throw new Declined('conflict', 'The game is not on: there is nothing to claim or offer.')
      story.checkTalk(seat, utterance.said)
      return utterance
  }
}
