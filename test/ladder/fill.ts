import { onTestFinished } from 'vitest'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { airbnb, booking, days, writeCalendar } from '#features/stays/server/feeds/feed-samples.ts'
import { jobs } from '#jobs.ts'
import { runJob } from '#platform/jobs.ts'
import { noteMinute } from '#platform/service-record.ts'
import { givenHost, givenPassword } from '../given.ts'
import { givenAdmin } from '../given-admin.ts'
import { givenBook } from '../given-book.ts'
import { addCalendar, startCalendarServer } from '../given-calendar.ts'
import { givenDomain, startDomainApp } from '../given-domain.ts'
import { uploadPicture } from '../given-picture.ts'
import { givenPushDevice, startPushService } from '../given-push.ts'
import { openPage, reportUses } from '../guest-visits.ts'
import type { Caller } from '../test-app.ts'
import type { RungFacts } from './rung.ts'

/** The key of the service in all rungs: 32 bytes, all zero. */
export const rungKey = Buffer.alloc(32).toString('base64')

export const domainName = 'guide.casaconti.it'

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

type Service = Awaited<ReturnType<typeof startDomainApp>>
type Found = Pick<
  RungFacts,
  'email' | 'password' | 'adminEmail' | 'session' | 'bookId' | 'propertyName' | 'picture' | 'domain'
> &
  Partial<Pick<RungFacts, 'stay'>>

/** The service that `fill` fills. */
export async function startForFilling(): Promise<Service> {
  return startDomainApp({
    SECRET_KEY: rungKey,
    ADMIN_EMAIL: 'op@example.com',
    DISCOUNT_CODES: 'free:100,spring:20',
    CALENDAR_LOOPBACK: 'on',
    PUSH_LOOPBACK: 'on',
  })
}

/** Does what hosts, guests and operators do, so that each table has rows that a real service would have. */
export async function fill(service: Service): Promise<Found> {
  const { as: operator, account: admin } = await givenAdmin(service)
  const email = 'giulia@example.com'
  const giulia = await register(service, 'Giulia Conti', email)
  await subscribe(giulia)
  const bookId = await writeBook(giulia)
  const picture = await decorate(giulia, bookId)
  await givenDomain(giulia, service.dns, domainName, { bookId })
  await expectStatus(giulia.put(`/api/domains/slugs/${bookId}`, { slug: 'casa-conti' }))
  const stay = await receiveGuests(service, giulia, bookId)
  await arrangeMessages(giulia)
  await visit(service, bookId)
  await expectStatus(giulia.get('/api/analytics'))
  await expectStatus(
    giulia.put('/api/analytics/missed-searches', { book: bookId, term: 'toaster', isDismissed: true }),
    204,
  )
  await askForLinks(service, giulia)
  await writeToOperators(service, bookId)
  await operate(service, operator)
  await noteMinute(service.context.db, service.clock.now())
  for (const job of jobs) if (job.name !== 'backup') await runJob(service.context, job)
  // After the jobs, one of which sends what waits.
  await expectStatus(giulia.post('/api/push-subscriptions/test'))
  await expectStatus(service.browser().get('/api/captcha'))
  return {
    email,
    password: givenPassword,
    adminEmail: admin.email,
    session: giulia.cookies.get(sessionCookie) ?? '',
    bookId,
    propertyName: 'Casa Conti “am See”',
    picture,
    ...(stay !== undefined && { stay }),
    domain: domainName,
  }
}

async function register(service: Service, name: string, email: string): Promise<Caller> {
  const as = service.browser()
  await expectStatus(as.get('/api/captcha'))
  await expectStatus(as.post('/api/auth/register', { name, email, password: givenPassword, captcha: 'right' }), 201)
  return as
}

/** A subscription with a card in the test mode, after a code that made it free. */
async function subscribe(as: Caller): Promise<void> {
  await expectStatus(as.post('/api/create-subscription', { plan: 'pro' }))
  await expectStatus(as.post('/api/subscription/test-card', { card: 'good' }))
}

async function writeBook(as: Caller): Promise<string> {
  const captioned = async (caption: string) => [{ image: await uploadPicture(as), caption }]
  const book = await givenBook(as, {
    propertyName: 'Casa Conti “am See”',
    hostPhone: '+390899123401',
    welcomeMessage: 'Welcome – 欢迎 – 🏡\nMake yourselves at home.',
    welcomeImage: await uploadPicture(as),
    coverImage: await uploadPicture(as, { width: 60, height: 40 }),
    address: 'Via Roma 1, 84011 Amalfi',
    checkinTime: '15:00',
    checkoutTime: '10:00',
    doorCode: '7350#',
    wifiName: 'Casa',
    wifiPassword: 'limoncello',
    houseRules: ['No shoes inside.', 'Quiet from 22:00.'],
    checkinPictures: await captioned('The gate'),
    parkingPictures: await captioned('The yard'),
    equipment: [{ name: 'Oven', description: 'Turn left.', pictures: await captioned('The knob') }],
    restaurants: [{ name: 'Da Gino', address: 'Via Roma 2', type: 'Fish', distance: '200 m' }],
    emergencyNumbers: { hospital: '118', police: '113' },
    originalLanguage: 'en',
  })
  await expectStatus(as.post(`/api/welcome-books/${book.id}/copies`, {}), 201)
  return book.id
}

