import type { Passage, Say, Seat } from '@octopolis/engine'
import { crewOf, type Faction } from '../data/crew.ts'
import { musketsNeeded } from '../rules/loyalty.ts'
import { factionKnown, type View } from '../view.ts'
import { roles, when } from './fr-characters.ts'
import { chronicleLines, notebookLines, timeline, type Who } from './fr-chronicle.ts'
import {
  allegiances,
  byColour,
  chartLabels,
  headingNames,
  legEnd,
  list,
  marks,
  muskets,
  posts,
  shipAt,
} from './fr-nouns.ts'
import { capital, courses, crewFrom, isTesting, mine, postOf, total, type SeenMate } from './seen.ts'

const wants: Readonly<Record<Faction, string>> = {
  sailors: 'mener le navire à la Baie d’Embrunzur, à l’est (bleu)',
  pirates: 'mener le navire à la Crique Écarlate, à l’ouest (rouge)',
  cult: 'mener le navire au Kraken, au nord (jaune), ou voir le chef du Culte lui être livré',
}

export function table(view: View, say: Say): readonly Passage[] {
  return passages(view, say).map(({ lines, ...passage }) => ({ ...passage, lines: lines.map(capital) }))
}

function passages(view: View, say: Say): readonly Passage[] {
  const who: Who = (seat) => (seat === view.viewer ? 'vous' : say.name(seat))
  const isOver = view.ending !== null
  const past = chronicleLines(view, say)
  return [
    { title: 'Le voyage', lines: voyageLines(view, say) },
    ...(isTesting(view) ? [{ title: 'La preuve de loyauté', lines: testLines(view, who) }] : []),
    ...(isOver ? [] : secrets(view, who)),
    { title: 'L’équipage', lines: crewFrom(view).map((mate) => mateLine(view, mate, who)) },
    ...(isOver ? [{ title: 'Qui était quoi', lines: factionLines(view, who) }, timeline(view, say)] : []),
    ...(isOver || past.length === 0 ? [] : [{ title: 'La chronique', lines: past }]),
  ]
}

function voyageLines(view: View, say: Say): string[] {
  const { voyage, ship, pile, discards, rituals, ending } = view
  const winners = ending?.places.flatMap((place, seat) => (place === 1 ? [say.name(seat)] : [])) ?? []
  return [
    ...(ending === null ? [] : [`La partie est finie : victoire pour ${list(winners)}`]),
    `Le navire : ${shipAt(voyage.chart, ship)} (${chartLabels[voyage.chart]})`,
    ...courses(view).map((leg) => `${headingNames[leg.heading]} : ${legEnd(leg)}`),
    `Cartes Navigation : ${pile} dans la pioche, ${discards} en haute mer`,
    ...trickLines(view),
    `Rituels restants : ${rituals}`,
    `Mutinerie : à partir de ${muskets(crewOf(voyage.seats).threshold)}`,
  ]
}

/** What the next navigation will be like. */
function trickLines({ tricks: { smuggler, archivist } }: View): string[] {
  return [
    ...smuggler.map((post) => `Contrebandier : le ${posts[post]} piochera 3 cartes`),
    ...archivist.map((post) => `Archiviste : le ${posts[post]} pourra piocher de nouveau`),
  ]
}

function mateLine(view: View, mate: SeenMate, who: Who): string {
  const { seat, muskets: count, aboard, character, shown, used, record } = mate
  const post = view.ending === null ? postOf(view, seat) : null
  const parts = [
    ...(aboard ? [] : ['hors jeu']),
    ...(post === null ? [] : [posts[post]]),
    ...(aboard ? [muskets(count)] : []),
    ...marks(mate),
    ...(shown && character !== null
      ? [`${roles[character].name} (${used ? 'a déjà servi' : 'de nouveau face cachée'})`]
      : []),
    ...(record.length === 0 ? [] : [`registre : ${byColour(record)}`]),
  ]
  return `${who(seat)} : ${parts.join(' ; ')}`
}

function testLines(view: View, who: Who): string[] {
  const { test, team, viewer } = view
  const names = (seats: readonly Seat[]) => list(seats.map(who))
  const own = viewer === 'watcher' ? null : (test.committed[viewer] ?? null)
  return [
    ...(team.lieutenant === null ? [] : [`Lieutenant : ${who(team.lieutenant)}`]),
    ...(team.navigator === null ? [] : [`Navigateur : ${who(team.navigator)}`]),
    `Pour une mutinerie : ${muskets(musketsNeeded(view))}`,
    ...(test.sitOut.length === 0 ? [] : [`N’y participent pas : ${names(test.sitOut)}`]),
    ...(test.pressed.length === 0 ? [] : [`Doivent révéler un mousquet : ${names(test.pressed)}`]),
    ...(test.equal ? ['Personne n’en révèle plus de 1'] : []),
    ...(test.shown ? shownLines(view, who) : own === null ? [] : [`Dans votre poing : ${muskets(own)}`]),
  ]
}

function shownLines(view: View, who: Who): string[] {
  const { committed, doubled, strategist } = view.test
  return [
    ...committed.flatMap((count, seat) => (count === null ? [] : [`${who(seat)} : ${muskets(count)} sur la table`])),
    ...doubled.map((seat) => `Compte double : ${who(seat)}`),
    ...(strategist === null ? [] : [`Les récupère, sauf au poste de capitaine : ${who(strategist)}`]),
    `En tout : ${muskets(total(view))}`,
  ]
}

/** What the reader alone knows. */
function secrets(view: View, who: Who): Passage[] {
  const self = mine(view)
  if (self === null || self.dealt === null) return []
  const notes = notebookLines(view, who)
  return [
    { title: 'Votre secret', lines: secretLines(view, self, who), own: true },
    ...(notes.length === 0 ? [] : [{ title: 'Votre carnet', lines: notes, own: true }]),
  ]
}

function secretLines(view: View, self: SeenMate, who: Who): string[] {
  const { dealt, convert, character, used } = self
  const side = factionKnown(self)
  const told = view.crew.flatMap((mate, seat) =>
    seat === self.seat || (mate.dealt === null && mate.convert !== true) ? [] : [knownLine(mate, who(seat))],
  )
  return [
    ...(dealt === null
      ? []
      : [
          `Votre faction : ${convert === true ? `Cultiste, par conversion (carte ${allegiances[dealt]})` : allegiances[dealt]}`,
        ]),
    ...(side === null ? [] : [`Votre but : ${wants[side]}`]),
    ...(character === null ? [] : [characterLine(character, used)]),
    ...told,
  ]
}

function characterLine(character: NonNullable<SeenMate['character']>, used: boolean): string {
  const { name, does } = roles[character]
  return `${name} : ${does} ; ${used ? 'a déjà servi' : when(character)}`
}

/** What a card showed, and what has become of whoever holds it, where the reader knows. */
function knownLine({ dealt, convert }: View['crew'][number], name: string): string {
  if (convert === true)
    return `${name} : ${dealt === null ? 'Cultiste, par conversion' : `${allegiances[dealt]}, puis Cultiste par conversion`}`
  if (dealt === null) return `${name} : du Culte`
  const doubtful = convert === null && (dealt === 'sailor' || dealt === 'pirate')
  return `${name} : ${allegiances[dealt]}${doubtful ? ' au départ' : ''}`
}

function factionLines(view: View, who: Who): string[] {
  return crewFrom(view).map((mate) => {
    const character = mate.character === null ? [] : [roles[mate.character].name]
    return [knownLine(mate, who(mate.seat)), ...character].join(' ; ')
  })
}
