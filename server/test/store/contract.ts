import { afterEach, describe } from 'vitest'
import type { Place } from '../../store/connect.ts'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/store.ts'
import { backupContract } from './contract/backup.ts'
import { callsContract } from './contract/calls.ts'
import type { Open } from './contract/ground.ts'
import { recordsContract } from './contract/records.ts'
import { listsContract } from './contract/lists.ts'
import { logContract } from './contract/log.ts'
import { openingContract } from './contract/opening.ts'
import { ordersContract } from './contract/orders.ts'
import { peopleContract } from './contract/people.ts'
import { restoredContract } from './contract/restored.ts'
import { sealedContract } from './contract/sealed.ts'
import { tablesContract } from './contract/tables.ts'
import { talkContract } from './contract/talk.ts'
import { textsContract } from './contract/texts.ts'

const parts = {
  tables: tablesContract,
  lists: listsContract,
  'the log': logContract,
  'sealed answers': sealedContract,
  'standing orders': ordersContract,
  calls: callsContract,
  talk: talkContract,
  people: peopleContract,
  'records, reports and what is remembered': recordsContract,
  'texts and numbers': textsContract,
  opening: openingContract,
  'after a restore': restoredContract,
  backups: backupContract,
}

/** What holds for a store, whatever database it lies in. Every test has one of its own. */
export function contract(newPlace: () => Promise<Place>): void {
  const opened: Store[] = []
  const open: Open = async (at) => {
    const place = at ?? (await newPlace())
    const { store, database } = await openStore(place)
    opened.push(store)
    return { store, database, place }
  }

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()))
  })

  describe.each(Object.entries(parts))('%s', (_name, part) => {
    part(open, newPlace)
  })
}
