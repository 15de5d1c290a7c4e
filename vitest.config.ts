import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Workspace packages resolve to their TypeScript sources, so tests never run against a stale build.
const conditions = ['source', 'node', 'development|production']

/** Minutes each: begun last, they would go on alone when all else is done. */
const long = ['wire/wire.test.ts', 'chaos.test.ts', 'http-games.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(name))
    return [...files.filter(isLong), ...files.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // A test fails by what it finds, never by how slow the machine is; this only ends one that hangs.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    // Half of the long tests wait for a process or a clock, so no core is left over for the runner.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    include: ['*/test/**/*.test.{ts,tsx,js}', 'games/*/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
