import { z } from 'zod'
import { emblems, fields, tinctures } from './heraldry.ts'

export const crestSchema = z
  .object({ emblem: z.enum(emblems), field: z.enum(fields), tincture: z.enum(tinctures) })
  .meta({ id: 'Crest', description: 'How somebody is recognised at a glance.' })
