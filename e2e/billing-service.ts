import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { type BuiltService, startBuiltService } from './built-service.ts'
import { test as base, expect } from './fixtures.ts'

const run = promisify(execFile)
const clockModule = new URL('./movable-clock.js', import.meta.url).href

export const day = 86_400_000

/** The built service with a clock that tests move, and the mails that it sends. */
export type BillingService = {
  origin: string
  dataDir: string
  /** Moves the clocks of service and page, then runs the jobs that are due and sends their mails. */
  moveTo(page: Page, ahead: number): Promise<void>
  /** The operator's command line, at the time of the service. */
  admin(...command: string[]): Promise<string>
  /** Subjects of the mails to an address, in the order of sending. */
  mailsTo(address: string): Promise<string[]>
}

type Options = {
  /** Settings besides the usual ones. */
  settings: Record<string, string>
}

/** Browser tests of payments, each with its own service and clock. */
export const test = base.extend<{ service: BillingService } & Options>({
  settings: [{}, { option: true }],
  service: async ({ settings }, use) => {
    const built = await startBuiltService({ SMTP_URL: '', ADMIN_EMAIL: '', ...settings }, clockModule)
    await use(drive(built))
    await built.stop()
  },
  baseURL: async ({ service }, provide) => provide(service.origin),
})

function drive({ child, origin, dataDir, env }: BuiltService): BillingService {
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
      await service.admin('jobs', 'run', 'sweep-subscriptions', 'trial-reminders', 'outbox')
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

/** Expects a row of the subscription card on the profile: the name on the left and its value. */
export async function expectFact(page: Page, name: string, value: string | RegExp): Promise<void> {
  const card = page.getByRole('region', { name: 'Your plan' })
  await expect(card.getByRole('definition').and(card.locator(`dt:text-is("${name}") + dd`))).toHaveText(value)
}
