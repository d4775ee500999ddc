import { expect, test } from 'vitest'
import { addToDay } from '#features/analytics/server/visits/visit-queries.ts'
import { countMails } from '#features/mail/index.ts'
import { maxAttempts } from '#features/mail/shared/mail.ts'
import { jobs } from '#jobs.ts'
import { day } from '#platform/clock.ts'
import { createId } from '#platform/ids.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { dataUrl, phonePicture } from '#test/given-picture.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { findInDatabase, listEmptyTables } from '#test/search-database.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

/**
 * Columns that may still contain data of a deleted account. Discount redemptions and rate limits stay as keyed hashes
 * (decision 25), which identify nobody.
 */
const mayStay = {
  // The audit log is kept. Its ids no longer refer to an account.
  account: ['admin_acts.account_id'],
  book: ['admin_acts.data'],
  // Sent without signing in, so the address is unverified (decision 13). Both are deleted after a year.
  anonymousMessage: ['mails.sent_html', 'support_messages.email'],
}

/** Tables that may be empty after a host has used every feature. */
const mayBeEmpty = {
  // Filled until the provider is informed; tested in billing.
  subscription_endings: 'only after the deletion',
  site_settings: 'settings of the operator',
  page_changes: 'ids until a cache was told, only with CDN_PURGE_URL',
  told_pages: 'addresses until a cache was told of the deletion, only with CDN_PURGE_URL',
  job_runs: 'names of jobs',
  record_counts: 'how many records there are',
  service_days: 'uptime of the service',
  push_keys: 'keys of the service',
  backup_state: 'when the service was last backed up',
  service_key: 'a check value, only if the service has its own key',
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function startService() {
  const receiver = await startMailReceiver()
  const env = { ADMIN_EMAIL: 'operator@example.com', SMTP_URL: receiver.url, DISCOUNT_CODES: 'freeian:100' }
  return { receiver, service: await startTestApp({ env }) }
}

type Service = Awaited<ReturnType<typeof startService>>['service']
type Receiver = Awaited<ReturnType<typeof startService>>['receiver']

const ok = (answer: { statusCode: number; body: string }) => {
  expect(answer.statusCode, answer.body).toBeLessThan(400)
  return answer
}

const supportForm = (email: string, message: string) =>
  new URLSearchParams({ name: 'Giulia', email, message }).toString()

/** Requests the mails that anybody can have sent to an address. */
async function askForMails({ anonymous, browser }: Service, email: string): Promise<void> {
  ok(await anonymous.post('/api/auth/forgot-password', { email }))
  const visitor = browser()
  ok(await visitor.get('/api/captcha'))
  ok(await visitor.post('/api/captcha/mail', { email }))
}

/** Counts the rows of the neighbour, by table. */
async function countRowsOfOthers({ context: { db } }: Service): Promise<number[]> {
  const [neighbour] = await db.selectFrom('accounts').select('id').where('email', 'like', 'neighbour%').execute()
  const scoped = [
    ...(['mails', 'images', 'sessions', 'email_changes', 'domains', 'book_slugs', 'support_messages'] as const),
    'book_drafts',
  ] as const
  const counts: number[] = []
  for (const table of scoped) {
    const rows = await db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', neighbour?.id ?? '')
      .execute()
    counts.push(rows.length)
  }
  return counts
}

/** A host who has used every feature that writes to the database. */
async function givenBusyHost(service: Service, address: string) {
  const { db, clock } = service.context
  const { as, account } = await givenHost(service, {
    email: address,
    name: `Host of ${address}`,
    plan: 'pro',
    emailConfirmedAt: null,
  })
  ok(await as.post('/api/account/confirmation-mail'))
  ok(await as.post('/api/discounts/redeem', { code: 'freeian', plan: 'pro' }))
  const step = ok(await as.post('/api/create-subscription', { plan: 'pro' }))
  expect(step.body).toContain('setup')
  ok(await as.post('/api/subscription/test-card', { card: 'good' }))
  const picture = dataUrl(await phonePicture())
  const parkingPictures = [{ image: picture, caption: `The gate of ${address}` }]
  const words = { hostEmail: address, welcomeMessage: 'Ciao' }
  const checkinPictures = parkingPictures
  const book = await givenBook(as, { coverImage: picture, ...words, parkingPictures, checkinPictures })
  await givenSecrets(service.context, { hostId: account.id, bookId: book.id }, ['doorAccessInfo'])
  const kept = { coverImage: book.coverImage, parkingPictures: book.parkingPictures }
  const draft = { propertyName: account.name, hostEmail: address, ...kept }
  ok(await as.put(`/api/book-drafts/${crypto.randomUUID()}`, { version: 0, bookId: book.id, book: draft }))
  ok(await as.put(`/api/book-drafts/${crypto.randomUUID()}`, { version: 0, book: draft }))
  const logo = (await as.post('/api/images', await phonePicture(), { 'content-type': 'image/jpeg' })).json().url
  ok(await as.put('/api/look-defaults', { look: { theme: 'linen', logo } }))
  ok(await as.put(`/api/welcome-books/${book.id}/look`, { look: { logo } }))
  const texts = [{ field: 'welcomeMessage', source: 'Ciao', text: 'Hallo' }]
  ok(await as.put(`/api/welcome-books/${book.id}/translations/de`, { texts }))
  ok(await as.post('/api/domains', { name: `guide.${address.replace(/\W+/g, '-')}.com`, bookId: book.id }))
  ok(await as.put(`/api/domains/slugs/${book.id}`, { slug: 'villa' }))
  ok(await as.post('/legal', supportForm(address, 'Signed in'), formType))
  ok(await as.post('/cancel-contract', supportForm(address, ''), formType))
  const report = new URLSearchParams({ reason: 'deceptive', text: 'Why', email: 'guest@example.com', website: '' })
  ok(await service.anonymous.post(`/share/${book.id}/report`, report.toString(), formType))
  await askForMails(service, address)
  ok(await as.put('/api/account/email', { email: `new-${address}`, currentPassword: givenPassword }))
  await service.anonymous.post('/api/auth/login', { email: address, password: 'wrong' })

  const scope = { book_id: book.id }
  await db
    .insertInto('missed_searches')
    .values({ ...scope, month: 24_314, term: 'toaster', visitors: 1 })
    .execute()
  await db
    .insertInto('dismissed_searches')
    .values({ ...scope, month: 24_314, term: 'pool' })
    .execute()
  await addToDay(db, { day: 20_513 }, new Map([[book.id, { visits: 1, visitors: 1 }]]))
  await db
    .insertInto('visitor_keys')
    .values({ day: 20_513, key: 'key' })
    .onConflict((row) => row.doNothing())
    .execute()
  await db.insertInto('day_visitors').values({ day: 20_513, hash: createId() }).execute()
  await db.insertInto('visit_batches').values({ id: createId(), written_at: clock.now() }).execute()
  const event = { id: createId(), type: 'invoice.paid', customer_id: 'cus_1', received_at: clock.now() }
  await db.insertInto('provider_events').values(event).execute()
  const reservation = { mailbox_hash: createId(), code: 'spring', account_id: account.id, reserved_until: clock.now() }
  await db.insertInto('discount_reservations').values(reservation).execute()
  await fillStayTables(service, { as, account, bookId: book.id })
  return { as, account, book }
}

/** Fills all tables of stays. */
async function fillStayTables(
  { context: { db, clock } }: Service,
  { as, account, bookId }: { as: Caller; account: { id: string; name: string }; bookId: string },
): Promise<void> {
  const now = clock.now()
  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  const stay = await givenStay(as, bookId, { label: account.name })
  const calendar = {
    id: createId(),
    book_id: bookId,
    address_sealed: 'sealed',
    address_hash: createId(),
    host_name: 'x',
  }
  await db
    .insertInto('calendars')
    .values({ ...calendar, source: 'other', next_poll_at: now, created_at: now })
    .execute()
  const dates = { arrival: stay.arrival, departure: stay.departure }
  const question = {
    id: createId(),
    calendar_id: calendar.id,
    kind: 'sameGuests' as const,
    uid_hash: createId(),
    ...dates,
  }
  await db
    .insertInto('calendar_questions')
    .values({ ...question, stay_id: stay.id, answer: null, created_at: now })
    .execute()
  const echo = { calendar_id: calendar.id, stay_id: stay.id, uid_hash: createId(), lost_at: null }
  await db.insertInto('calendar_echoes').values(echo).execute()
  const owner = { account_id: account.id }
  const template = { moment: 'booking' as const, language: 'en' as const, content: account.name, updated_at: now }
  await db
    .insertInto('stay_message_templates')
    .values({ ...owner, ...template })
    .execute()
  await db.insertInto('stay_messages_sent').values({ stay_id: stay.id, moment: 'booking', sent_at: now }).execute()
  await db
    .insertInto('stay_digests')
    .values({ ...owner, hour: 7, time_zone: 'Europe/Rome', next_at: now })
    .execute()
  const subscription = { id: createId(), endpoint_hash: createId(), content_sealed: 'sealed', created_at: now }
  await db
    .insertInto('push_subscriptions')
    .values({ ...owner, ...subscription })
    .execute()
  const message = { id: createId(), subscription_id: subscription.id, template: 'test', data: '{}', cause: stay.id }
  await db
    .insertInto('push_messages')
    .values({ ...message, attempts: 0, next_attempt_at: now, expires_at: now, created_at: now })
    .execute()
}

async function writeAuditEntries(admin: Caller, hostId: string, bookId: string): Promise<void> {
  ok(await admin.post(`/api/admin/hosts/${hostId}/disable`, { reason: 'A check' }))
  ok(await admin.post(`/api/admin/hosts/${hostId}/enable`, {}))
  ok(await admin.post(`/api/admin/books/${bookId}/take-offline`, { reason: 'deceptive' }))
}

function remove(as: Caller, confirmation: string) {
  return as.delete('/api/account', { confirmation, currentPassword: givenPassword })
}

/** Makes the due mails fail permanently. */
async function failDueMails({ context }: Service, receiver: Receiver): Promise<void> {
  await context.db
    .updateTable('mails')
    .set({ attempts: maxAttempts - 1 })
    .where('state', '=', 'waiting')
    .execute()
  receiver.behaviour.refusal = 451
  await sendDueMails(context)
  receiver.behaviour.refusal = undefined
}

test('after a deletion only the allowed columns contain data of the account', async () => {
  const { service, receiver } = await startService()
  const { context, clock } = service
  const { db } = context
  const { as: admin } = await givenAdmin(service)
  const address = 'giulia.conti@example.com'
  const { as, account, book } = await givenBusyHost(service, address)
  await sendDueMails(context)
  await givenBusyHost(service, 'neighbour@example.com')
  // Mails to the address exist in the states sent, dead and waiting.
  const typed = ` ${address.replace('giulia', 'Giulia')} `
  await askForMails(service, typed)
  await failDueMails(service, receiver)
  clock.advance(day)
  await askForMails(service, typed)
  await writeAuditEntries(admin, account.id, book.id)
  ok(await as.post('/api/auth/login', { email: address, password: givenPassword }))

  const before = await findInDatabase(db, [address])
  for (const place of ['mails.sent_html', 'mails.recipient', 'support_messages.email']) expect(before).toContain(place)
  expect(await countMails(db)).toMatchObject({ dead: expect.any(Number), waiting: expect.any(Number) })
  const others = await countRowsOfOthers(service)
  const empty = await listEmptyTables(db)
  expect(empty.filter((name) => !Object.keys(mayBeEmpty).includes(name))).toEqual([])

  ok(await remove(as, address))

  expect(await findInDatabase(db, [address, `new-${address}`, account.name])).toEqual([])
  expect(await findInDatabase(db, [account.id])).toEqual(mayStay.account)
  expect(await findInDatabase(db, [book.id])).toEqual(mayStay.book)
  expect(await countRowsOfOthers(service)).toEqual(others)
})

test('a support message sent without signing in is deleted after a year', async () => {
  const { service } = await startService()
  const { context, clock } = service
  const { as, account } = await givenHost(service)
  ok(await service.anonymous.post('/legal', supportForm(account.email, 'Not signed in'), formType))
  await sendDueMails(context)
  ok(await remove(as, account.email))
  expect(await findInDatabase(context.db, [account.email])).toEqual(mayStay.anonymousMessage)

  clock.advance(366 * day)
  // Backups need a folder, and are tested by themselves.
  for (const job of jobs.filter(({ name }) => name !== 'backup')) await runJob(context, job)
  expect(await findInDatabase(context.db, [account.email])).toEqual([])
})

test('a declaration of a signed-in host goes with her account, after its confirmation was mailed; others stay a year', async () => {
  const { service, receiver } = await startService()
  const { context, clock } = service
  const { as, account } = await givenHost(service)
  const form = { name: 'Giulia', email: account.email, contract: '', type: 'ordinary', reason: '', day: '' }
  const declareAs = (caller: Caller, reason: string) =>
    caller.post('/cancel-contract', new URLSearchParams({ ...form, reason }).toString(), formType)
  const listReasons = async () => {
    const messages = await context.db
      .selectFrom('declarations')
      .innerJoin('support_messages', 'id', 'message_id')
      .select('message')
      .execute()
    return messages.map(({ message }) => message).toSorted()
  }
  ok(await declareAs(as, 'From the account'))
  ok(await declareAs(service.anonymous, 'From outside'))
  await sendDueMails(context)
  expect(await listReasons()).toEqual(['From outside', 'From the account'])

  ok(await remove(as, account.email))

  expect(await listReasons()).toEqual(['From outside'])
  const confirmations = receiver.received.filter(({ to }) => to.includes(account.email)).map(({ mail }) => mail.text)
  expect(confirmations).toContainEqual(expect.stringContaining('From the account'))

  clock.advance(366 * day)
  for (const job of jobs.filter(({ name }) => name !== 'backup')) await runJob(context, job)
  expect(await listReasons()).toEqual([])
})
