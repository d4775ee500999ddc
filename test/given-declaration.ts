import { carryOutDeclarations } from '#features/site/server/declarations/declaration-jobs.ts'
import { declarationPaths } from '#features/site/shared/declaration-paths.ts'
import { day } from '#platform/clock.ts'
import { givenHost } from './given.ts'
import { startMailReceiver } from './mail-receiver.ts'
import { sendDueMails } from './mail-sending.ts'
import { startGateway } from './payments.ts'
import { type Caller, startTestApp, testStart } from './test-app.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

export const adminEmail = 'operator@stay.example'
export const validForm = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  contract: '',
  type: 'ordinary',
  reason: '',
  day: '',
}

/** Sends the form of a declaration, of a cancellation by default. */
export function declare(
  caller: Caller,
  form: Record<string, string>,
  path: string = declarationPaths.cancellation,
  headers = {},
) {
  const contentType = { 'content-type': 'application/x-www-form-urlencoded' }
  return caller.post(path, new URLSearchParams(form).toString(), { ...contentType, ...headers })
}

/** A service with an operator, and the mails that it sends. */
export async function startWithMail(env: Record<string, string> = {}) {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { ADMIN_EMAIL: adminEmail, SMTP_URL: receiver.url, ...env } })
  return { service, received: receiver.received }
}

/** A host on Pro who pays since the start of the test; the paid month ends on 1 April. */
export async function givenSubscriber({ start = startGateway, env = {} } = {}) {
  const payments = await start()
  const { service, received } = await startWithMail({ ...payments.env, ...env })
  payments.follow(service)
  const host = await givenHost(service, { planStatus: 'expired', trialEndsAt: testStart - day })
  const step = (await host.as.post('/api/create-subscription', { plan: 'pro' })).json()
  await payments.confirm(service, host.as, step, 'good')
  await sendDueMails(service.context)
  received.length = 0
  return { payments, service, received, ...host, form: { ...validForm, email: host.account.email } }
}

export async function listDeclarations({ context }: Service) {
  return context.db.selectFrom('declarations').selectAll().orderBy('state_at').execute()
}

export const isCancelled = async (as: Caller): Promise<boolean> =>
  (await as.get('/api/subscription')).json().isCancelled

/** Carries out the declarations that wait. */
export const runDeclarations = ({ context }: Service) => carryOutDeclarations.run(context)
