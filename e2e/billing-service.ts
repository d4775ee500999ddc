import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { test as base, expect } from './fixtures.ts'
import { findFreePort } from './free-port.ts'
import { waitUntilReady } from './guest-service.ts'

const run = promisify(execFile)
const clockModule = new URL('./movable-clock.js', import.meta.url).href

export const day = 86_400_000

/** The built service with a clock that a test moves, and everything that it sends. */
export type BillingService = {
  origin: string
  dataDir: string
  /** Moves the service's clock and the page's, then runs what is due by then and sends the mail of it. */
  moveTo(page: Page, ahead: number): Promise<void>
  /** The operator's command line, at the service's time. */
  admin(...command: string[]): Promise<string>
  /** Subjects of the mails to an address, in the order in which they were sent. */
  mailsTo(address: string): Promise<string[]>
}

type Options = {
  /** Settings beyond the usual ones. */
  settings: Record<string, string>
}

/** Journeys about money: each on a service of its own, whose time is its own. */
export const test = base.extend<{ service: BillingService } & Options>({
  settings: [{}, { option: true }],
  service: async ({ settings }, use) => {
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const dataDir = mkdtempSync(join(tmpdir(), 'benvenuto-billing-'))
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      ADMIN_EMAIL: '',
      LOG_LEVEL: 'error',
      CAPTCHA_FIXED_ANSWER: 'right',
      ...settings,
    }
    const child = spawn(process.execPath, ['--import', clockModule, 'dist/server/main.js'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const hasEnded = once(child, 'exit')
    await waitUntilReady(`${origin}/readyz`)
    await use(drive(child, origin, dataDir, env))
    child.kill('SIGTERM')
    await hasEnded
    rmSync(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ service }, provide) => provide(service.origin),
})

function drive(child: ChildProcess, origin: string, dataDir: string, env: NodeJS.ProcessEnv): BillingService {
  let ahead = 0
  const service: BillingService = {
    origin,
    dataDir,
    async moveTo(page, next) {
      ahead = next
      const moved = once(child, 'message')
      child.send({ ahead })
      await moved
      await page.clock.setFixedTime(Date.now() + ahead)
      for (const job of ['sweep-subscriptions', 'trial-reminders', 'outbox']) await service.admin('jobs', 'run', job)
    },
    async admin(...command) {
      const { stdout } = await run(process.execPath, ['--import', clockModule, 'dist/server/cli.js', ...command], {
        env: { ...env, E2E_AHEAD: String(ahead) },
      })
      return stdout
    },
    async mailsTo(address) {
      const folder = join(dataDir, 'mail')
      const mails = await Promise.all(
        readdirSync(folder)
          .filter((name) => name.endsWith('.eml'))
          .toSorted()
          .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      )
      return mails.filter(({ to }) => to?.some((one) => one.address === address)).map(({ subject }) => subject ?? '')
    },
  }
  return service
}

/** What the card of the profile says about the subscription: the word on the left and what stands beside it. */
export async function expectFact(page: Page, name: string, value: string | RegExp): Promise<void> {
  const card = page.getByRole('region', { name: 'Your plan' })
  await expect(card.getByRole('definition').and(card.locator(`dt:text-is("${name}") + dd`))).toHaveText(value)
}
