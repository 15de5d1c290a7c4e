// npm run check: what takes less than a minute.

import { checks } from './checks.js'
import { finish } from './tally.js'

checks()
finish()
