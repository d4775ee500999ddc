import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inlineScript } from './build/inline-script.ts'

// West of Greenwich, with half an hour and summer time: code that takes local time for UTC fails here.
process.env['TZ'] = 'America/St_Johns'

const rungProject = {
  extends: true,
  test: {
    name: 'rung',
    include: ['test/ladder/make-rung.ts', 'src/routes.http.test.ts'],
    globalSetup: ['test/http-setup.ts'],
    setupFiles: ['test/ladder/record-statements.ts'],
  },
} as const satisfies TestProjectConfiguration

/** Each takes half a minute or more on two cores. */
const longFiles = [
  'src/routes.http.test.ts',
  'image-concurrency.http.test.ts',
  'hidden-sections.http.test.ts',
  'withheld-secrets.http.test.ts',
  'heavy-export.http.test.ts',
  'declared-cancellations.http.test.ts',
  'image-processes.test.ts',
  'linear-time.test.ts',
  'linear-patterns.test.ts',
]

/** Vitest begins with the files that have most letters; a long one that comes last would keep one core only. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(`/${name}`))
    const bySize = await super.sort(files)
    return [...bySize.filter(isLong), ...bySize.filter((file) => !isLong(file))]
  }
}

/**
 * `rules`: pure functions and rendered components. `http`: the whole service on a real database, on SQLite or,
 * with TEST_DATABASE_URL, on PostgreSQL.
 */
export default defineConfig({
  plugins: [react(), inlineScript()],
  test: {
    // Long, because tests are slow on a busy machine: only a test that hangs should exceed it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Loading the service again for each file takes half of the time. So files share its modules (and each test makes
    // its own service), and what a test replaces is put back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // With room for young objects (MB) the HTTP tests take a seventh less processor time: less is collected.
    execArgv: ['--max-semi-space-size=64'],
    // One more than cores, because some tests wait for time limits. By default Vitest leaves a core unused.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: ['src/**/*.http.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'http', include: ['src/**/*.http.test.ts'], globalSetup: ['test/http-setup.ts'] },
      },
      // `npm run rung`: writes files, so no other run may include it.
      ...(process.env['RUNG'] ? [rungProject] : []),
    ],
  },
})
