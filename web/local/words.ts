import { inBoth, type InBoth } from '../words/language.ts'

export const words = inBoth({
  en: {
    opening: 'Laying the table…',
    passTo: (name: string) => `Pass the device to ${name}.`,
    lookAway: 'Everyone else: the ceiling is lovely this time of year.',
    itsMe: 'It’s me',
    iAm: (name: string) => `It’s me, ${name}`,
    seenByAll: 'Everyone may look.',
    seenByOne: 'For your eyes only.',
    nextIs: (name: string) => `${name} is next.`,
    botsThink: 'The others are thinking.',
    passOn: 'Pass the device on',
    anybody: 'Does anybody answer?',
    event: (event: string) => `Now that ${event}: whoever wants to takes the device.`,
    answers: (name: string) => `${name} answers`,
    nobody: 'Nobody does',
  },
  fr: {
    opening: 'On dresse la table…',
    passTo: (name: string) => `Passez l’appareil à ${name}.`,
    lookAway: 'Les autres : le plafond est très beau en cette saison.',
    itsMe: 'C’est moi',
    iAm: (name: string) => `C’est moi, ${name}`,
    seenByAll: 'Tout le monde peut regarder.',
    seenByOne: 'Rien que pour vos yeux.',
    nextIs: (name: string) => `Au tour de ${name}.`,
    botsThink: 'Les autres réfléchissent.',
    passOn: 'Passer l’appareil',
    anybody: 'Quelqu’un réagit ?',
    event: (event: string) => `L’occasion : ${event}. Qui veut prend l’appareil.`,
    answers: (name: string) => `${name} réagit`,
    nobody: 'Personne',
  },
})

/** Why a table of this device can't be opened or played on, by the reason that its Declined gives. */
const refusals: InBoth<Readonly<Record<string, string>>> = inBoth<Readonly<Record<string, string>>>({
  en: {
    missing: 'There is no such table on this device.',
    damaged: 'This table is damaged and can’t be opened. It has been set aside.',
    version: 'This table was begun with other rules than this version knows.',
    newer: 'A newer version of this page has kept this table: reload the page to open it.',
    gone: 'This table was thrown away, or its game is no longer here.',
    unkept: 'This device would not keep the game: its storage is full, or closed to this page.',
    stale: 'The table has moved on meanwhile: look again.',
  },
  fr: {
    missing: 'Cette table n’existe pas sur cet appareil.',
    damaged: 'Cette table est abîmée et ne peut plus être ouverte. Elle a été mise de côté.',
    version: 'Cette table a été commencée avec d’autres règles que celles de cette version.',
    newer: 'Cette table a été conservée par une version plus récente : rechargez la page pour l’ouvrir.',
    gone: 'Cette table a été jetée, ou son jeu n’est plus ici.',
    unkept: 'Cet appareil refuse de conserver la partie : son stockage est plein, ou fermé à cette page.',
    stale: 'La table a avancé entre-temps : regardez de nouveau.',
  },
})

export { refusals as localRefusals }
