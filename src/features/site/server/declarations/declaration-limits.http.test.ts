import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import {
  adminEmail,
  declare,
  givenSubscriber,
  isCancelled,
  listDeclarations,
  runDeclarations,
  startWithMail,
  validForm,
} from '#test/given-declaration.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { declarationPaths } from '../../shared/declaration-paths.ts'

const { cancellation, withdrawal } = declarationPaths

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
  await runDeclarations(service)
  expect([await isCancelled(as), await countMails()]).toEqual([false, 2])

  await declare(service.anonymous, form, withdrawal)
  expect(await countMails()).toBe(2)
  await runDeclarations(service)
  expect([await isCancelled(as), await countMails()]).toEqual([true, 3])
  for (const name of ['Stranger 1', 'Stranger 2']) await declare(service.anonymous, { ...form, name }, withdrawal)
  await runDeclarations(service)
  expect(await countMails()).toBe(3)
})

test('mails to addresses without an account are limited for the whole service', async () => {
  const { service, received } = await startWithMail({ LIMIT_DECLARATION_MAILS: '2' })
  for (const name of ['a', 'b', 'c']) await declare(service.anonymous, { ...validForm, email: `${name}@example.com` })
  await sendDueMails(service.context)

  expect(received.map(({ to }) => to[0]).toSorted()).toEqual(['a@example.com', 'b@example.com', adminEmail, adminEmail])
  expect(await listDeclarations(service)).toHaveLength(3)
})
