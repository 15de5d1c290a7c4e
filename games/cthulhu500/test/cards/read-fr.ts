import type { Condition, Loss } from '../../data/vocabulary.ts'
import { modifier, number, partIn, type Reader } from './reading.ts'

const losses: Readonly<Record<string, Loss>> = {
  'son pilote': 'driver',
  'ses pneus': 'tires',
  mods: 'mod',
  mécanos: 'crew',
}

type Against = Extract<Condition, { against: unknown }>['against']

const opponents: Readonly<Record<string, Against>> = {
  'le véhicule de tête': 'leader',
  'la lanterne rouge': 'last',
  'un véhicule endommagé': 'damaged',
  'un véhicule intact': 'intact',
  'un véhicule avec un fungi au volant ou au stand': 'fungi',
  'un véhicule avec un zombie au volant ou au stand': 'zombie',
  'un véhicule avec un sponsor': 'sponsor',
  'un véhicule sans pilote': 'driverless',
}

function against(name = ''): Condition {
  const opponent = opponents[name]
  if (opponent === undefined) throw new Error(`no opponent: ${name}`)
  return { against: opponent }
}

function loss(what = ''): Loss {
  const of = losses[what]
  if (of === undefined) throw new Error(`no loss: ${what}`)
  return of
}

export const french: Reader = {
  next: '. Puis ',
  people: {
    vous: 'me',
    'votre véhicule': 'me',
    'la personne devant vous': 'ahead',
    'le véhicule derrière vous': 'behind',
    'le véhicule de tête': 'leader',
    'la lanterne rouge': 'tail',
    'un adversaire de votre choix': 'chosen',
    'd’un adversaire de votre choix': 'chosen',
    'le véhicule d’un adversaire de votre choix': 'chosen',
    'le véhicule de la personne ainsi doublée': 'subject',
    'chaque adversaire': 'others',
    'tout le monde': 'everyone',
  },
  effects: [
    [/^endommagez (.+)$/u, ([who = ''], { who: of }) => ({ do: 'damage', who: of(who) })],
    [/^réparez (.+), sans jet$/u, ([who = ''], { who: of }) => ({ do: 'repair', who: of(who) })],
    [/^dépassez le véhicule devant vous, sans jet$/u, () => ({ do: 'advance', who: 'me', places: 1 })],
    [
      /^(.+) dépasse (\d+) véhicules?, sans jet$/u,
      ([who = '', places], { who: of }) => ({ do: 'advance', who: of(who), places: number(places) }),
    ],
    [
      /^(.+) se fait dépasser par le véhicule qui suit, sans jet$/u,
      ([who = ''], { who: of }) => ({ do: 'drop', who: of(who), places: 1 }),
    ],
    [
      /^échangez votre place avec (.+)\s: personne ne dépasse personne$/u,
      ([who = ''], { who: of }) => ({ do: 'swap', who: of(who) }),
    ],
    [
      /^(vous) pouvez tenter un dépassement gratuit$/u,
      ([who = ''], { who: of }) => ({ do: 'freePass', who: of(who), bonus: 0 }),
    ],
    [
      /^(vous) pouvez tenter un dépassement gratuit, à \+(\d+)$/u,
      ([who = '', bonus], { who: of }) => ({ do: 'freePass', who: of(who), bonus: number(bonus) }),
    ],
    [/^piochez (\d+) cartes?$/u, ([cards]) => ({ do: 'draw', who: 'me', cards: number(cards) })],
    [/^défaussez (\d+) cartes? au hasard$/u, ([cards]) => ({ do: 'discard', who: 'me', cards: number(cards) })],
    [
      /^(.+) défausse (\d+) cartes? au hasard$/u,
      ([who = '', cards], { who: of }) => ({ do: 'discard', who: of(who), cards: number(cards) }),
    ],
    [
      /^prenez (\d+) cartes? au hasard dans la main (?:de )?(.+)$/u,
      ([cards, who = ''], { who: of }) => ({ do: 'steal', who: of(who), cards: number(cards) }),
    ],
    [/^chacun donne sa main à gauche$/u, () => ({ do: 'handsLeft' })],
    [
      /^(vous) avez (\d+) actions? de plus pendant ce tour(?: si c’est le vôtre, sinon au prochain)?$/u,
      ([who = '', more], { who: of }) => ({ do: 'actions', who: of(who), more: number(more) }),
    ],
    [
      /^(vous) avez (\d+) actions? de moins pendant ce tour$/u,
      ([who = '', fewer], { who: of }) => ({ do: 'actions', who: of(who), more: -number(fewer) }),
    ],
    [
      /^(.+) a (\d+) actions? de moins à son prochain tour$/u,
      ([who = '', fewer], { who: of }) => ({ do: 'actions', who: of(who), more: -number(fewer) }),
    ],
    [/^perdez 1 de vos (mods|mécanos), au hasard$/u, ([what]) => ({ do: 'lose', who: 'me', what: loss(what) })],
    [
      /^(.+) perd (son pilote|ses pneus)$/u,
      ([who = '', what], { who: of }) => ({ do: 'lose', who: of(who), what: loss(what) }),
    ],
    [
      /^(.+) perd 1 de ses (mods|mécanos), au hasard$/u,
      ([who = '', what], { who: of }) => ({ do: 'lose', who: of(who), what: loss(what) }),
    ],
    [
      /^débauchez 1 mécano (.+), au hasard, pour votre stand$/u,
      ([who = ''], { who: of }) => ({ do: 'hireAway', who: of(who) }),
    ],
    [/^ajoutez (\d+) à votre total$/u, ([amount]) => ({ do: 'add', who: 'me', amount: number(amount) })],
    [
      /^retirez (\d+) au total de la personne qui tente de (?:dépasser|réparer)$/u,
      ([amount]) => ({ do: 'add', who: 'actor', amount: -number(amount) }),
    ],
    [/^relancez votre dé$/u, () => ({ do: 'reroll', who: 'me' })],
    [/^cette carte n’a aucun effet$/u, () => ({ do: 'cancel' })],
    [
      /^(?:il ne l’est pas|on défausse cette carte à la place|le tour de piste ne compte pas, mais le dépassement reste acquis|il n’y a pas d’arrêt au stand, et l’action est perdue)$/u,
      () => ({ do: 'prevent' }),
    ],
    [/^il rejoint votre stand à la place$/u, () => ({ do: 'redirect', who: 'me' })],
    [/^c’est (.+) qui l’est à la place$/u, ([who = ''], { who: of }) => ({ do: 'redirect', who: of(who) })],
  ],
  conditions: [
    [/^vous êtes en tête du peloton$/u, () => ({ is: 'leading' })],
    [/^vous êtes la lanterne rouge$/u, () => ({ is: 'last' })],
    [/^votre véhicule est endommagé$/u, () => ({ is: 'damaged' })],
    [/^votre véhicule est intact$/u, () => ({ is: 'intact' })],
    [/^vous n’avez pas de pilote$/u, () => ({ is: 'driverless' })],
    [/^votre stand est vide$/u, () => ({ is: 'crewless' })],
    [/^vous avez un sponsor$/u, () => ({ is: 'sponsored' })],
    [/^votre stand compte au moins (\d+) mécanos?$/u, ([count]) => ({ pit: 'crew', atLeast: number(count) })],
    [/^votre stand compte au moins (\d+) fungi$/u, ([count]) => ({ pit: 'fungi', atLeast: number(count) })],
    [/^votre stand compte au moins (\d+) zombies?$/u, ([count]) => ({ pit: 'zombie', atLeast: number(count) })],
    [/^vous avez au plus (\d+) cartes? en main$/u, ([cards]) => ({ hand: 'atMost', cards: number(cards) })],
    [/^vous avez au moins (\d+) cartes? en main$/u, ([cards]) => ({ hand: 'atLeast', cards: number(cards) })],
    [/^votre dé fait (\d)$/u, ([die]) => ({ die: number(die) })],
  ],
  standings: [
    [/^([+−]\d) en vitesse$/u, ([amount]) => modifier('racing', amount)],
    [/^([+−]\d) en vitesse contre (.+)$/u, ([amount, who]) => modifier('racing', amount, against(who))],
    [
      /^([+−]\d) en vitesse (?:tant que|si) (.+)$/u,
      ([amount, text = ''], { condition }) => modifier('racing', amount, condition(text)),
    ],
    [/^([+−]\d) quand vous tentez de dépasser$/u, ([amount]) => modifier('passing', amount)],
    [/^([+−]\d) quand vous tentez de dépasser ([^,]+)$/u, ([amount, who]) => modifier('passing', amount, against(who))],
    [
      /^([+−]\d) quand vous tentez de dépasser, tant que (.+)$/u,
      ([amount, text = ''], { condition }) => modifier('passing', amount, condition(text)),
    ],
    [/^([+−]\d) quand on tente de vous dépasser$/u, ([amount]) => modifier('defending', amount)],
    [
      /^([+−]\d) quand ((?:un|le|la) .+) tente de vous dépasser$/u,
      ([amount, who]) => modifier('defending', amount, against(who)),
    ],
    [/^([+−]\d) quand vous réparez$/u, ([amount]) => modifier('repair', amount)],
    [
      /^([+−]\d) quand vous réparez, tant que (.+)$/u,
      ([amount, text = ''], { condition }) => modifier('repair', amount, condition(text)),
    ],
    [/^quand votre véhicule devrait être endommagé, défaussez plutôt cette carte$/u, () => ({ instead: 'damage' })],
    [/^à égalité dans un dépassement, vous l’emportez, et il n’y a pas de dégâts$/u, () => ({ instead: 'tie' })],
    [/^vos arrêts au stand ne donnent de dépassement gratuit à personne$/u, () => ({ instead: 'pitPass' })],
    [/^les cartes des autres ne vous coûtent ni carte en main ni mécano$/u, () => ({ instead: 'theft' })],
    [
      /^(quand (?!votre véhicule devrait)[^,]+)(?:, si ([^,]+))?, (.+)$/u,
      ([text = '', limit, then = ''], { happening, condition, effects }) => {
        const when = happening(text)
        const done = effects(then, partIn(when))
        return { when, ...(limit === undefined ? {} : { if: condition(limit) }), effects: done }
      },
    ],
  ],
  happenings: {
    'quand votre tour commence': 'turnBegins',
    'quand un sort a fait son effet': 'spellResolved',
    'quand vous avez dépassé quelqu’un': 'iPass',
    'quand quelqu’un vous a dépassé': 'iAmPassed',
    'quand votre véhicule a été endommagé': 'iAmDamaged',
    'quand votre véhicule a été réparé': 'iAmRepaired',
    'quand vous avez fait un arrêt au stand': 'iPit',
    'quand vous avez bouclé un tour de piste': 'iLap',
  },
  events: {
    'on joue une carte Action': { to: 'played' },
    'on joue un sort': { to: 'played', spell: true },
    'un sort va vous toucher': { to: 'played', as: 'subject', spell: true },
    'un équipier arrive dans un stand': { to: 'hired' },
    'on monte un mod, des pneus ou un pilote': { to: 'fitted' },
    'les dés d’un dépassement sont jetés': { to: 'rolled' },
    'vous avez jeté le dé pour dépasser': { to: 'rolled', as: 'actor' },
    'on a jeté le dé pour vous dépasser': { to: 'rolled', as: 'subject' },
    'votre véhicule va être endommagé': { to: 'damage', as: 'subject' },
    'on annonce un arrêt au stand': { to: 'pit' },
    'le dé d’une réparation est jeté': { to: 'mended' },
    'vous avez jeté le dé pour réparer': { to: 'mended', as: 'actor' },
    'un tour de piste va être bouclé': { to: 'lap' },
    'on va boucler un tour de piste en vous dépassant': { to: 'lap', as: 'subject' },
  },
  when: /^Quand (.+?)\s: (.+)\.$/u,
  or: /, (?:ou )?qu(?:’|e )/u,
  another: 'on joue une autre réaction',
  scores: /^Pilotage (−?\d+), mécanique (−?\d+)\.(?: (.+))?$/u,
  posts: { both: 'Aux deux postes : ', driving: 'Au volant : ', fixing: 'Au stand : ' },
  side: /^Vitesse (\d+), complexité (\d+)\.(?: (.+))?$/u,
}
