import { describe, expect, test } from 'vitest'
import { sweepSubscriptions } from '#features/billing/index.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { givenHost } from '#test/given.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { resumePlan, startGateway, startStripeStandIn, stripePayments, testPayments } from '#test/payments.ts'
import { type Caller, startTestApp, testStart } from '#test/test-app.ts'
import { declarationPaths } from '../../shared/declaration-paths.ts'
import { forgetSupportMessages } from '../support-service.ts'
import { carryOutDeclarations } from './declaration-jobs.ts'

type Service = Awaited<ReturnType<typeof startTestApp>>

const { cancellation, withdrawal } = declarationPaths
const adminEmail = 'operator@stay.example'
const validForm = { name: 'Anna Berg', email: 'anna@example.com', contract: '', type: 'ordinary', reason: '', day: '' }

function declare(caller: Caller, form: Record<string, string>, path: string = cancellation, headers = {}) {
  const contentType = { 'content-type': 'application/x-www-form-urlencoded' }
  return caller.post(path, new URLSearchParams(form).toString(), { ...contentType, ...headers })
}

const startWithMail = async (env: Record<string, string> = {}) => {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { ADMIN_EMAIL: adminEmail, SMTP_URL: receiver.url, ...env } })
  return { service, received: receiver.received }
}

/** A host on Pro who pays since the start of the test; the paid month ends on 1 April. */
async function givenSubscriber({ start = startGateway, env = {} } = {}) {
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

async function listDeclarations({ context }: Service) {
  return context.db.selectFrom('declarations').selectAll().orderBy('state_at').execute()
}

const isCancelled = async (as: Caller): Promise<boolean> => (await as.get('/api/subscription')).json().isCancelled
const runJob = ({ context }: Service) => carryOutDeclarations.run(context)

describe.each(languages)('in %s', (language: Language) => {
  test.each(Object.values(declarationPaths))('%s is a page without sign-in, in every footer', async (path) => {
    const service = await startTestApp()
    const address = localizedPath(language, path)

    const answer = await service.anonymous.get(address)
    const home = await service.anonymous.get(localizedPath(language, '/'))

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`<html lang="${language}"`)
    expect(answer.body).toMatch(new RegExp(`<form [^>]*action="${address}#declaration" method="post"`))
    expect(home.body).toContain(`href="${address}"`)
  })
})

test('labels and buttons are the words of the law', async () => {
  const service = await startTestApp()
  const textOf = async (path: string) => (await service.anonymous.get(path)).body
  const home = await textOf('/de')

  expect(home).toContain('>Verträge hier kündigen</a>')
  expect(home).toContain('>Vertrag widerrufen</a>')
  expect(await textOf('/fr')).toContain('>Résilier votre contrat</a>')
  expect(await textOf(`/de${cancellation}`)).toMatch(/<button [^>]*type="submit"[^>]*>Jetzt kündigen<\/button>/)
  expect(await textOf(`/de${withdrawal}`)).toMatch(/<button [^>]*type="submit"[^>]*>Widerruf bestätigen<\/button>/)
  expect(await textOf(withdrawal)).toMatch(/<button [^>]*type="submit"[^>]*>Confirm withdrawal<\/button>/)
})

