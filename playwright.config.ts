import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserArgs, wholeBrowser } from './e2e/browser-options.ts'
import { Environment } from './src/config.ts'
import { findFreePort } from './test/running-service.ts'

// As in vitest.config.ts, for the service, the browser and the tests alike.
process.env['TZ'] = 'America/St_Johns'

// Playwright reads this file again in every worker; what must be the same in all of them is passed in the environment.
process.env['E2E_PORT'] ??= String(await findFreePort())
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'benvenuto-e2e-'))

const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`

// An empty setting counts as unset: the developer's own settings do not reach the tests.
const unset = Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, '']))

// `npm test` gives both: what the service logs is looked through at the end.
process.env['E2E_LOG_FILE'] ??= `${process.env['E2E_DATA_DIR']}.log`

/** Journeys in a browser against the built service on an empty database. */
export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/service-log.ts',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  // Long, because tests are slow on a busy machine: only a test that hangs should exceed it.
  timeout: 120_000,
  // `npm test` says how many passed only the second time: each is a fault to look for, in the test or in the service.
  retries: 1,
  // The tests wait more than they compute: with one worker per core, 60 % of the processor time was idle.
  workers: Math.min(8, 2 * availableParallelism()),
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'en-GB',
    // Without motion the tests take an eighth less processor time: each frame is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // No trace: recording one takes a third of the time. `--trace=retain-on-failure` makes it for a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL_PATH'] || wholeBrowser,
      args: [...browserArgs],
    },
  },
  webServer: {
    // Without `exec`, Playwright's signals would go to the shell and not to the service.
    command: `exec "${process.execPath}" dist/server/main.js >> "${process.env['E2E_LOG_FILE']}"`,
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...unset,
      NODE_ENV: 'production',
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA_DIR'],
      CAPTCHA_FIXED_ANSWER: 'right',
      LIMIT_REGISTER_PER_ADDRESS: '1000',
      LIMIT_CAPTCHA_PER_ADDRESS: '10000',
      LIMIT_CAPTCHA_MAILS_PER_ADDRESS: '1000',
      LIMIT_CAPTCHA_MAILS: '1000',
      LOG_LEVEL: 'info',
    },
  },
})
