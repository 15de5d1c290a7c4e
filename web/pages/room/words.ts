import { inBoth } from '../../words/language.ts'

export const words = inBoth({
  en: {
    free: (n: number) => (n === 1 ? 'One seat is free' : `${n} seats are free`),
    take: 'Point your phone here to take this seat',
    seat: (n: number) => `Seat ${n}`,
    full: 'Everybody is seated. The host starts the game on their own screen.',
    waits: 'Everybody is seated. Say on your phones that you are ready.',
    ready: 'Everybody is ready.',
    start: 'Start the game',
    watch: 'Phones hold the secrets; this screen shows what everyone may see.',
    address: 'or go to',
    fill: 'Bots for the rest',
    exit: 'Leave the big screen',
    clock: 'Time left:',
    log: 'What has happened',
  },
  fr: {
    free: (n: number) => (n === 1 ? 'Une place est libre' : `${n} places sont libres`),
    take: 'Scannez ce code avec votre téléphone pour vous asseoir ici',
    seat: (n: number) => `Place ${n}`,
    full: 'Tout le monde est assis. L’hôte lance la partie sur son propre écran.',
    waits: 'Tout le monde est assis. Dites sur vos téléphones que vous êtes d’accord.',
    ready: 'Tout le monde est d’accord.',
    start: 'Lancer la partie',
    watch: 'Les téléphones gardent les secrets ; cet écran montre ce que tous peuvent voir.',
    address: 'ou allez sur',
    fill: 'Des robots pour le reste',
    exit: 'Quitter le grand écran',
    clock: 'Temps restant :',
    log: 'Ce qui s’est passé',
  },
})
