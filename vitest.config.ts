import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * `rules`: pure functions and rendered components. `http`: the whole service on a real database, on SQLite or,
 * with TEST_DATABASE_URL, on PostgreSQL.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // A busy machine is slow, not wrong: only what hangs should fail by the clock.
    testTimeout: 60_000,
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
        test: { name: 'http', include: ['src/**/*.http.test.ts'], globalSetup: ['test/thread-setup.ts'] },
      },
    ],
  },
})
