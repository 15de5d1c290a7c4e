import look from './look.config.ts'

/** Pictures for links: `npm run previews`. */
export default { ...look, testMatch: 'previews.ts' }
