import type { Move } from '../../moves.ts'
import { manner } from '../manner.ts'
import { Mind, type KrakenSituation, type Nature } from '../mind.ts'
import { giveCard, peek, steer } from './cards.ts'
import { useCharacter } from './characters.ts'
import { commit, gainUnder } from './loyalty.ts'
import { namePost, nominate, ruleOut } from './nomination.ts'
import { actInSecret } from './rituals.ts'
import { pickOne } from './tokens.ts'

/** Answers what is asked, as somebody of this nature would. */
export function decide(situation: KrakenSituation, nature: Nature): Move {
  const { prompt, seat, talk, chance } = situation
  const { moves, ask } = prompt
  const [only] = moves
  if (moves.length === 1 && only !== undefined) return only
  if (nature.whims > 0 && ask.type !== 'window' && chance.below(100) < nature.whims) return chance.pick(moves)
  const mind = new Mind(situation.view, seat, talk, chance, nature)
  switch (ask.type) {
    case 'window':
      return useCharacter(mind, ask.window, moves)
    case 'nominate':
      return nominate(mind, moves)
    case 'advise':
      return namePost(mind, moves, 'lieutenant')
    case 'navigator':
      return namePost(mind, moves, 'navigator')
    case 'loyalty':
      return commit(mind, moves)
    case 'ruleOut':
      return ruleOut(mind, moves)
    case 'instigated':
      return mind.best(moves, (move) => ((move.type === 'join') === gainUnder(mind, seat) > manner.mutiny.join ? 1 : 0))
    case 'hand':
      return giveCard(mind, moves)
    case 'logbook':
      return steer(mind, moves)
    case 'search':
    case 'tongue':
    case 'flog':
    case 'feed':
    case 'mermaid':
    case 'telescope':
      return pickOne(mind, ask.type, moves)
    case 'peek':
      return peek(mind, moves)
    case 'ritual':
      return actInSecret(mind, moves)
  }
}
