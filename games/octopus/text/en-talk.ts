import type { Say, Seat, Words } from '@octopolis/engine'
import type { Octopus } from '../kit.ts'
import type { Talk } from '../talk.ts'
import { places } from './en-nouns.ts'
import { voices } from './en-voices.ts'
import { inVoice } from './voices.ts'

/** Plainly, as people say it who have picked it from a list. */
function plainly(talk: Talk, speaker: Seat, say: Say): string {
  const me = say.name(speaker)
  const you = 'with' in talk ? say.name(talk.with) : ''
  switch (talk.type) {
    case 'going':
      return `${me} says “I’ll be in ${places[talk.to].the}”.`
    case 'sending':
      return `${me} says “my offspring will be in ${places[talk.to].the}”.`
    case 'deal':
      return talk.taker === speaker
        ? `${me} says “${you}, leave ${places[talk.at].the} to me this time”.`
        : `${me} says “${you}, I leave ${places[talk.at].the} to you this time”.`
    case 'alarm':
      return `${me} says “${say.name(talk.cult)} is close to the ritual: stop that cult”.`
    case 'share':
      return `${me} says “${you}, I leave you ${places[talk.yours].the} if you leave me ${places[talk.mine].the}”.`
    case 'threat':
      return `${me} says “${you}, touch ${places[talk.at].the} and I fight”.`
    case 'next':
      return `${me} says “${you}, let me take it, and the next is yours”.`
    case 'calm':
      return `${me} says “${you}, if we fight we both bleed”.`
    case 'whither':
      return `${me} asks “${you}, where will you be?”`
    case 'peace':
      return `${me} asks “${you}, shall we leave each other in peace?”`
    case 'agree':
      return `${me} answers “agreed, ${you}”.`
    case 'refuse':
      return `${me} answers “no, ${you}”.`
    case 'shrug':
      return `${me} shrugs at ${you}.`
    case 'thanks':
      return `${me} says “thank you, ${you}”.`
    case 'grudge':
      return `${me} says “I won’t forget this, ${you}”.`
    case 'reproach':
      return `${me} says “${you}, you broke your word on turn ${talk.turn}”.`
  }
}

/** In the speaker's own voice, if they have one. */
function aloud(talk: Talk, speaker: Seat, say: Say): string {
  const line = inVoice(voices, places, talk, speaker, say)
  return line === null ? plainly(talk, speaker, say) : `${say.name(speaker)}: “${line}”`
}

export const talk: Words<Octopus>['talk'] = {
  going: aloud,
  sending: aloud,
  deal: aloud,
  alarm: aloud,
  share: aloud,
  threat: aloud,
  next: aloud,
  calm: aloud,
  whither: aloud,
  peace: aloud,
  agree: aloud,
  refuse: aloud,
  shrug: aloud,
  thanks: aloud,
  grudge: aloud,
  reproach: aloud,
}
