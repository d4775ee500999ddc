import type { FastifyRequest } from 'fastify'
import { type Account, findAccount, requireSignedIn } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import {
  CardPage,
  Invoices,
  PlanChangePreview,
  PlanChangeRequest,
  PlanQuestion,
  ResumeRequest,
  SubscriptionChanged,
  SubscriptionView,
  TestCardRequest,
} from '../../shared/billing-contract.ts'
import { AmountRefusal } from '../../shared/quote-contract.ts'
import type { PaymentStep } from '../payment-provider.ts'
import { confirmTestCard } from '../test-gateway/test-mode-service.ts'
import {
  cancelSubscription,
  changePlan,
  openCardPage,
  previewPlanChange,
  refreshSubscription,
  resumeSubscription,
} from './plan-change-service.ts'
import { type BillingSources, listInvoices, presentStep, toIsoTime, viewSubscription } from './subscription-view.ts'

const refusals = failures(400, 401, 402, 409, 503)
const changed = { 200: SubscriptionChanged, ...refusals }

/** A host's own subscription: its state, and every change of it. */
export function subscriptionRoutes(app: HttpApp, context: Context, sources: BillingSources): void {
  const presentChanged = async (account: Account, step: PaymentStep | null = null) => {
    const current = await findAccount(context.db, { accountId: account.id })
    if (!current) throw platformError('NOT_AUTHENTICATED')
    return { subscription: await viewSubscription(context, current, sources), ...presentStep(step) }
  }
  const change = async (
    request: FastifyRequest,
    act: (account: Account) => Promise<PaymentStep | null> | Promise<void>,
  ) => {
    const account = await requireSignedIn(context, request)
    return presentChanged(account, (await act(account)) ?? null)
  }

  app.get('/api/subscription', { schema: { response: { 200: SubscriptionView, ...failures(401) } } }, async (request) =>
    viewSubscription(context, await requireSignedIn(context, request), sources),
  )

  app.get(
    '/api/subscription/invoices',
    { schema: { response: { 200: Invoices, ...failures(401, 503) } } },
    async (request) => ({ invoices: await listInvoices(context, await requireSignedIn(context, request)) }),
  )

  app.get(
    '/api/subscription/plan-change',
    { schema: { querystring: PlanQuestion, response: { 200: PlanChangePreview, ...refusals } } },
    async (request) => {
      const preview = await previewPlanChange(context, await requireSignedIn(context, request), request.query.plan)
      return { ...preview, at: toIsoTime(preview.at) }
    },
  )

  app.post(
    '/api/subscription/plan',
    { schema: { body: PlanChangeRequest, response: { ...changed, 409: AmountRefusal } } },
    async (request) =>
      change(request, async (account) => {
        const { plan, confirmed } = request.body
        const { step } = await changePlan(context, account, { from: 'change', plan, confirmed })
        return step
      }),
  )

  app.post('/api/subscription/cancel', { schema: { response: { ...changed, ...failures(429) } } }, async (request) =>
    change(request, (account) => cancelSubscription(context, account)),
  )

  app.post(
    '/api/subscription/resume',
    { schema: { body: ResumeRequest, response: { ...changed, 409: AmountRefusal } } },
    async (request) => change(request, (account) => resumeSubscription(context, account, request.body?.confirmed)),
  )

  app.post('/api/subscription/refresh', { schema: { response: changed } }, async (request) =>
    change(request, (account) => refreshSubscription(context, account)),
  )

  app.post('/api/subscription/card', { schema: { response: { 200: CardPage, ...refusals } } }, async (request) => ({
    url: await openCardPage(context, await requireSignedIn(context, request)),
  }))

  app.post(
    '/api/subscription/test-card',
    { schema: { body: TestCardRequest, response: { ...changed, ...failures(404) } } },
    async (request) => change(request, (account) => confirmTestCard(context, account, request.body)),
  )
}
