import { articles } from '#features/site/shared/articles/index.ts'
import { bodyLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost, givenPassword } from './given.ts'
import { bookPayload, givenBook } from './given-book.ts'
import { plainPicture } from './given-picture.ts'
import { webhookSecret } from './payments.ts'
import type { CallerName, Cast, Holder, RouteWorld } from './route-world.ts'
import type { Route } from './routes.ts'
import type { Caller } from './test-app.ts'

/** Statuses for anonymous, another host, the owner, the disabled account, an operator. */
type Statuses = readonly [number, number, number, number, number]

/** One call of a route: who calls, and whose things the address names (the disabled account calls about its own). */
export type Scene = { world: RouteWorld; cast: Cast; name: CallerName; as: Caller; of: Holder; email: string }

export type Sent = { body?: unknown; type?: string; headers?: Record<string, string> }

/** How a route reads its body. `json` has a contract; `nothing` ignores every well-formed body. */
export type BodyKind = 'json' | 'nothing' | 'form' | 'link' | 'picture' | 'text' | 'signed'

export type Row = {
  statuses: Statuses
  /** Path parameters by name, if they are not the ids of the holder's published book and account. */
  params?: (scene: Scene) => Record<string, string> | Promise<Record<string, string>>
  /** The request's body; may first create what the call uses up. */
  send?: (scene: Scene) => Sent | Promise<Sent>
  query?: string
  /** For a route that writes; `json` by default. */
  takes?: BodyKind
  /** Bytes; `bodyLimits.usual` by default. */
  bodyLimit?: number
  /** The call uses up its session, its account or what the address names, so it gets a cast of its own. */
  isConsuming?: boolean
}

type More = Omit<Row, 'statuses'>

/** Answers everybody the same. */
const forAll = (status = 200, more: More = {}): Row => ({ statuses: [status, status, status, status, status], ...more })
/** For signed-in callers, about their own account. */
const forHosts = (status = 200, more: More = {}): Row => ({ statuses: [401, status, status, 401, status], ...more })
/** About things that only their owner may read or change. */
const forOwner = (status = 200, more: More = {}): Row => ({ statuses: [401, 404, status, 401, 404], ...more })
/** Not found for anybody except operators. */
const forOperators = (status = 200, more: More = {}): Row => ({ statuses: [404, 404, 404, 404, status], ...more })

const body = (content: unknown) => ({ send: () => ({ body: content }) })
const nothing = { takes: 'nothing' } as const
const consuming = { isConsuming: true } as const
const form = (fields: string) => ({ body: fields, type: 'application/x-www-form-urlencoded' })

const support = form('name=Anna&email=anna%40example.com&message=How+do+I+print%3F')

const ofDomain = { params: ({ of }: Scene) => ({ id: of.domainId }) }
const ofDraft = { params: ({ of }: Scene) => ({ id: of.draftId }) }
const inGerman = { params: ({ of }: Scene) => ({ id: of.bookId, language: 'de' }) }
const rule = { field: 'houseRules', source: 'No shoes inside.' }

/** A host who pays for Pro in the test mode. */
async function subscribe(as: Caller): Promise<void> {
  await as.post('/api/create-subscription', { plan: 'pro' })
  await as.post('/api/subscription/test-card', { card: 'good' })
}

const withSubscription = async ({ as }: Scene) => {
  await subscribe(as)
  return {}
}

const hostWithSubscription = async ({ world }: Scene) => {
  const { as, account } = await givenHost(world)
  await subscribe(as)
  return { hostId: account.id }
}

/** A holder's book that was reported and then taken offline. */
const offlineBook = async ({ cast, of }: Scene) => {
  const { id } = await givenBook(cast.owner.as)
  await cast.as.operator.post(`/api/admin/books/${id}/take-offline`, { reason: 'Reported.' })
  return { bookId: id, hostId: of.account.id }
}

const newBook = async ({ cast }: Scene) => ({ bookId: (await givenBook(cast.owner.as)).id })

const reportedBook = async (scene: Scene) => {
  const { bookId } = await newBook(scene)
  const report = form('reason=private&text=My+number&email=')
  await scene.world.anonymous.post(`/share/${bookId}/report`, report.body, { 'content-type': report.type })
  return { bookId }
}