/** Theme, translation, draft. @returns the address of a picture of the page */
async function decorate(as: Caller, bookId: string): Promise<string> {
  const picture = await uploadPicture(as, { width: 90, height: 60 })
  const theme = {
    accent: '#1F4D3F',
    theme: 'linen',
    logo: picture,
    ownSections: [{ id: 'own-1', title: 'The boat', text: 'It is yours.', links: [] }],
  }
  await expectStatus(as.put(`/api/welcome-books/${bookId}/look`, { look: theme }))
  await expectStatus(as.put('/api/look-defaults', { look: { accent: '#1F4D3F', logo: picture } }))
  const texts = [{ field: 'houseRules', source: 'No shoes inside.', text: 'Bitte keine Schuhe.' }]
  await expectStatus(as.put(`/api/welcome-books/${bookId}/translations/de`, { texts }))
  const draft = {
    version: 0,
    book: { propertyName: 'Casa nuova', checkinPictures: [{ image: await uploadPicture(as), caption: 'Door' }] },
  }
  await expectStatus(as.put(`/api/book-drafts/${crypto.randomUUID()}`, draft))
  return picture
}

/**
 * Settings, a stay with a link and a message that was sent, a cleaner's link, calendars.
 * @returns the path of the stay's page
 */
async function receiveGuests(service: Service, as: Caller, bookId: string): Promise<string | undefined> {
  const path = `/api/welcome-books/${bookId}`
  const secrets = ['doorCode', 'checkinInstructions']
  await expectStatus(as.put(`${path}/stay-settings`, { timeZone: 'Europe/Rome', secrets }))
  await expectStatus(as.post(`${path}/stay-settings/cleaner-link`))
  const stay = { arrival: '2026-02-28', departure: '2026-03-04', label: 'Two guests' }
  const { id, link } = (await expectStatus(as.post(`${path}/stays`, stay), 201)).json()
  await expectStatus(as.post(`${path}/stays/${id}/messages/booking/sent`))
  await addCalendars(service, as, bookId)
  return new URL(link).pathname
}

/** An own text for guests, the daily mail, a device. */
async function arrangeMessages(as: Caller): Promise<void> {
  const content = 'Welcome to {houseName}: {link}'
  await expectStatus(as.put('/api/stay-messages/templates/booking/en', { content }))
  await expectStatus(as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' }))
  await expectStatus(as.get('/api/push-subscriptions/key'))
  await givenPushDevice(as, (await startPushService()).subscribe())
}

/** A calendar with a question, one with a booking, and one that repeats that booking. */
async function addCalendars({ clock }: Service, as: Caller, bookId: string): Promise<void> {
  const feeds = await startCalendarServer()
  const closed = booking(days(10, 12, 'a@booking.com', 'CLOSED - Not available'))
  const repeating = writeCalendar('PRODID:-//A channel manager//EN', [days(15, 18, 'm-1@manager')])
  for (const [path, feed] of Object.entries({ '/a': closed, '/b': airbnb(days(15, 18, 'b')), '/c': repeating })) {
    await addCalendar(as, bookId, feeds.answer(path, feed))
    clock.advance(1)
  }
}

/** Visits are counted on real sockets only. */
async function visit({ app }: Service, bookId: string): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
  })
  await openPage(`${address}/share/${bookId}`)
  await reportUses(address, bookId, '?toaster')
}

/** Links that were mailed and not opened, and an order with a code that was not finished. */
async function askForLinks(service: Service, giulia: Caller): Promise<void> {
  await expectStatus(service.anonymous.post('/api/auth/forgot-password', { email: 'giulia@example.com' }), 202)
  const email = { email: 'giulia.conti@example.com', currentPassword: givenPassword }
  await expectStatus(giulia.put('/api/account/email', email), 202)
  const lapsed = { planStatus: 'expired', trialEndsAt: service.clock.now() - 1 } as const
  const { as: free } = await givenHost(service, { email: 'free@example.com', ...lapsed })
  await expectStatus(free.post('/api/discounts/redeem', { code: 'free', plan: 'pro' }))
  const { as: waiting } = await givenHost(service, { email: 'waiting@example.com', ...lapsed })
  await expectStatus(waiting.post('/api/create-subscription', { plan: 'pro', code: 'spring' }))
}

async function writeToOperators({ anonymous }: Service, bookId: string): Promise<void> {
  const send = (path: string, fields: Record<string, string>, status: number) =>
    expectStatus(anonymous.post(path, new URLSearchParams(fields).toString(), formType), status)
  const report = { reason: 'deceptive', text: 'It asks for my card number.', email: 'guest@example.com', website: '' }
  await send(`/share/${bookId}/report`, report, 303)
  await send('/legal', { name: 'Anna', email: 'anna@example.com', message: 'How do I print?' }, 303)
  const declaration = {
    name: 'Anna Berg',
    email: 'anna@example.com',
    contract: '',
    type: 'ordinary',
    reason: '',
    day: '',
  }
  await send('/cancel-contract', declaration, 200)
}

async function operate(service: Service, operator: Caller): Promise<void> {
  await expectStatus(operator.put('/api/hero', { hero: 'option02' }))
  const { as, account } = await givenHost(service, { email: 'marco@example.com', name: 'Marco' })
  const book = await givenBook(as, { propertyName: 'Casa Marco' })
  await expectStatus(operator.post(`/api/admin/books/${book.id}/take-offline`, { reason: 'Reported.' }), 204)
  await expectStatus(operator.post(`/api/admin/hosts/${account.id}/trial`, { until: '2026-12-31' }))
}

async function expectStatus(sent: ReturnType<Caller['get']>, status = 200) {
  const answer = await sent
  if (answer.statusCode === status) return answer
  const { method, url } = answer.raw.req
  throw new Error(`${method} ${url}: ${answer.statusCode} instead of ${status}: ${answer.body.slice(0, 500)}`)
}