describe.each(testPayments)('with $name', ({ start }) => {
  test('a cancellation is confirmed at once on the page and by mail, and stops the renewal', async () => {
    const { service, received, as, account, form } = await givenSubscriber({ start })

    const answer = await declare(service.anonymous, form, `/de${cancellation}`)
    await sendDueMails(service.context)

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const part of ['Ihre Kündigung ist eingegangen', '1. März 2026', '12:00 UTC', 'Ordentliche Kündigung']) {
      expect(answer.body).toContain(part)
    }
    expect(answer.body).toContain('„Jetzt kündigen“ auf')
    expect(answer.body).toMatch(/download="benvenuto-2026-03-01.txt" href="data:text\/plain/)
    const confirmation = received.find(({ to }) => to.includes(account.email))?.mail
    expect(confirmation?.subject).toBe('We have received your cancellation')
    expect(confirmation?.text).toContain('Received: 1 March 2026, 12:00 UTC')
    expect(confirmation?.text).toContain('You keep your plan until 1 April 2026')
    // Anna may be a stranger: nothing that she typed is mailed to the host.
    expect(confirmation?.text).not.toContain('Anna')
    const operatorMail = received.find(({ to }) => to.includes(adminEmail))?.mail
    expect(operatorMail?.subject).toBe('Cancellation declared: Anna Berg')
    expect(operatorMail?.replyTo?.[0]?.address).toBe(account.email)

    expect(await isCancelled(as)).toBe(false)
    await runJob(service)
    expect(await isCancelled(as)).toBe(true)
    await runJob(service)
    expect(await listDeclarations(service)).toMatchObject([{ kind: 'cancellation', state: 'stopped' }])
    service.clock.advance(minute)
    await sendDueMails(service.context)
    expect(received.map(({ mail }) => mail.subject)).toContain('Your cancellation of Pro is confirmed')
  })

  test('a withdrawal stops the renewal without a mail that says the plan stays', async () => {
    const { service, received, as, form } = await givenSubscriber({ start })

    await declare(service.anonymous, form, withdrawal)
    await runJob(service)
    service.clock.advance(minute)
    await sendDueMails(service.context)

    expect(await isCancelled(as)).toBe(true)
    const subjects = received.map(({ mail }) => mail.subject)
    expect(subjects).toContain('We have received your withdrawal')
    expect(subjects).not.toContain('Your cancellation of Pro is confirmed')
  })
})

test('a host who was signed in gets a confirmation with everything that she wrote', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  await declare(as, { ...form, contract: 'Pro, invoice 12', type: 'forCause', reason: 'The house\r\nis sold.' })
  await sendDueMails(service.context)

  const text = received.find(({ to }) => to.includes(account.email))?.mail.text
  for (const part of ['Name: Anna Berg', 'Contract: Pro, invoice 12', 'The house is sold.', 'Cancellation for cause']) {
    expect(text).toContain(part)
  }
})

test('a French cancellation is shown once more, and can be changed, before it is notified', async () => {
  const { service, as, form } = await givenSubscriber()
  const typed = { ...form, name: 'Anne <b>', type: 'forCause', reason: 'Vendue', day: '2026-03-20' }
  const path = `/fr${cancellation}`

  const page = await service.anonymous.get(path)
  const summary = await declare(service.anonymous, typed, path)
  const change = await declare(service.anonymous, { ...typed, step: 'change' }, path)
  expect(await listDeclarations(service)).toEqual([])
  const sent = await declare(service.anonymous, { ...typed, step: 'confirm' }, path)
  await runJob(service)

  expect(page.body).toMatch(/<button [^>]*type="submit"[^>]*>Continuer<\/button>/)
  expect(summary.statusCode).toBe(200)
  expect(summary.body).toContain('Vérifiez votre résiliation')
  expect(summary.body).toMatch(/<button [^>]*value="confirm"[^>]*>Notifier la résiliation<\/button>/)
  expect(summary.body).toMatch(/<input type="hidden" name="reason" value="Vendue"/)
  expect(change.body).toMatch(/value="Anne &lt;b&gt;"/)
  expect(change.body).not.toContain('aria-invalid="true"')
  expect(sent.body).toContain('Nous avons bien reçu votre résiliation')
  expect(await isCancelled(as)).toBe(true)
})

test('a summary cannot be skipped with invalid values', async () => {
  const service = await startTestApp()

  const answer = await declare(
    service.anonymous,
    { ...validForm, email: 'anna', step: 'confirm' },
    `/fr${cancellation}`,
  )

  expect(answer.statusCode).toBe(400)
  expect(await listDeclarations(service)).toEqual([])
})