const someMail =
  (state: 'sent' | 'dead') =>
  async ({ world, of }: Scene) => {
    const { id } = await world.context.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    await world.context.db.updateTable('mails').set({ state, account_id: of.account.id }).where('id', '=', id).execute()
    return { mailId: id }
  }

const someMessage = async ({ world }: Scene) => {
  const { body: fields, type } = support
  await world.anonymous.post('/legal', fields, { 'content-type': type })
  const { id } = await world.context.db.selectFrom('support_messages').select('id').executeTakeFirstOrThrow()
  return { messageId: id }
}

const unsubscribeToken = async ({ world }: Scene) => {
  const mail = await world.context.db.selectFrom('mails').select('unsubscribe_token').executeTakeFirstOrThrow()
  return { token: mail.unsubscribe_token }
}

async function withCaptcha({ as }: Scene, content: object): Promise<Sent> {
  await as.get('/api/captcha')
  return { body: { ...content, captcha: 'right' } }
}

/** A host whose address is unconfirmed, and the mailed token that confirms it. */
async function mailedConfirmation({ world }: Scene): Promise<Sent> {
  const { as, account } = await givenHost(world, { emailConfirmedAt: null })
  await as.post('/api/account/confirmation-mail')
  return { body: { token: await world.mailedToken(account.email) } }
}

async function mailedEmailChange({ world }: Scene): Promise<Sent> {
  const { as, account } = await givenHost(world)
  await as.put('/api/account/email', { email: `new-${account.email}`, currentPassword: givenPassword })
  return { body: { token: await world.mailedToken(`new-${account.email}`) } }
}

async function mailedReset({ world }: Scene): Promise<Sent> {
  const { account } = await givenHost(world)
  await world.anonymous.post('/api/auth/forgot-password', { email: account.email })
  return { body: { token: await world.mailedToken(account.email), password: 'a new one' } }
}

