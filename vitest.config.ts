import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inlineScript } from './build/inline-script.ts'

// West of Greenwich, with half an hour and summer time: code that takes local time for UTC fails here.
process.env['TZ'] = 'America/St_Johns'

/**
 * `rules`: pure functions and rendered components. `http`: the whole service on a real database, on SQLite or,
 * with TEST_DATABASE_URL, on PostgreSQL.
 */
export default defineConfig({
  plugins: [react(), inlineScript()],
  test: {
    // A busy machine is slow, not wrong: only what hangs should fail by the clock.
    testTimeout: 60_000,
    // Loading the service again for each file takes half of the time. So files share its modules (and each test makes
    // its own service), and what a test replaces is put back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // By default Vitest leaves one core to itself: half of a small machine.
    maxWorkers: '100%',
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
    ],
  },
})
