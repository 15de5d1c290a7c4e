import type { Say, Seat, Words } from '@octopolis/engine'
import type { Octopus } from '../kit.ts'
import type { Talk } from '../talk.ts'
import { places } from './fr-nouns.ts'
import { voices } from './fr-voices.ts'
import { inVoice } from './voices.ts'

/** Plainly, as people say it who have picked it from a list. */
function plainly(talk: Talk, speaker: Seat, say: Say): string {
  const me = say.name(speaker)
  const you = 'with' in talk ? say.name(talk.with) : ''
  switch (talk.type) {
    case 'going':
      return `${me} annonce « je serai ${places[talk.to].in} ».`
    case 'sending':
      return `${me} annonce « mon rejeton sera ${places[talk.to].in} ».`
    case 'deal':
      return talk.taker === speaker
        ? `${me} propose « ${you}, laissez-moi ${places[talk.at].the} pour cette fois ».`
        : `${me} propose « ${you}, je vous laisse ${places[talk.at].the} pour cette fois ».`
    case 'alarm':
      return `${me} prévient « ${say.name(talk.cult)} est tout près du rituel : il faut l’arrêter ».`
    case 'share':
      return `${me} propose « ${you}, je vous laisse ${places[talk.yours].the} si vous me laissez ${places[talk.mine].the} ».`
    case 'threat':
      return `${me} menace « ${you}, servez-vous ${places[talk.at].in} et je me bats ».`
    case 'next':
      return `${me} propose « ${you}, laissez-moi me servir, et la prochaine fois ce sera vous ».`
    case 'calm':
      return `${me} fait remarquer « ${you}, si nous nous battons, nous saignons à deux ».`
    case 'whither':
      return `${me} demande « ${you}, où serez-vous ? »`
    case 'peace':
      return `${me} demande « ${you}, et si nous nous laissions en paix ? »`
    case 'agree':
      return `${me} répond « d’accord, ${you} ».`
    case 'refuse':
      return `${me} répond « non, ${you} ».`
    case 'shrug':
      return `${me} hausse les épaules : « allez savoir, ${you} ».`
    case 'thanks':
      return `${me} dit « merci, ${you} ».`
    case 'grudge':
      return `${me} dit « je m’en souviendrai, ${you} ».`
    case 'reproach':
      return `${me} reproche « ${you}, vous avez manqué à votre parole au tour ${talk.turn} ».`
  }
}

/** In the speaker's own voice, if they have one. */
function aloud(talk: Talk, speaker: Seat, say: Say): string {
  const line = inVoice(voices, places, talk, speaker, say)
  return line === null ? plainly(talk, speaker, say) : `${say.name(speaker)} : « ${line} »`
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