async function signedEvent({ world }: Scene): Promise<Sent> {
  const { default: Stripe } = await import('stripe')
  const event = {
    id: `evt_${world.clock.now()}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { customer: 'cus_1' } },
  }
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(world.clock.now() / 1_000)
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp,
  })
  return { body: payload, type: 'application/json', headers: { 'stripe-signature': signature } }
}

const supportForm: Row = forAll(303, {
  takes: 'form',
  send: () => support,
})

/** The pages of the site in one language; English has no prefix. */
function sitePages(prefix: '' | `/${string}`): Record<Route, Row> {
  const paths = ['/blog', '/demo', '/demo-advanced', '/demo-preview', '/legal', '/legal/sent']
  const blog = articles.map(({ slug }) => `/blog/${slug}`)
  return {
    [`GET ${prefix || '/'}`]: forAll(),
    ...Object.fromEntries([...paths, ...blog].map((path) => [`GET ${prefix}${path}`, forAll()])),
    [`GET ${prefix}/blog/:slug`]: forAll(404, { params: () => ({ slug: 'unknown' }) }),
    [`POST ${prefix}/legal`]: supportForm,
  }
}

const sharedPages: Record<Route, Row> = {
  ...Object.assign({}, ...languages.map((language) => sitePages(language === 'en' ? '' : `/${language}`))),
  'GET /account': forAll(),
  'GET /admin': forOperators(),
  'GET /analytics': forAll(),
  'GET /confirm-address': forAll(),
  'GET /confirm-email': forAll(),
  'GET /create': forAll(),
  'GET /design/:bookId': forAll(),
  'GET /domains': forAll(),
  'GET /email-test': forOperators(),
  'GET /feed.xml': forAll(),
  'GET /forgot-password': forAll(),
  'GET /healthz': forAll(),
  'GET /hero-preview': forOperators(),
  'GET /icons/180.png': forAll(),
  'GET /icons/192.png': forAll(),
  'GET /icons/512.png': forAll(),
  'GET /languages/:bookId': forAll(),
  'GET /login': forAll(),
  'GET /metrics': forAll(),
  'GET /payment': forAll(),
  'GET /pixel-test': forOperators(),
  'GET /plan-selection': forAll(),
  'GET /profile': forAll(),
  'GET /readyz': forAll(),
  'GET /register': forAll(),
  'GET /reset-password': forAll(),
  'GET /robots.txt': forAll(),
  'GET /share/sw.js': forAll(),
  'GET /site.webmanifest': forAll(),
  'GET /sitemap.xml': forAll(),
  'GET /social/:name.png': forAll(200, { params: () => ({ name: 'hero-01' }) }),
}

const guestPages: Record<string, Row> = {
  'GET /share/:id': forAll(),
  'GET /share/:id (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /preview/:id': forAll(),
  'GET /preview/:id (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /share/:id/contact.vcf': forAll(),
  'GET /share/:id/contact.vcf (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /share/:id/preview.jpg': forAll(),
  'GET /share/:id/preview.jpg (draft)': forAll(404, ofDraft),
  'GET /share/:id/report': forAll(),
  'GET /share/:id/report (draft)': forAll(404, ofDraft),
  'POST /share/:id/report': forAll(303, { takes: 'form', send: () => form('reason=private&text=&email=') }),
  'POST /share/:id/events': forAll(204, { takes: 'text', send: () => ({ body: '?toaster', type: 'text/plain' }) }),
  'GET /api/welcome-books/:id/public': forAll(),
  'GET /api/welcome-books/:id/public (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /media/:id/:file': forAll(200, {
    params: ({ of }) => {
      const [, , id = '', file = ''] = of.picture.split('/')
      return { id, file }
    },
  }),
  'GET /mail/unsubscribe/:token': forAll(200, { params: unsubscribeToken }),
  'POST /mail/unsubscribe/:token': forAll(200, {
    params: unsubscribeToken,
    takes: 'link',
    send: () => form('choice='),
  }),
  // The proxy asks, on our own network.
  'GET /internal/tls-check': forAll(404, { query: '?domain=unknown.example.com' }),
}

const accountCalls: Record<Route, Row> = {
  'GET /api/account': forHosts(),
  'PATCH /api/account': forHosts(200, body({ name: 'Giulia C.' })),
  'DELETE /api/account': forHosts(200, {
    ...consuming,
    send: ({ email }) => ({ body: { confirmation: email, currentPassword: givenPassword } }),
  }),
  'GET /api/account/export': forHosts(),
  'PUT /api/account/password': forHosts(200, {
    ...consuming,
    ...body({ currentPassword: givenPassword, password: 'a new one' }),
  }),
  'PUT /api/account/email': forHosts(202, {
    send: ({ email }) => ({ body: { email: `new-${email}`, currentPassword: givenPassword } }),
  }),
  'DELETE /api/account/email': forHosts(200, nothing),
  'POST /api/account/email-confirmation': forAll(200, { send: mailedEmailChange }),
  'POST /api/account/confirmation': forAll(200, { send: mailedConfirmation }),
  'POST /api/account/confirmation-mail': forHosts(202, nothing),
  'GET /api/account/sessions': forHosts(),
  'DELETE /api/account/sessions': forHosts(200, { ...consuming, ...nothing }),
  'DELETE /api/account/sessions/:id': forOwner(200, {
    ...consuming,
    ...nothing,
    params: ({ of }) => ({ id: of.sessionId }),
  }),
  'GET /api/auth/me': forHosts(),
  'GET /api/captcha': forAll(),
  'POST /api/captcha/mail': forAll(202, { send: ({ name }) => ({ body: { email: `${name}@example.com` } }) }),
  'POST /api/auth/register': forAll(201, {
    ...consuming,
    send: (scene) =>
      withCaptcha(scene, { name: 'Eva', email: `${scene.name}-${scene.email}`, password: givenPassword }),
  }),
  'POST /api/auth/login': {
    statuses: [200, 200, 200, 403, 200],
    ...consuming,
    send: ({ email }) => ({ body: { email, password: givenPassword } }),
  },
  'POST /api/auth/logout': forAll(200, { ...consuming, ...nothing }),
  'POST /api/auth/forgot-password': forAll(202, { send: ({ email }) => ({ body: { email } }) }),
  'POST /api/auth/reset-password': forAll(200, { send: mailedReset }),
  'POST /api/images': forHosts(201, {
    takes: 'picture',
    bodyLimit: 2 * 1024 * 1024 + 10_000,
    send: async () => ({ body: await plainPicture().jpeg().toBuffer(), type: 'image/jpeg' }),
  }),
}

const paymentCalls: Record<Route, Row> = {
  'POST /api/select-plan': forHosts(200, { ...consuming, ...body({ plan: 'basic' }) }),
  'POST /api/create-subscription': forHosts(200, { ...consuming, ...body({ plan: 'pro' }) }),
  'POST /api/discounts/check': forAll(200, body({ code: 'free' })),
  'POST /api/discounts/redeem': forHosts(200, { ...consuming, ...body({ code: 'free', plan: 'pro' }) }),
  'GET /api/subscription': forHosts(),
  'GET /api/subscription/invoices': forHosts(),
  'GET /api/subscription/plan-change': forHosts(200, { ...consuming, query: '?plan=basic', send: withSubscription }),
  'POST /api/subscription/plan': forHosts(200, {
    ...consuming,
    send: async (scene) => ({ ...(await withSubscription(scene)), body: { plan: 'basic' } }),
  }),
  'POST /api/subscription/cancel': forHosts(200, { ...consuming, ...nothing, send: withSubscription }),
  'POST /api/subscription/resume': forHosts(200, {
    ...consuming,
    ...nothing,
    send: async ({ as }) => {
      await subscribe(as)
      await as.post('/api/subscription/cancel')
      return {}
    },
  }),
  'POST /api/subscription/refresh': forHosts(200, nothing),
  'POST /api/subscription/card': forHosts(200, { ...consuming, ...nothing, send: withSubscription }),
  'POST /api/subscription/test-card': forHosts(200, {
    ...consuming,
    send: async (scene) => ({ ...(await withSubscription(scene)), body: { card: 'good' } }),
  }),
  'POST /api/webhooks/stripe': forAll(200, { takes: 'signed', bodyLimit: 1_000_000, send: signedEvent }),
}

const bookCalls: Record<Route, Row> = {
  'GET /api/welcome-books': forHosts(),
  'POST /api/welcome-books': forHosts(201, { ...body(bookPayload), bodyLimit: bodyLimits.book }),
  'GET /api/welcome-books/:id': forOwner(200, ofDraft),
  'PUT /api/welcome-books/:id': forOwner(200, {
    ...body({ ...bookPayload, houseRules: ['No shoes inside.'] }),
    bodyLimit: bodyLimits.book,
  }),
  'DELETE /api/welcome-books/:id': forOwner(200, { ...consuming, ...nothing }),
  'POST /api/welcome-books/:id/copies': forOwner(201, body({})),
  'PATCH /api/welcome-books/:id/essentials': forOwner(200, body({ doorCode: '7350#' })),
  'DELETE /api/welcome-books/:id/publication': forOwner(200, { ...consuming, ...nothing }),
  'GET /api/book-drafts': forHosts(),
  'PUT /api/book-drafts/:id': forHosts(200, {
    ...body({ version: 0, book: { propertyName: 'Casa' } }),
    params: () => ({ id: crypto.randomUUID() }),
    bodyLimit: bodyLimits.draft,
  }),
  'DELETE /api/book-drafts/:id': forHosts(200, { ...nothing, params: () => ({ id: crypto.randomUUID() }) }),
  'PUT /api/welcome-books/:id/look': forOwner(200, { ...body({ look: {} }), bodyLimit: bodyLimits.look }),
  'GET /api/welcome-books/:id/print-kit/:file': forOwner(200, {
    params: ({ of }) => ({ id: of.bookId, file: 'key-ring.pdf' }),
  }),
  'GET /api/welcome-books/:id/translations': forOwner(),
  'PUT /api/welcome-books/:id/original-language': forOwner(200, body({ language: 'en' })),
  'PUT /api/welcome-books/:id/translations/:language': forOwner(200, {
    ...inGerman,
    ...body({ texts: [{ ...rule, text: 'Bitte keine Schuhe.' }] }),
    bodyLimit: bodyLimits.translations,
  }),
  'POST /api/welcome-books/:id/translations/:language/proposals': forOwner(200, {
    params: ({ of }) => ({ id: of.bookId, language: 'fr' }),
    ...body({ texts: [rule] }),
    bodyLimit: bodyLimits.translations,
  }),
  'GET /api/look-defaults': forHosts(),
  'PUT /api/look-defaults': forHosts(200, { ...body({ look: null }), bodyLimit: bodyLimits.look }),
  'GET /api/analytics': forHosts(),
  'GET /api/analytics.csv': forHosts(),
  'GET /api/analytics/books': forHosts(),
  'PUT /api/analytics/missed-searches': forOwner(204, {
    send: ({ of }) => ({ body: { book: of.bookId, term: 'toaster', isDismissed: true } }),
  }),
  'GET /api/domains': forHosts(),
  'GET /api/domains/addresses': forHosts(),
  'POST /api/domains': forHosts(201, {
    send: ({ name, as }) => ({ body: { name: `${name}-${as.cookies.size}.casaconti.it` } }),
  }),
  'PATCH /api/domains/:id': forOwner(200, { ...ofDomain, ...body({ listsBooks: true }) }),
  'POST /api/domains/:id/check': forOwner(200, { ...ofDomain, ...nothing }),
  'DELETE /api/domains/:id': forOwner(200, { ...ofDomain, ...consuming, ...nothing }),
  'PUT /api/domains/slugs/:id': forOwner(200, body({ slug: 'casa' })),
  'GET /api/openapi.json': forAll(),
}

const operatorCalls: Record<Route, Row> = {
  'GET /api/hero': forOperators(),
  'PUT /api/hero': forOperators(200, body({ hero: 'option02' })),
  'POST /api/send-all-email-templates': forOperators(200, nothing),
  'POST /api/test-admin-notifications': forOperators(200, nothing),
  'POST /api/test-email-connection': forOperators(200, nothing),
  'GET /api/admin/acts': forOperators(),
  'GET /api/admin/hosts': forOperators(),
  'GET /api/admin/hosts/:hostId': forOperators(),
  'GET /api/admin/hosts/:hostId/books': forOperators(),
  'GET /api/admin/mails': forOperators(),
  'GET /api/admin/messages': forOperators(),
  'GET /api/admin/overview': forOperators(),
  'GET /api/admin/reports': forOperators(),
  'POST /api/admin/books/:bookId/take-offline': forOperators(204, {
    params: newBook,
    ...body({ reason: 'Reported.' }),
  }),
  'POST /api/admin/books/:bookId/put-back': forOperators(204, { params: offlineBook, ...nothing }),
  'POST /api/admin/hosts/:hostId/take-books-offline': forOperators(204, {
    ...consuming,
    ...body({ reason: 'Reported.' }),
  }),
  'POST /api/admin/hosts/:hostId/put-books-back': forOperators(204, { params: offlineBook, ...nothing }),
  'POST /api/admin/hosts/:hostId/access': forOperators(200, {
    ...consuming,
    ...body({ plan: 'pro', until: '2026-12-31' }),
  }),
  'POST /api/admin/hosts/:hostId/trial': forOperators(200, { ...consuming, ...body({ until: '2026-12-31' }) }),
  'POST /api/admin/hosts/:hostId/disable': forOperators(200, { ...consuming, ...body({}) }),
  'POST /api/admin/hosts/:hostId/enable': forOperators(200, { ...consuming, ...nothing }),
  'POST /api/admin/hosts/:hostId/stop-subscription': forOperators(200, {
    params: hostWithSubscription,
    ...body({ subscription: 'endNow' }),
  }),
  'POST /api/admin/hosts/:hostId/test-payments': forOperators(200, {
    params: hostWithSubscription,
    ...body({ act: 'failNext' }),
  }),
  'POST /api/admin/mails/:mailId/open': forOperators(200, { params: someMail('sent'), ...nothing }),
  'POST /api/admin/mails/:mailId/retry': forOperators(200, { params: someMail('dead'), ...nothing }),
  'POST /api/admin/messages/:messageId/answered': forOperators(200, {
    params: someMessage,
    ...body({ isAnswered: true }),
  }),
  'POST /api/admin/reports/:bookId/dismiss': forOperators(204, {
    params: reportedBook,
    ...body({ seenUntil: '2026-12-31T00:00:00.000Z' }),
  }),
}

/**
 * Every route of the service. A key is a route, or a route with a note in brackets where it answers for several kinds
 * of things.
 */
export const routeTable: Readonly<Record<string, Row>> = {
  ...sharedPages,
  ...guestPages,
  ...accountCalls,
  ...paymentCalls,
  ...bookCalls,
  ...operatorCalls,
}

export function routeOf(key: string): Route {
  return key.split(' (', 1)[0] as Route
}
