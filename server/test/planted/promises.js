// Loaded into a trial's server before its own modules: a house that breaks the promise that PLANTED names. Plain
// JavaScript: servers run what is built.

import { Log } from '../../dist/store/log.js'
import { Conversation } from '../../dist/tables/conversation.js'
import { Match } from '../../dist/tables/match.js'
import { LiveTable } from '../../dist/tables/table.js'

const { env } = /** @type {{ env: Readonly<Record<string, string | undefined>> }} */ (process)
const { setTimeout: later } = /** @type {{ setTimeout(work: () => void, milliseconds: number): void }} */ (globalThis)

/**
 * Once in so many times, first in the middle of them.
 * @param {number} times
 */
const oneIn = (times) => {
  let left = Math.ceil(times / 2)
  return () => --left % times === 0
}

/**
 * Puts a method in the place of another, which it is given.
 * @template {object} Class
 * @template {keyof Class} Name
 * @param {Class} prototype
 * @param {Name} name
 * @param {(method: Class[Name]) => Class[Name]} change
 */
const replace = (prototype, name, change) => {
  prototype[name] = change(prototype[name])
}

/** @type {Readonly<Record<string, () => void>>} */
const plants = {
  early: () =>
    replace(
      Log.prototype,
      'append',
      (append) =>
        /** @this {Log} */
        async function (entry) {
          later(() => void append.call(this, entry).catch(() => {}), 500)
        },
    ),
  lossy: () => {
    const isLost = oneIn(40)
    replace(
      Log.prototype,
      'append',
      (append) =>
        /** @this {Log} */
        async function (entry) {
          if (!isLost()) await append.call(this, entry)
        },
    )
  },
  forgetful: () => replace(Match.prototype, 'lineOf', () => () => null),
  impatient: () => {
    const early = Date.now() % 5000
    replace(
      Match.prototype,
      'deadline',
      (deadline) =>
        /** @this {Match} */
        function (seat) {
          const due = deadline.call(this, seat)
          return due === null ? null : due - early
        },
    )
  },
  deaf: () => {
    const isLost = oneIn(10)
    replace(
      Conversation.prototype,
      'append',
      (append) =>
        /** @this {Conversation} */
        async function (line) {
          if (!isLost()) return append.call(this, line)
          return { ...line, table: '', n: (await this.length()) + 1 }
        },
    )
  },
  parrot: () =>
    replace(
      Conversation.prototype,
      'append',
      (append) =>
        /** @this {Conversation} */
        function (line) {
          return append.call(this, { ...line, id: null })
        },
    ),
  rude: () => {
    const isRude = oneIn(300)
    replace(
      LiveTable.prototype,
      'expectAccess',
      (expectAccess) =>
        /** @this {LiveTable} */
        async function (account) {
          if (isRude()) throw new Error('The house is in a bad mood.')
          await expectAccess.call(this, account)
        },
    )
  },
  endless: () => {
    const isLost = oneIn(3)
    replace(
      LiveTable.prototype,
      'finish',
      (finish) =>
        /** @this {LiveTable} */
        async function () {
          if (!isLost()) await finish.call(this)
        },
    )
  },
}

plants[env['PLANTED'] ?? '']?.()