test('declarations for addresses without an account do not come before the messages of hosts', async () => {
  const { service, form } = await givenSubscriber()
  const { as: operator } = await givenHost(service, { role: 'admin' })
  await declare(service.anonymous, validForm)
  await declare(service.anonymous, form)

  const { messages } = (await operator.get('/api/admin/messages')).json()

  expect(
    messages.map((message: { email: string; isPriority: boolean }) => [message.email, message.isPriority]),
  ).toEqual([
    [form.email, true],
    [validForm.email, false],
  ])
})

test('a withdrawal is confirmed, stops the renewal, and asks the operator to refund', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  const answer = await declare(service.anonymous, form, `/de${withdrawal}`)
  await sendDueMails(service.context)
  await runJob(service)

  expect(answer.body).toContain('Ihr Widerruf ist eingegangen')
  expect(received.find(({ to }) => to.includes(account.email))?.mail.subject).toBe('We have received your withdrawal')
  const operatorText = received.find(({ to }) => to.includes(adminEmail))?.mail.text
  expect(operatorText).toContain('Check whether it came within 14 days')
  expect(await isCancelled(as)).toBe(true)
  expect(await listDeclarations(service)).toMatchObject([{ kind: 'withdrawal', state: 'stopped' }])
})

test('for an address without an account the page is the same, and only its mailbox learns the difference', async () => {
  const { service, received, form } = await givenSubscriber()

  const known = await declare(service.anonymous, form)
  const unknown = await declare(service.anonymous, validForm)
  await sendDueMails(service.context)

  expect(unknown.statusCode).toBe(200)
  const same = (body: string) => body.replaceAll(encodeURIComponent(form.email), '').replaceAll(form.email, '')
  const other = (body: string) =>
    body.replaceAll(encodeURIComponent(validForm.email), '').replaceAll(validForm.email, '')
  expect(other(unknown.body)).toBe(same(known.body))
  const mail = received.find(({ to }) => to.includes(validForm.email))?.mail
  expect(mail?.text).toContain('No account uses this address')
  expect(mail?.text).not.toContain('Anna')
  const stored = await service.context.db.selectFrom('mails').select('recipient').execute()
  expect(stored.map(({ recipient }) => recipient)).not.toContain(validForm.email)
  expect((await listDeclarations(service)).map(({ state }) => state).toSorted()).toEqual(['byHand', 'waiting'])
})

test('a host without a subscription is told that nothing will be charged', async () => {
  const { service, received } = await startWithMail()
  const { account } = await givenHost(service)

  await declare(service.anonymous, { ...validForm, email: account.email })
  await sendDueMails(service.context)

  expect(received.find(({ to }) => to.includes(account.email))?.mail.text).toContain('nothing will be charged')
  expect(await listDeclarations(service)).toMatchObject([{ state: 'nothing', next_attempt_at: null }])
})

test('what a host has resumed is not stopped again by a stranger, only by herself', async () => {
  const { service, received, as, form } = await givenSubscriber()
  await declare(service.anonymous, form)
  await runJob(service)
  await resumePlan(as, 'pro')
  service.clock.advance(2 * hour)

  await declare(service.anonymous, form)
  await runJob(service)
  expect(await isCancelled(as)).toBe(false)
  await sendDueMails(service.context)
  const operatorTexts = received.filter(({ to }) => to.includes(adminEmail)).map(({ mail }) => mail.text)
  expect(operatorTexts.some((text) => text?.includes('Nothing has been done: please decide'))).toBe(true)

  await declare(as, form)
  await runJob(service)
  expect(await isCancelled(as)).toBe(true)
  expect((await listDeclarations(service)).map(({ state }) => state).toSorted()).toEqual([
    'byHand',
    'stopped',
    'stopped',
  ])
})

