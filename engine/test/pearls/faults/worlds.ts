import { pearls } from '../game.ts'
import type { Planted } from './planted.ts'

/** What can't be imagined from a view. */
export const worlds = {
  'a view too poor to rebuild a world': {
    group: 6,
    says: 'its prompt differs: /ask/round',
    game: { view: (state, viewer) => ({ ...pearls.view(state, viewer), round: 1 }) },
  },
  'an imagined world that looks otherwise': {
    group: 6,
    says: 'its view differs: /die',
    game: { imagine: (view, chance) => ({ ...pearls.imagine(view, chance), die: 6 }) },
  },
  'an imagined world without a pearl': {
    group: 6,
    says: 'is broken: pearls',
    game: { view: (state, viewer) => ({ ...pearls.view(state, viewer), bank: 0 }) },
  },
  'an imagined world that shares its view': {
    group: 6,
    says: 'A world shares what changes with the view',
    game: { imagine: (view, chance) => ({ ...pearls.imagine(view, chance), pearls: view.pearls as number[] }) },
  },
  'an imagined world that cannot be played in': {
    group: 6,
    says: "can't be played: TypeError",
    game: {
      imagine(view, chance) {
        const world = pearls.imagine(view, chance)
        return { ...world, bids: Object.freeze(world.bids) as typeof world.bids }
      },
    },
  },
  'an imagined world that is not JSON': {
    group: 6,
    says: 'imagines is not plain JSON at /seen',
    game: { imagine: (view, chance) => Object.assign(pearls.imagine(view, chance), { seen: undefined }) },
  },
} as const satisfies Readonly<Record<string, Planted>>
