import { lot } from '@octopolis/engine/conform'
import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Nothing fails for being slow: this only ends what hangs.
  timeout: lot({ test: 600_000, trial: 1_500_000 }),
  expect: { timeout: 60_000 },
  // Each has a house of its own, and waits for bots and movements most of its time: two cores serve four of them.
  workers: 4,
  fullyParallel: true,
  // A browser is a large machine: what fails is tried once more, and then called flaky in the list.
  retries: 1,
  outputDir: '../dist-e2e',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