test('what a host has resumed is not stopped by a declaration that a stranger made before for a later day', async () => {
  const { service, as, form } = await givenSubscriber()
  await declare(service.anonymous, { ...form, day: '2026-04-20' })
  await runJob(service)
  await declare(service.anonymous, form)
  await runJob(service)
  expect(await isCancelled(as)).toBe(true)
  await resumePlan(as, 'pro')

  for (const length of [20 * day, 11 * day + hour]) {
    service.clock.advance(length)
    await as.post('/api/subscription/refresh')
  }
  await runJob(service)

  expect(await isCancelled(as)).toBe(false)
  expect((await listDeclarations(service)).map(({ state }) => state).toSorted()).toEqual(['byHand', 'stopped'])
})

test('an overdue subscription, which would end at once, is ended for its signed-in host alone', async () => {
  const payments = await startGateway()
  const { service, received } = await startWithMail(payments.env)
  const { as, account } = await givenHost(service)
  const step = (await as.post('/api/create-subscription', { plan: 'basic' })).json()
  await payments.confirm(service, as, step, 'failsLater')
  service.clock.advance(14 * day + 2 * minute)
  await as.post('/api/subscription/refresh')
  const form = { ...validForm, email: account.email }

  await declare(service.anonymous, form)
  await runJob(service)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'byHand' }])
  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: true })

  await sendDueMails(service.context)
  received.length = 0
  await declare(as, form)
  await sendDueMails(service.context)
  const confirmation = received.find(({ to }) => to.includes(account.email))?.mail
  expect(confirmation?.subject).toBe('We have received your cancellation')
  expect(confirmation?.text).toContain('your subscription ends at once')
  await runJob(service)
  expect((await as.get('/api/subscription')).json()).toMatchObject({ isSubscribed: false })
})

test('a later wished end lets the subscription renew until then', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  const answer = await declare(service.anonymous, { ...form, day: '2026-04-20' })
  await sendDueMails(service.context)
  await runJob(service)

  expect(answer.body).toContain('20 April 2026')
  expect(received.find(({ to }) => to.includes(account.email))?.mail.text).toContain('You asked for 20 April 2026')
  expect(await isCancelled(as)).toBe(false)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'waiting' }])
  // A session ends 30 days after the last visit.
  for (const length of [20 * day, 11 * day + hour]) {
    service.clock.advance(length)
    await as.post('/api/subscription/refresh')
  }
  await runJob(service)
  expect((await as.get('/api/subscription')).json()).toMatchObject({
    isCancelled: true,
    endsAt: '2026-05-01T12:00:00.000Z',
  })
})

test('the day on which the paid month ends in the time zone of the host costs no further month', async () => {
  const { service, received, as, account, form } = await givenSubscriber()

  // The month ends on 1 April at 12:00 UTC, which is 2 April in UTC+12 and beyond.
  await declare(service.anonymous, { ...form, day: '2026-04-02' })
  await sendDueMails(service.context)
  await runJob(service)

  const text = received.find(({ to }) => to.includes(account.email))?.mail.text
  expect(text).toContain('You keep your plan until 1 April 2026')
  expect((await as.get('/api/subscription')).json()).toMatchObject({
    isCancelled: true,
    endsAt: '2026-04-01T12:00:00.000Z',
  })
})

test('while the payment provider is down a declaration is taken, and carried out later', async () => {
  const stripe = await startStripeStandIn()
  const { service, as, form } = await givenSubscriber({ start: async () => stripePayments(stripe) })
  stripe.setMood('down')

  expect((await declare(service.anonymous, form)).statusCode).toBe(200)
  await runJob(service)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  stripe.setMood('well')
  service.clock.advance(10 * minute)
  await runJob(service)
  await as.post('/api/subscription/refresh')
  expect(await isCancelled(as)).toBe(true)
})

