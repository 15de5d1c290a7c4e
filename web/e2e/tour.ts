import type { Scene } from './guide.ts'
import { pageScenes } from './scenes-pages.ts'
import { tableScenes } from './scenes-table.ts'
import { troubleScenes } from './scenes-trouble.ts'

export { drawn, settled, Tour } from './guide.ts'

/** Every page and every moment of a table that somebody may see. */
export const scenes: readonly Scene[] = [...pageScenes, ...tableScenes, ...troubleScenes]
