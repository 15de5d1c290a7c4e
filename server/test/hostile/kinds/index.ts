import type { Theme } from '../kind.ts'
import { frames, transport } from './frames.ts'
import { bodies, paths, wire } from './http.ts'
import { credentials, crossSite, names, waysIn } from './identity.ts'
import { looking, playing, takingBack, voting } from './play.ts'
import { admin, push, records } from './records.ts'
import { gathering, hosting } from './tables.ts'
import { people, talking } from './talk.ts'

export const themes: Readonly<Record<string, Theme>> = {
  bodies,
  paths,
  wire,
  names,
  credentials,
  'ways in': waysIn,
  'other sites': crossSite,
  gathering,
  hosting,
  playing,
  'taking back': takingBack,
  voting,
  looking,
  talking,
  people,
  records,
  push,
  admin,
  frames,
  transport,
}