test('the operator gets one mail about a declaration that keeps failing', async () => {
  const stripe = await startStripeStandIn()
  const { service, received, form } = await givenSubscriber({ start: async () => stripePayments(stripe) })
  const failNext = async () => {
    await runJob(service)
    service.clock.advance(hour)
  }
  const listFailing = async () => {
    await sendDueMails(service.context)
    return received.filter(({ mail }) => mail.text?.includes('The renewal could not be stopped'))
  }
  await declare(service.anonymous, form)
  stripe.setMood('down')

  for (let failures = 1; failures < 6; failures += 1) await failNext()
  expect(await listFailing()).toEqual([])
  for (let failures = 6; failures < 10; failures += 1) await failNext()
  expect((await listFailing()).map(({ to }) => to)).toEqual([[adminEmail]])

  stripe.setMood('well')
  await runJob(service)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'stopped' }])
})

test.each([
  ['a name', { name: ' ' }, 'Tell us your name'],
  ['an address', { email: 'anna' }, 'Enter a valid email address'],
  ['a day of the calendar', { day: '2026-02-30' }, 'Choose today or a later day'],
  ['a day from today on', { day: '2026-02-27' }, 'Choose today or a later day'],
  ['a day within two years', { day: '2028-03-05' }, 'Choose today or a later day'],
  ['a readable reason', { reason: 'a\0b' }, 'This text contains characters that cannot be stored'],
  ['a reason of bearable length', { reason: 'x'.repeat(1_001) }, 'This text is too long'],
])(
  'without %s the form is shown again with all typed values, and nothing is stored',
  async (_what, change, problem) => {
    const service = await startTestApp()
    const form = { ...validForm, contract: 'Pro <b>', type: 'forCause', ...change }

    const answer = await declare(service.anonymous, form)

    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(problem)
    expect(answer.body).toContain('aria-invalid="true"')
    expect(answer.body).toContain('value="Pro &lt;b&gt;"')
    expect(answer.body).toMatch(/<input [^>]*checked=""[^>]*value="forCause"|value="forCause"[^>]*checked=""/)
    expect(await listDeclarations(service)).toEqual([])
  },
)

test('a declaration that is sent twice is stored once, and both receipts show its first time', async () => {
  const { service, received, form } = await givenSubscriber()

  await declare(service.anonymous, form)
  service.clock.advance(minute)
  const again = await declare(service.anonymous, form)
  await sendDueMails(service.context)

  expect(again.body).toContain('12:00 UTC')
  expect(await listDeclarations(service)).toHaveLength(1)
  expect(received).toHaveLength(2)
})

test('a declaration with the trap field filled in gets a receipt and is dropped', async () => {
  const service = await startTestApp()

  const answer = await declare(service.anonymous, { ...validForm, website: 'https://spam.example' })

  expect(answer.statusCode).toBe(200)
  expect(await listDeclarations(service)).toEqual([])
})

test('a cross-site request is refused', async () => {
  const service = await startTestApp()

  const answer = await declare(service.anonymous, validForm, cancellation, { origin: 'https://elsewhere.example' })

  expect(answer.statusCode).toBe(403)
  expect(await listDeclarations(service)).toEqual([])
})

test('declarations per network and hour are limited, and a refused form keeps its values', async () => {
  const service = await startTestApp({ env: { LIMIT_DECLARATIONS_PER_ADDRESS: '2' } })
  for (const name of ['One', 'Two']) await declare(service.anonymous, { ...validForm, name })

  const refused = await declare(service.anonymous, { ...validForm, name: 'Three' }, withdrawal)
  service.clock.advance(hour)
  const later = await declare(service.anonymous, { ...validForm, name: 'Three' }, withdrawal)

  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many attempts')
  expect(refused.body).toContain('value="Three"')
  expect(later.statusCode).toBe(200)
})

test('strangers use up the mails to a mailbox, but not its declarations; a signed-in host gets hers', async () => {
  const { service, received, as, account, form } = await givenSubscriber({
    env: { LIMIT_DECLARATION_MAILS_PER_MAILBOX: '2', LIMIT_DECLARATIONS_PER_ADDRESS: '1000' },
  })
  for (let count = 0; count < 5; count += 1) {
    expect((await declare(service.anonymous, { ...form, name: `Stranger ${count}` })).statusCode).toBe(200)
  }
  const mailsToHost = async () => {
    await sendDueMails(service.context)
    return received.filter(({ to }) => to.includes(account.email)).length
  }

  expect(await listDeclarations(service)).toHaveLength(5)
  expect(await mailsToHost()).toBe(2)
  await declare(as, form)
  expect(await mailsToHost()).toBe(3)
})

