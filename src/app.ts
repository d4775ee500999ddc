import { accountRoutes, accountSettingsRoutes, passwordResetRoutes } from '#features/accounts/index.ts'
import { type AdminOptions, adminRoutes } from '#features/admin/index.ts'
import { analyticsRoutes, createVisitBuffer } from '#features/analytics/index.ts'
import {
  type BillingSources,
  billingRoutes,
  findWebhookLastSeen,
  orderSubscriptionEnd,
  rememberRedemptionsOf,
  viewSubscription,
  webhookPath,
} from '#features/billing/index.ts'
import { themeRoutes } from '#features/book-theme/index.ts'
import { bookRoutes, countBooksOf, draftRoutes } from '#features/books/index.ts'
import {
  assignSlugsOnPublish,
  createDomainPageHandler,
  domainRoutes,
  findBookAddress,
  listBookAddressesNow,
} from '#features/domains/index.ts'
import {
  createBookAnswer,
  createGuestPageHandler,
  createGuestService,
  guestRoutes,
} from '#features/guest-page/index.ts'
import { mailRoutes, watchOutbox } from '#features/mail/index.ts'
import { mediaRoutes } from '#features/media/index.ts'
import { type ExportLists, type ExportParts, portabilityRoutes } from '#features/portability/index.ts'
import { reportRoutes } from '#features/reports/index.ts'
import { createStatusReader, listSupportMessagesOf } from '#features/site/index.ts'
import {
  calendarRoutes,
  createStayAnswer,
  createStayPageHandler,
  createStayPages,
  exportStays,
  forgetDevicesOfSessions,
  pushRoutes,
  type StaysContext,
  stayGuestRoutes,
  stayLists,
  stayRoutes,
} from '#features/stays/index.ts'
import { translationRoutes } from '#features/translations/index.ts'
import type { Context } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { ServiceState } from '#platform/http/bounded-server.ts'
import { registerOpenApi } from '#platform/http/openapi.ts'
import { operationsRoutes } from '#platform/http/operations-routes.ts'
import { createHttpApp, type HttpApp, type Middleware } from '#platform/http/server.ts'
import { type Collector, createOperations } from '#platform/operations.ts'
import { documentRoutes } from '#web/document-routes.ts'
import { createSitePageHandler, createSitePages } from '#web/site-pages.ts'
import { apiSamples } from './api-samples.ts'
import { apiSummaries } from './api-summaries.ts'
import { errorTexts } from './error-texts.ts'
import { mailSources } from './mails.ts'

export type AppOptions = {
  /** Folder of the built browser files; undefined if another server provides them. */
  clientFolder?: string | undefined
  beforeRouting?: Middleware | undefined
  /** Options of the admin routes; tests replace parts. */
  admin?: AdminOptions | undefined
  /** Set to stopping before the app is closed, so that load balancers stop sending requests in time. */
  state?: ServiceState | undefined
  /** Makes what holds the thread for 50 ms and more before the service accepts requests. */
  rendersAhead?: boolean
}

const billingSources: BillingSources = {
  countBooks: async ({ db }, accountId) => (await countBooksOf(db, [accountId])).get(accountId) ?? 0,
}

const exportParts: ExportParts = {
  stays: (context, account) => exportStays(withAddresses(context), account),
  subscription: (context, account) => viewSubscription(context, account, billingSources),
  supportMessages: async ({ db }, { id: accountId }) =>
    (await listSupportMessagesOf(db, { accountId })).map(({ name, email, message, createdAt }) => ({
      name,
      email,
      message,
      createdAt: new Date(createdAt).toISOString(),
    })),
}

const exportLists: ExportLists = {
  'stays.json': (context, account) => stayLists['stays.json'](withAddresses(context), account),
  'sent-messages.json': stayLists['sent-messages.json'],
}

const sessionEndHooks = [forgetDevicesOfSessions]

/** Tells the pages of stays where hosts' own domains show their books. */
function withAddresses(context: Context): StaysContext {
  return { ...context, listBookAddresses: (host) => listBookAddressesNow(context, host) }
}

/** What features add to `/metrics` from the database. */
export function collectorsOf(context: Context): Collector[] {
  return [watchOutbox(context)]
}

/** Creates the HTTP application: the routes of all features, and the pages of `web/`. */
export async function createApp(context: Context, assets: Assets, options: AppOptions = {}): Promise<HttpApp> {
  const visits = createVisitBuffer(context)
  const guests = createGuestService(context, assets, { findAddress: (book) => findBookAddress(context, book) })
  // HSTS is set for our own host only, so guest pages on other hosts are sent without it.
  const answerBook = createBookAnswer(guests, context, {}, visits.countVisit)
  const stayPages = createStayPages(context, assets, guests)
  const answerStay = createStayAnswer(stayPages, context, {}, visits.countVisit)
  const operations = createOperations(context, collectorsOf(context))
  const pages = createSitePages(context, assets, {
    rendersAhead: options.rendersAhead,
    readStatus: context.config.hasStatusPage ? createStatusReader(context, () => operations.check()) : undefined,
  })
  const state = options.state ?? { isStopping: false }
  const app = await createHttpApp({
    log: context.log,
    origin: context.config.origin,
    trustProxy: context.config.trustProxy,
    errorTexts,
    beforeRouting: options.beforeRouting,
    pageHandlers: [
      createDomainPageHandler({ context, guests, answerBook, stays: stayPages, answerStay, errorTexts }),
      createGuestPageHandler(guests, context, visits.countVisit),
      createStayPageHandler(stayPages, context, visits.countVisit),
      createSitePageHandler(pages, context),
    ],
    webhookPaths: [webhookPath],
    guestPaths: ['/share/', '/s/', '/media/'],
    hasFastPath: context.config.hasFastPath,
    limits: context.config.limits,
    state,
  })
  await registerOpenApi(app, { summaries: apiSummaries, samples: apiSamples }, options)
  operationsRoutes(app, operations, state)
  accountRoutes(app, context, sessionEndHooks)
  accountSettingsRoutes(app, context, sessionEndHooks)
  passwordResetRoutes(app, context, sessionEndHooks)
  mailRoutes(app, context, mailSources)
  billingRoutes(app, context, billingSources)
  mediaRoutes(app, context)
  bookRoutes(app, context, assignSlugsOnPublish)
  draftRoutes(app, context)
  themeRoutes(app, context)
  translationRoutes(app, context)
  guestRoutes(app, context, guests)
  stayRoutes(app, withAddresses(context))
  stayGuestRoutes(app, context, stayPages, guests)
  calendarRoutes(app, context)
  pushRoutes(app, context)
  reportRoutes(app, context, guests)
  analyticsRoutes(app, context, visits)
  domainRoutes(app, context)
  portabilityRoutes(app, context, {
    deletionHooks: [orderSubscriptionEnd, rememberRedemptionsOf],
    exportParts,
    exportLists,
  })
  adminRoutes(app, context, { findWebhookLastSeen, ...options.admin })
  documentRoutes(app, context, {
    pages,
    clientFolder: options.clientFolder,
    isDevelopment: assets.developmentHead !== '',
  })
  return app
}
