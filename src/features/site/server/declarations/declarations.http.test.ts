import { describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { givenHost } from '#test/given.ts'
import {
  adminEmail,
  declare,
  givenSubscriber,
  isCancelled,
  listDeclarations,
  runDeclarations,
  validForm,
} from '#test/given-declaration.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { testPayments } from '#test/payments.ts'
import { startTestApp } from '#test/test-app.ts'
import { declarationPaths } from '../../shared/declaration-paths.ts'
import { forgetSupportMessages } from '../support-service.ts'

const { cancellation, withdrawal } = declarationPaths

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
    await runDeclarations(service)
    expect(await isCancelled(as)).toBe(true)
    await runDeclarations(service)
    expect(await listDeclarations(service)).toMatchObject([{ kind: 'cancellation', state: 'stopped' }])
    service.clock.advance(minute)
    await sendDueMails(service.context)
    expect(received.map(({ mail }) => mail.subject)).toContain('Your cancellation of Pro is confirmed')
  })

  test('a withdrawal stops the renewal without a mail that says the plan stays', async () => {
    const { service, received, as, form } = await givenSubscriber({ start })

    await declare(service.anonymous, form, withdrawal)
    await runDeclarations(service)
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
  await runDeclarations(service)

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
  await runDeclarations(service)
  service.clock.advance(366 * day)
  await forgetSupportMessages.run(service.context)
  expect(await listDeclarations(service)).toEqual([])
})
