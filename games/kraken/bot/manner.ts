/**
 * The numbers by which the crew decides. A chance of winning is from 0 to 1, and what is weighed against one is in the
 * same unit unless said: 0.02 is two games in a hundred. Those marked “tried” belong to the costs of being seen
 * through, which were chosen by looking at results on 60 to 250 games (decision 17); which other values were tried
 * wasn't kept. No proof is known of the rest: they were set by judgement.
 */
export const manner = {
  /** How bad each side is at the helm (sailors, pirates, cult), by one's own side: 1 is the worst. */
  helm: [
    [0, 1, 0.7],
    [1, 0, 0.6],
    [0.9, 1, 0],
  ],

  /** What a position is taken for. */
  outlook: {
    /** Where the next ritual may be a conversion, no chance is taken to be smaller or greater than this. */
    least: 0.01,
    most: 0.98,
    /** Seats: added to what belief makes of every side on board, so that none is nothing. */
    presence: 0.01,
    /** Seats: how many of the most trusted somebody thinks of, to judge what a team of their own would be worth. */
    choice: 3,
  },

  /** What is left of the cost of being seen through: tried. */
  cover: {
    /** Parts, by the stage of the voyage: of those who come out in the end, and of the cult that never quite dares to. */
    bold: [1, 0.6, 0],
    shy: [1, 1, 0.4],
    /** Factor: from 0.3 to 1.7, drawn anew for each answer in thousandths, or the cost could be reckoned by others. */
    nerve: 0.3,
    nerves: 1400,
    /** Factor of a good name: above 1, so that somebody who is merely likely to be honest has all of it to lose. */
    name: 1.6,
  },

  /** Of equals the first isn't always taken: so many grains, each so small, are thrown in. */
  toss: { grains: 1000, grain: 1e-7 },

  logbook: {
    /** Tried. Part of the blame that falls on somebody who gave a card, beside the one who left it in the logbook. */
    given: 0.45,
    /** What drawing anew is worth beyond the average card. */
    redraw: 0.01,
    /** Part of what another captain would gain us that counts for a Drunk. */
    drunk: 0.15,
    /** What any other action of a card is worth. It is multiplied by how far the trust in its target is from a half. */
    action: 0.008,
  },

  mutiny: {
    /** What a musket is worth: little while the supply line is ahead, which fills everybody up. */
    musket: { ahead: 0.006, gone: 0.03 },
    /** A captain overthrown for nothing costs trust; so much must be gained by it, and more if it is one of ours. */
    care: { others: 0.015, ours: 0.1 },
    /** The chance from which on the others count a captain among their own. */
    ours: 0.9,
    /** Tried. Part of the cost of being seen through that lies in showing muskets, however many. */
    showing: 0.25,
    /** Of two ways that come to the same, the one with fewer muskets: what each costs besides. */
    trifle: 0.0005,
    /** Muskets: even somebody who is sure to show none may take over. */
    stray: 0.01,
    /** Sailors who only watched rise as one: from this gain on, surely after so much more; how surely at most. */
    outcry: { from: 0.02, over: 0.1, most: 0.8 },
    /** Muskets that sailors show then. */
    upright: 2,
    /** Without looking ahead: how bad a team must look (see helm) to sailors who show one, and how much worse for two. */
    mistrust: 0.62,
    outrage: 0.12,
    /** What one must gain to join in, when the Instigator asks. */
    join: 0.03,
  },

  team: {
    /** Tried. Part of the cost of being seen through, for each post, by how likely a pirate holds it. */
    doubt: 0.25,
    /** Factor: without looking ahead, how much more the navigator counts than the lieutenant. */
    navigator: 1.2,
    /** Trust: how much sooner the Consultant names themself than another whom they trust as much. */
    myself: 0.2,
    /** Above every chance: nobody rules themself out. */
    captain: 2,
  },

  /** What using a character gains (KRA-8): it must be worth showing it. */
  character: {
    worthwhile: 0.02,
    /** A musket: little while the supply line is ahead. */
    musket: { ahead: 0.006, gone: 0.02 },
    /** To take one from somebody, times how far the chance of a foe is from a half; and more if it is their last. */
    kleptomaniac: { foe: 0.06, last: 0.005 },
    /** What a mutiny must gain to arm oneself for it, and what two muskets are worth then or late. */
    gunslinger: { gain: 0.05, muskets: 0.05 },
    gunsmith: 0.03,
    lookout: 0.03,
    /** To give somebody their character back, times how far they are trusted beyond this chance. */
    mentor: { friend: 0.08, trust: 0.55 },
    /** What a mutiny must gain to keep foes out of it, and what keeping out one of their muskets is worth. */
    minstrel: { gain: 0.01, musket: 0.008 },
    /**
     * What a mutiny must gain, and the part of it that counts. For each of the two besides: what it is worth if a foe
     * with muskets must show one, and, as a part of that, what it costs if somebody has none.
     */
    agitator: { gain: 0.03, part: 0.3, foe: 0.02, idle: 0.5 },
    /** What a mutiny must gain; all of that counts. */
    equalizer: 0.04,
    /** Part of what the next captain would gain us that counts. */
    cook: 0.7,
    /** Muskets: what is taken from a foe counts so many times what a friend gets. */
    collector: 3,
    /** What it costs to use it early in the voyage. */
    smuggler: 0.02,
    /** To help somebody, times how far trust in them is from a half; and what it costs early in the voyage. */
    archivist: { friend: 0.06, early: 0.01 },
    /**
     * To free somebody for duty and tie another down, times trust in the captain and in the one beyond the other; how
     * much more they must be trusted.
     */
    herbalist: { friend: 0.12, more: 0.2 },
    /** To name the lieutenant of this captain, times how far the chance of a foe is beyond this one. */
    consultant: { foe: 0.15, doubt: 0.35 },
    /** Muskets: by how far somebody is a foe beyond this chance, and what it costs to take from nobody or oneself. */
    spiritualist: { doubt: 0.4, waste: 0.6 },
    /** A musket that comes back. */
    strategist: 0.025,
    /** How likely somebody who is asked joins in: in any case, and by how much they are a friend. */
    instigator: { anybody: 0.3, friend: 0.6 },
    /** What overthrowing a captain costs, once the muskets lie on the table. */
    mutiny: 0.01,
  },

  /** Whom captains choose: trust and doubt are chances, and these are weighed against them. */
  choice: {
    search: {
      /** Sailors: what it is worth less to look where somebody has looked. */
      again: 0.2,
      /** Sailors: for keeping a sailor from the next conversion. */
      keep: 0.2,
      /** The leader: for searching somebody of no good name; nobody who was searched can be converted (KRA-5.1). */
      spare: 0.2,
      /** The cult: for looking at somebody who was flogged, and can't be converted either. */
      flogged: 0.1,
    },
    /** Factor: how much more it weighs to show one's own people than to learn or hide anything. */
    exposed: 2,
    feed: {
      /** The cult: the leader before all, then anybody but its own people, then the worst at the helm. */
      leader: 5,
      foe: 0.2,
      /** The others: an enemy less, a friend less, and the game lost. */
      enemy: 0.1,
      friend: 0.08,
      lost: 0.5,
    },
  },

  ritual: {
    /** The chance from which on somebody needn't be converted. */
    turned: 0.99,
    /**
     * In good name, which is from 0 to 1: what a convert is worth more for being captain (0.25 once), for being the
     * next captain (0.2 once) and for each musket, and less for having no tongue.
     */
    captain: 0.8,
    heir: 0.6,
    musket: 0.06,
    tongue: 0.8,
    /** The chance from which on somebody is one of ours and gets muskets, and how many of ours do. */
    ours: 0.9,
    armed: 2,
    /** How many strangers get some, so that all who do aren't of the cult; with nobody to hide, or with somebody. */
    decoys: { alone: 2, among: 1 },
    /** Beside a musket for one of ours, which is 1: one for such a stranger, and for each that gets any. */
    decoy: 0.4,
    spread: 0.7,
  },

  talk: {
    /** How likely it must be that somebody is a pirate, of the cult or honest, to be worth saying. */
    sure: { pirates: 0.62, cult: 0.55, trust: 0.72 },
    /** How much sooner somebody is called a pirate than anything else. */
    loud: 0.1,
    /** The chance from which on somebody is a comrade, and the good name a comrade is given at least. */
    comrade: 0.9,
    decent: 0.5,
    /** Those who lie lean so far: to call their own people honest, to keep quiet about them, to blame the others. */
    praise: 0.25,
    quiet: 0.2,
    blame: 0.15,
    /** In logarithms of odds: what a piece of evidence must say to be the reason, rather than a hunch. */
    hunch: 0.15,
    /** Likelihood: nothing is quite impossible, or its logarithm would be endless. */
    doubt: 1e-6,
    /** Entries: how many of the latest somebody still has something to say about. */
    fresh: 12,
    /** Of a crew, one in so many judges while a team is being named: nobody listens to eleven opinions at once. */
    judges: 3,
    /** Out of a hundred, by the card that was given: how often a liar claims a mixed hand, as sailors would have to. */
    mixed: { 0: 22, 1: 75, 2: 0 },
  },
} as const

/** Below every score: what isn't an answer to the question at hand, or must not be given, is left aside. */
export const NEVER = -9

/** Where something is divided by a chance that may be nothing. */
export const NEXT_TO_NOTHING = 1e-9
