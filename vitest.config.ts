import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Workspace packages resolve to their TypeScript sources, so tests never run against a stale build.
const conditions = ['source', 'node', 'development|production']

/** The longest: begun last, they would go on alone when all else is done. */
const long = [
  'storm.test.ts',
  'chaos.test.ts',
  'wire/wire.test.ts',
  'http-games.test.ts',
  'wire/planted.test.ts',
  'memory.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = long.findIndex((name) => moduleId.endsWith(name))
      return index < 0 ? long.length : index
    }
    return files.toSorted((a, b) => place(a) - place(b))
  }
}

/** Those that only `npm run trials` has time for. */
const trials = process.env['LOTS'] === 'trial' ? ['*/test/**/*.trial.{ts,tsx}'] : []

const exclude = ['**/node_modules/**', '**/dist/**']

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
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{engine,bots,games}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          exclude,
          // Rules keep nothing but their state: a file need not find its modules untouched, and most of its time is theirs.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['{lab,server,web,scripts}/test/**/*.test.{ts,tsx,js}', ...trials],
          exclude,
        },
      },
    ],
  },
})
