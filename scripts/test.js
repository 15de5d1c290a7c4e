// Everything a change has to pass, one line a check. Only Node's own modules: node_modules may still be missing.

import { checks } from './checks.js'
import { buildPages } from './ready.js'
import { playwright, vitest } from './suites.js'
import { add, check, finish } from './tally.js'

checks()
check('pages', () => buildPages())
const filters = process.argv.slice(2)
add(vitest(filters))
// A filter names files of ours; the browser is for the whole.
if (filters.length === 0) add(playwright([]))
finish()
