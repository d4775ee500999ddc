import { requireAdmin } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import {
  AccessGrant,
  AuditLogView,
  CancellationRequest,
  DisableRequest,
  FoundHosts,
  HostDetails,
  HostScope,
  HostSearch,
  Overview,
  TestPaymentRequest,
  TrialChange,
} from '../shared/admin-contract.ts'
import {
  ConnectionTested,
  ListedMail,
  ListedMails,
  MailFilter,
  MailScope,
  NotificationsTested,
  OpenedMail,
  TemplatesSent,
} from '../shared/admin-mail-contract.ts'
import { ListedMessages, MessageAnswered, MessageScope } from '../shared/admin-reports-contract.ts'
import { presentAuditEntry } from './admin-presenter.ts'
import { listAuditEntries } from './audit-queries.ts'
import {
  cancelHostSubscription,
  changeTestPayments,
  disableHost,
  enableHost,
  grantAccess,
  moveTrial,
} from './host-change-service.ts'
import { getHost, searchHosts } from './host-lookup-service.ts'
import { type Pause, sendAllTemplates, testConnection, testNotifications } from './mail-test-service.ts'
import { listMessages, markAnswered } from './message-service.ts'
import { offlineRoutes, reportListRoutes } from './offline-routes.ts'
import { listOutbox, openMail, retryMail } from './outbox-service.ts'
import { type AdminSources, readOverview } from './overview-service.ts'

/** Number of audit entries that the page shows. */
const mostAuditEntries = 100

export type AdminOptions = AdminSources & {
  /** Waits between the mails of a test; defaults to a timer. Tests replace it. */
  pause?: Pause | undefined
}

/** The operator's routes. Callers who are not admins get 404 for any request. */
export function adminRoutes(app: HttpApp, context: Context, options: AdminOptions = {}): void {
  registerScope(app, (adminApp) => {
    adminApp.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
      route.config = { ...route.config, audience: 'operators' }
    })
    mailTestRoutes(adminApp, context, options.pause)
    hostRoutes(adminApp, context)
    offlineRoutes(adminApp, context)
    reportListRoutes(adminApp, context)
    outboxRoutes(adminApp, context)
    messageRoutes(adminApp, context)

    adminApp.get('/api/admin/overview', { schema: { response: { 200: Overview, ...failures(404) } } }, () =>
      readOverview(context, options),
    )
    adminApp.get('/api/admin/acts', { schema: { response: { 200: AuditLogView, ...failures(404) } } }, async () => ({
      acts: (await listAuditEntries(context.db, mostAuditEntries)).map(presentAuditEntry),
    }))
  })
}

function mailTestRoutes(app: HttpApp, context: Context, pause: Pause | undefined): void {
  app.post(
    '/api/send-all-email-templates',
    { schema: { response: { 200: TemplatesSent, ...failures(404, 409) } } },
    async (request) => sendAllTemplates(context, await requireAdmin(context, request), pause),
  )

  app.post(
    '/api/test-email-connection',
    { schema: { response: { 200: ConnectionTested, ...failures(404) } } },
    async (request) => testConnection(context, await requireAdmin(context, request)),
  )

  app.post(
    '/api/test-admin-notifications',
    { schema: { response: { 200: NotificationsTested, ...failures(404, 409, 503) } } },
    async (request) => testNotifications(context, await requireAdmin(context, request), pause),
  )
}

function hostRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/admin/hosts',
    { schema: { querystring: HostSearch, response: { 200: FoundHosts, ...failures(400, 404) } } },
    (request) => searchHosts(context, request.query),
  )

  app.get(
    '/api/admin/hosts/:hostId',
    { schema: { params: HostScope, response: { 200: HostDetails, ...failures(400, 404) } } },
    (request) => getHost(context, request.params.hostId),
  )

  const changed = { 200: HostDetails, ...failures(400, 404, 409) }
  app.post(
    '/api/admin/hosts/:hostId/trial',
    { schema: { params: HostScope, body: TrialChange, response: changed } },
    async (request) => {
      const { hostId } = request.params
      await moveTrial(context, { admin: await requireAdmin(context, request), hostId }, request.body.until)
      return getHost(context, hostId)
    },
  )

  app.post(
    '/api/admin/hosts/:hostId/access',
    { schema: { params: HostScope, body: AccessGrant, response: changed } },
    async (request) => {
      const { hostId } = request.params
      await grantAccess(context, { admin: await requireAdmin(context, request), hostId }, request.body)
      return getHost(context, hostId)
    },
  )

  app.post(
    '/api/admin/hosts/:hostId/test-payments',
    { schema: { params: HostScope, body: TestPaymentRequest, response: changed } },
    async (request) => {
      const { hostId } = request.params
      await changeTestPayments(context, { admin: await requireAdmin(context, request), hostId }, request.body.act)
      return getHost(context, hostId)
    },
  )

  app.post(
    '/api/admin/hosts/:hostId/disable',
    { schema: { params: HostScope, body: DisableRequest, response: { ...changed, ...failures(503) } } },
    async (request) => {
      const { hostId } = request.params
      const { subscription = 'endWithPeriod', books = 'keep', reason } = request.body ?? {}
      const admin = await requireAdmin(context, request)
      const offlineReason = books === 'offline' ? reason : undefined
      await disableHost(context, { admin, hostId }, { subscription, offlineReason })
      return getHost(context, hostId)
    },
  )

  app.post(
    '/api/admin/hosts/:hostId/stop-subscription',
    { schema: { params: HostScope, body: CancellationRequest, response: { ...changed, ...failures(503) } } },
    async (request) => {
      const { hostId } = request.params
      const admin = await requireAdmin(context, request)
      await cancelHostSubscription(context, { admin, hostId }, request.body.subscription)
      return getHost(context, hostId)
    },
  )

  app.post('/api/admin/hosts/:hostId/enable', { schema: { params: HostScope, response: changed } }, async (request) => {
    const { hostId } = request.params
    await enableHost(context, { admin: await requireAdmin(context, request), hostId })
    return getHost(context, hostId)
  })
}

function outboxRoutes(app: HttpApp, context: Context): void {
  app.get(
    '/api/admin/mails',
    { schema: { querystring: MailFilter, response: { 200: ListedMails, ...failures(400, 404) } } },
    async (request) => ({ mails: await listOutbox(context, request.query.state) }),
  )

  // A POST because it writes an audit entry.
  app.post(
    '/api/admin/mails/:mailId/open',
    { schema: { params: MailScope, response: { 200: OpenedMail, ...failures(400, 404) } } },
    async (request) =>
      openMail(context, { admin: await requireAdmin(context, request), mailId: request.params.mailId }),
  )

  app.post(
    '/api/admin/mails/:mailId/retry',
    { schema: { params: MailScope, response: { 200: ListedMail, ...failures(400, 404, 409) } } },
    async (request) =>
      retryMail(context, { admin: await requireAdmin(context, request), mailId: request.params.mailId }),
  )
}

function messageRoutes(app: HttpApp, context: Context): void {
  app.get('/api/admin/messages', { schema: { response: { 200: ListedMessages, ...failures(404) } } }, async () => ({
    messages: await listMessages(context),
  }))

  app.post(
    '/api/admin/messages/:messageId/answered',
    {
      schema: {
        params: MessageScope,
        body: MessageAnswered,
        response: { 200: ListedMessages, ...failures(400, 404) },
      },
    },
    async (request) => {
      const admin = await requireAdmin(context, request)
      await markAnswered(context, admin, { ...request.params, ...request.body })
      return { messages: await listMessages(context) }
    },
  )
}
