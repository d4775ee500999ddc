import { jobs } from '#jobs.ts'
import { day, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from './given.ts'
import type { testPayments } from './payments.ts'
import { startTestApp, testStart } from './test-app.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>
type Start = (typeof testPayments)[number]['start']

/** An account that has chosen no plan yet. */
export const newcomer = { plan: null, planStatus: 'none', trialEndsAt: null } as const
/** An account whose trial has ended. */
export const expired = { plan: 'basic', planStatus: 'expired', trialEndsAt: testStart - day } as const

/** A service that takes payments by one of the providers, with a discount code of 100 % or those given. */
export async function startWithPayments(start: Start, env: Record<string, string> = {}) {
  const payments = await start()
  const service = await startTestApp({
    env: { ...payments.env, ADMIN_EMAIL: 'desk@example.com', DISCOUNT_CODES: 'freeian:100', ...env },
  })
  payments.follow(service)
  return { service, payments }
}

/** A host with a paid subscription. */
export async function givenSubscriber(start: Start, plan: 'basic' | 'pro' = 'basic') {
  const { service, payments } = await startWithPayments(start)
  const host = await givenHost(service, expired)
  const step = (await host.as.post('/api/create-subscription', { plan })).json()
  await payments.confirm(service, host.as, step, 'good')
  return { service, payments, ...host }
}

/** A host whose first charge after the trial has failed. */
export async function givenOverdueHost(start: Start) {
  const { service, payments } = await startWithPayments(start)
  const { as } = await givenHost(service)
  const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  await payments.confirm(service, as, step, 'failsLater')
  await passTime(service, 14 * day + 2 * minute)
  await passTime(service, day)
  return { service, payments, as }
}

/** Advances the time; there are no webhooks, only scheduled reads. */
export async function passTime(service: Service, ms: number): Promise<void> {
  service.clock.advance(ms)
  // The host has used the app now and then.
  await service.context.db
    .updateTable('sessions')
    .set({ expires_at: service.clock.now() + day })
    .execute()
  await sweepSubscriptions(service)
}

export async function sweepSubscriptions(service: Service): Promise<void> {
  const job = jobs.find(({ name }) => name === 'sweep-subscriptions')
  if (job) await runJob(service.context, job)
}

/** The templates of all mails, in alphabetical order. */
export async function listMailTemplates(service: Service): Promise<string[]> {
  const rows = await service.context.db.selectFrom('mails').select('template').orderBy('template').execute()
  return rows.map(({ template }) => template)
}
