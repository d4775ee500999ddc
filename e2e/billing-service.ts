import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { clockModule, startBuiltService } from './built-service.ts'
import { test as base, expect, type Host } from './fixtures.ts'
import { ask, makeAdmin, startOperator } from './operator.ts'

export const day = 86_400_000

/** The built service with a clock that tests move, and the mails that it sends. */
export type BillingService = {
  origin: string
  /**
   * Moves the clocks of service and page to a time after the beginning of the test, then runs the jobs that are due and
   * sends their mails.
   */
  moveTo(page: Page, ahead: number): Promise<void>
  /** Runs jobs with the operator's command line, at the time of the service. */
  runJobs(...names: string[]): Promise<void>
  /** Makes the host of a browser context an operator. */
  makeAdmin(context: BrowserContext): Promise<Host>
  /** Subjects of the mails to an address, in the order of sending. */
  mailsTo(address: string): Promise<string[]>
}

type WorkerFixtures = {
  /** Settings besides the usual ones. */
  settings: Record<string, string>
  /** How far the service's clock is ahead, in milliseconds. No test moves it back. */
  serviceClock: { ahead: number }
  /** Each test has hosts of its own. */
  sharedService: Omit<BillingService, 'moveTo'> & { moveClock(ahead: number): Promise<void> }
}

/** Browser tests of payments. A worker has one service; each test goes on from the time that the last one reached. */
export const test = base.extend<{ service: BillingService }, WorkerFixtures>({
  settings: [{}, { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  serviceClock: [async ({}, use) => use({ ahead: 0 }), { scope: 'worker' }],
  sharedService: [
    async ({ settings, serviceClock }, use) => {
      const built = await startBuiltService(
        {
          SMTP_URL: '',
          ADMIN_EMAIL: '',
          DISCOUNT_CODES: 'freeian:100,spring:20',
          LIMIT_REGISTER_PER_ADDRESS: '1000',
          LIMIT_CAPTCHA_PER_ADDRESS: '10000',
          ...settings,
        },
        clockModule,
      )
      const operator = await startOperator(built.env)
      await use({
        origin: built.origin,
        async moveClock(ahead) {
          serviceClock.ahead = ahead
          await Promise.all([ask(built.child, { ahead }), operator.moveClock(ahead)])
        },
        // The service itself may be running one of them, because the clock has made it due.
        runJobs: (...names) => expect(() => operator.run('jobs', 'run', ...names)).toPass({ timeout: 30_000 }),
        makeAdmin: (context) => makeAdmin(context, operator),
        mailsTo: (address) => readSubjects(join(built.dataDir, 'mail'), address),
      })
      operator.stop()
      await built.stop()
    },
    { scope: 'worker' },
  ],
  service: async ({ sharedService, serviceClock, page }, use) => {
    const begin = serviceClock.ahead
    if (begin > 0) await page.clock.setFixedTime(Date.now() + begin)
    await use({
      ...sharedService,
      async moveTo(moved, ahead) {
        await sharedService.moveClock(begin + ahead)
        await moved.clock.setFixedTime(Date.now() + begin + ahead)
        await sharedService.runJobs('sweep-subscriptions', 'trial-reminders', 'outbox')
      },
    })
  },
  baseURL: async ({ sharedService }, use) => use(sharedService.origin),
})

async function readSubjects(folder: string, address: string): Promise<string[]> {
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((one) => one.address === address)).map(({ subject }) => subject ?? '')
}

/** Expects a row of the subscription card on the profile: the name on the left and its value. */
export async function expectFact(page: Page, name: string, value: string | RegExp): Promise<void> {
  const card = page.getByRole('region', { name: 'Your plan' })
  await expect(card.getByRole('definition').and(card.locator(`dt:text-is("${name}") + dd`))).toHaveText(value)
}
