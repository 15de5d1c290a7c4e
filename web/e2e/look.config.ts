import config from './playwright.config.ts'

/** Pictures instead of judgements: `npm run look`. */
export default {
  ...config,
  testMatch: 'look.ts',
  reporter: [['line']],
  timeout: 120_000,
  use: { ...config.use, actionTimeout: 30_000 },
}