test('a host is told of a withdrawal that stops her renewal, although strangers have used up the mails', async () => {
  const { service, received, as, account, form } = await givenSubscriber({
    env: { LIMIT_DECLARATION_MAILS_PER_MAILBOX: '2', LIMIT_DECLARATIONS_PER_ADDRESS: '1000' },
  })
  const countMails = async () => {
    await sendDueMails(service.context)
    return received.filter(({ to }) => to.includes(account.email)).length
  }
  for (const wished of ['2027-01-01', '2027-02-01']) await declare(service.anonymous, { ...form, day: wished })
  await runJob(service)
  expect([await isCancelled(as), await countMails()]).toEqual([false, 2])

  await declare(service.anonymous, form, withdrawal)
  expect(await countMails()).toBe(2)
  await runJob(service)
  expect([await isCancelled(as), await countMails()]).toEqual([true, 3])
  for (const name of ['Stranger 1', 'Stranger 2']) await declare(service.anonymous, { ...form, name }, withdrawal)
  await runJob(service)
  expect(await countMails()).toBe(3)
})

test('mails to addresses without an account are limited for the whole service', async () => {
  const { service, received } = await startWithMail({ LIMIT_DECLARATION_MAILS: '2' })
  for (const name of ['a', 'b', 'c']) await declare(service.anonymous, { ...validForm, email: `${name}@example.com` })
  await sendDueMails(service.context)

  expect(received.map(({ to }) => to[0]).toSorted()).toEqual(['a@example.com', 'b@example.com', adminEmail, adminEmail])
  expect(await listDeclarations(service)).toHaveLength(3)
})

test('the operator sees declarations among the messages, and after a year they are deleted', async () => {
  const { service, form } = await givenSubscriber()
  const { as: operator } = await givenHost(service, { role: 'admin' })
  const listMessages = async () => (await operator.get('/api/admin/messages')).json().messages
  await declare(service.anonymous, { ...form, type: 'forCause', reason: 'Sold.', contract: 'Pro', day: '2026-03-05' })

  expect(await listMessages()).toMatchObject([
    {
      name: 'Anna Berg',
      message: 'Sold.',
      isSignedIn: false,
      declaration: {
        kind: 'cancellation',
        isForCause: true,
        contract: 'Pro',
        wishedEnd: '2026-03-05T00:00:00.000Z',
        state: 'waiting',
      },
    },
  ])
  await runJob(service)
  service.clock.advance(366 * day)
  await forgetSupportMessages.run(service.context)
  expect(await listDeclarations(service)).toEqual([])
})

test('a cancellation for a day after more than a year is kept until it is carried out', async () => {
  const { service, form } = await givenSubscriber()
  await declare(service.anonymous, { ...form, day: '2027-04-20' })
  await runJob(service)

  service.clock.advance(366 * day)
  await forgetSupportMessages.run(service.context)
  expect(await listDeclarations(service)).toMatchObject([{ state: 'waiting' }])

  service.clock.advance(61 * day)
  await sweepSubscriptions.run(service.context)
  await runJob(service)
  await forgetSupportMessages.run(service.context)
  expect(await listDeclarations(service)).toEqual([])
})

test('a declaration outlives the account that it is about, and then has nothing to stop', async () => {
  const { service, account, form } = await givenSubscriber()
  await declare(service.anonymous, form)
  await service.context.db.deleteFrom('accounts').where('id', '=', account.id).execute()

  await runJob(service)

  expect(await listDeclarations(service)).toMatchObject([{ host_id: null, state: 'nothing' }])
})
