import { start, type Place } from './lesson.ts'

/** Where a learner's place is kept between visits. */
export interface Bookmark {
  read(): Place
  write(place: Place): void
}

const FORM = 1

/** In this browser. Whatever can't be read is the beginning; whatever can't be written is forgotten. */
export function bookmark(game: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Bookmark {
  const key = `octopolis.lesson.${game}`
  return {
    read() {
      try {
        return readPlace(JSON.parse(storage.getItem(key) ?? 'null'))
      } catch {
        return start
      }
    },
    write(place) {
      try {
        storage.setItem(key, JSON.stringify({ form: FORM, ...place }))
      } catch {
        // A full or forbidden storage only costs the reload.
      }
    },
  }
}

function readPlace(value: unknown): Place {
  if (typeof value !== 'object' || value === null) return start
  const { form, step, answers } = value as Readonly<Record<string, unknown>>
  if (form !== FORM || !Number.isSafeInteger(step) || !Array.isArray(answers)) return start
  return { step: Number(step), answers }
}
