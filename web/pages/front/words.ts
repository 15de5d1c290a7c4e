import { inBoth } from '../../words/language.ts'

export const words = inBoth({
  en: {
    line: 'A house below the sea for board games with too many arms.',
    code: {
      label: 'Invited? Six letters open the door.',
      placeholder: 'ABCDEF',
      go: 'Come in',
      short: 'A code is six letters.',
    },
    quick: {
      title: 'Quick match',
      game: 'Which game',
      any: 'Any game',
      go: 'Play',
      help: 'With whoever comes. After twenty seconds, bots take the seats left.',
    },
    shelf: 'Play tonight',
    now: 'Play now against bots',
    friends: 'Play with friends',
    nowShort: 'Against bots',
    friendsShort: 'With friends',
    more: 'More ways to play',
    learn: 'Learn it',
    rules: 'Rules',
    seats: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
    minutes: (from: number, to: number) => `${from}–${to} min`,
    sheet: {
      title: 'Your opponents',
      opponents: 'How many',
      level: 'Their level',
      go: 'Begin',
      where: 'It all happens on this device: no account, no network.',
    },
    mine: 'Your games',
    turn: 'Your turn',
    waits: (name: string) => `${name} is thinking`,
    waitsMany: (count: number) => `${count} are thinking`,
    shut: 'Can’t be opened',
    gathers: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    here: 'On this device',
    past: (count: number) =>
      count === 1
        ? 'Look back on the game you finished on this device'
        : `Look back on ${count} games finished on this device`,
    open: 'Open tables',
    nobody: 'No lamp is lit just now. Open a table to all, and somebody may drift in.',
    nobodyPlays: 'Nobody has a table of this game open to all right now.',
    counted: (gathering: number, playing: number) =>
      [gathering > 0 ? `${gathering} gathering` : null, playing > 0 ? `${playing} being played` : null]
        .filter((part) => part !== null)
        .join(' · '),
    which: 'Tables of which game',
    everyGame: 'All games',
    moreTables: 'Show more tables',
    allTables: (count: number) => `All ${count} tables`,
    casual: 'casual',
    others: (count: number, isOneGame: boolean) =>
      isOneGame ? `And ${count} more.` : `And ${count} more: choose a game to find them.`,
    all: 'All your games',
    openOne: 'Open a table for all',
    looking: 'Looking who is in…',
    lost: 'The house doesn’t answer, so open tables can’t be seen. It will be asked again in a moment.',
    join: 'Sit down',
    look: 'Look in',
    watch: 'Watch',
    joinOf: (act: string, game: string, host: string | null) =>
      host === null ? `${act}: ${game}` : `${act}: ${game}, with ${host}`,
    free: (count: number) => (count === 0 ? 'full' : count === 1 ? '1 free seat' : `${count} free seats`),
    playing: 'being played',
    hostedBy: (name: string) => `${name}’s table`,
    clocks: { none: 'no clock', live: 'with a clock', slow: 'over days' },
    offline: {
      title: 'No connection',
      text: 'Games against bots and on one device work all the same. Friends elsewhere, codes and open tables need the house.',
    },
    ways: {
      title: 'Pull up a chair',
      list: {
        link: { name: 'Each at home', text: 'Send the link. Whoever taps it sits down: no account, no download.' },
        screen: { name: 'In one room', text: 'The board on the big screen, the secrets on your phones.' },
        pass: { name: 'One device', text: 'It goes from hand to hand, with a curtain in between.' },
        robot: { name: 'Alone', text: 'Against bots with names and manners, on a train or in a submarine.' },
      },
    },
  },
  fr: {
    line: 'Une maison sous la mer pour les jeux de société qui ont trop de bras.',
    code: {
      label: 'On vous attend ? Six lettres ouvrent la porte.',
      placeholder: 'ABCDEF',
      go: 'Entrer',
      short: 'Un code compte six lettres.',
    },
    quick: {
      title: 'Partie immédiate',
      game: 'Quel jeu',
      any: 'N’importe quel jeu',
      go: 'Jouer',
      help: 'Avec qui viendra. Après vingt secondes, des robots complètent.',
    },
    shelf: 'Ce soir, on joue',
    now: 'Jouer contre des robots',
    friends: 'Jouer entre amis',
    nowShort: 'Contre des robots',
    friendsShort: 'Entre amis',
    more: 'Autres façons de jouer',
    learn: 'Apprendre',
    rules: 'Règles',
    seats: (min: number, max: number) => (min === max ? `${min} joueurs` : `${min}–${max} joueurs`),
    minutes: (from: number, to: number) => `${from}–${to} min`,
    sheet: {
      title: 'Vos adversaires',
      opponents: 'Combien',
      level: 'Leur niveau',
      go: 'Commencer',
      where: 'Tout se passe sur cet appareil : ni compte, ni réseau.',
    },
    mine: 'Vos parties',
    turn: 'À vous de jouer',
    waits: (name: string) => `${name} réfléchit`,
    waitsMany: (count: number) => `${count} réfléchissent`,
    shut: 'Ne s’ouvre plus',
    gathers: (taken: number, seats: number) =>
      taken > 1 ? `${taken} places prises sur ${seats}` : `${taken} place prise sur ${seats}`,
    here: 'Sur cet appareil',
    past: (count: number) =>
      count === 1 ? 'Revoir la partie finie sur cet appareil' : `Revoir ${count} parties finies sur cet appareil`,
    open: 'Tables ouvertes',
    nobody: 'Aucune lampe n’est allumée. Ouvrez une table à tous : le courant amènera peut-être quelqu’un.',
    nobodyPlays: 'Personne ne tient de table ouverte à ce jeu pour l’instant.',
    counted: (gathering: number, playing: number) =>
      [gathering > 0 ? `${gathering} en préparation` : null, playing > 0 ? `${playing} en cours` : null]
        .filter((part) => part !== null)
        .join(' · '),
    which: 'Les tables de quel jeu',
    everyGame: 'Tous les jeux',
    moreTables: 'Afficher plus de tables',
    allTables: (count: number) => `Les ${count} tables`,
    casual: 'amicale',
    others: (count: number, isOneGame: boolean) =>
      isOneGame ? `Et ${count} de plus.` : `Et ${count} de plus : choisissez un jeu pour les trouver.`,
    all: 'Toutes vos parties',
    openOne: 'Ouvrir une table à tous',
    looking: 'On regarde qui est là…',
    lost: 'La maison ne répond pas : on ne peut pas voir les tables ouvertes. Nouvel essai dans un instant.',
    join: 'S’asseoir',
    look: 'Jeter un œil',
    watch: 'Regarder',
    joinOf: (act: string, game: string, host: string | null) =>
      host === null ? `${act} : ${game}` : `${act} : ${game}, avec ${host}`,
    free: (count: number) => (count === 0 ? 'complet' : count === 1 ? '1 place libre' : `${count} places libres`),
    playing: 'partie en cours',
    hostedBy: (name: string) => `La table de ${name}`,
    clocks: { none: 'sans pendule', live: 'à la pendule', slow: 'sur plusieurs jours' },
    offline: {
      title: 'Pas de connexion',
      text: 'Contre des robots et sur un seul appareil, on joue quand même. Les amis au loin, les codes et les tables ouvertes ont besoin de la maison.',
    },
    ways: {
      title: 'Prenez une chaise',
      list: {
        link: {
          name: 'Chacun chez soi',
          text: 'Envoyez le lien. Qui le touche s’assied : ni compte, ni téléchargement.',
        },
        screen: { name: 'Dans une même pièce', text: 'Le plateau sur le grand écran, les secrets sur les téléphones.' },
        pass: { name: 'Un seul appareil', text: 'Il passe de main en main, avec un rideau entre deux.' },
        robot: {
          name: 'En solo',
          text: 'Contre des robots qui ont un nom et des manières, dans un train ou un sous-marin.',
        },
      },
    },
  },
})
