import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import type { TestCard } from '../../shared/billing-contract.ts'
import { billingError } from '../billing-errors.ts'
import type {
  CustomerState,
  Invoice,
  PaymentProvider,
  PaymentStep,
  ProviderSubscription,
  SubscriptionChanges,
} from '../payment-provider.ts'
import {
  advanceGateway,
  confirmCard,
  createGatewayCustomer,
  differenceCents,
  endGatewaySubscription,
  GatewayCustomer,
  type GatewaySubscription,
  nextAttemptAt,
  openInvoiceOf,
  priceOf,
  recoverGateway,
  renewNow,
  startGatewaySubscription,
  upgradeNow,
} from './test-gateway.ts'

/** Test mode actions: those of the operator, and the confirmation in the host's form. */
export type TestControls = {
  /**
   * @param amountCents the amount that the host has seen; undefined if none was shown
   * @throws CARD_DECLINED, NO_SUBSCRIPTION, AMOUNT_NOT_CONFIRMED
   */
  confirmCard(customerId: string, card: TestCard, amountCents: number | undefined): Promise<void>
  renew(customerId: string): Promise<void>
  failNext(customerId: string): Promise<void>
  recover(customerId: string): Promise<void>
}

const cards = {
  good: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  failsLater: { brand: 'visa', last4: '0341', expMonth: 12, expYear: 2034 },
  asksBank: { brand: 'visa', last4: '3184', expMonth: 12, expYear: 2034 },
} as const

/** The built-in gateway on our own database, so that it survives restarts and is the same on every node. */
export function openTestGateway({ db, clock, config }: Context): PaymentProvider & TestControls {
  const currency = config.currency.toLowerCase()

  const change = (customerId: string, decide: (customer: GatewayCustomer, now: number) => GatewayCustomer) =>
    changeCustomer(db, customerId, clock.now(), decide)
  const openChanges = (customerId: string, read: ProviderSubscription): SubscriptionChanges => {
    const changeFields = async (fields: Partial<GatewaySubscription>) => {
      await change(customerId, (customer) => withFields(customer, fields))
    }
    return {
      async priceDifference(plan, at) {
        const subscription = (await change(customerId, (unchanged) => unchanged))?.subscription
        return subscription ? differenceCents(subscription, plan, at) : 0
      },
      confirmTerms: async () => undefined,
      async changePlanNow(plan, at) {
        await change(customerId, (customer, now) => upgradeNow(customer, plan, { at, now }))
      },
      changePlanLater: (plan) => changeFields({ pendingPlan: plan }),
      keepPlan: () => changeFields({ pendingPlan: null }),
      cancelAtPeriodEnd: (by) =>
        changeFields({
          cancelsAtPeriodEnd: true,
          isStoppedByOperator: by === 'operator',
          isCancelledByHost: by === 'host',
          cancelledAt: clock.now(),
          pendingPlan: null,
        }),
      resume: () =>
        changeFields({
          cancelsAtPeriodEnd: false,
          isStoppedByOperator: false,
          isCancelledByHost: false,
          cancelledAt: null,
        }),
      async endNow(by) {
        await change(customerId, (customer, now) => {
          const { subscription } = customer
          const state = subscription && presentSubscription(customer, subscription).state
          if (by === 'host' && state !== read.state) throw billingError('BILLING_BUSY')
          return withFields(endGatewaySubscription(customer), {
            isStoppedByOperator: by === 'operator',
            isEndedByHost: by === 'host',
            cancelledAt: now,
          })
        })
      },
    }
  }
  return {
    name: 'test',
    async createCustomer() {
      const id = `test_cus_${createId()}`
      await db
        .insertInto('test_gateway_customers')
        .values({ id, state: JSON.stringify(createGatewayCustomer(id)) })
        .execute()
      return id
    },
    async startSubscription({ customerId, plan, freeUntil, discount }) {
      const id = `test_sub_${createId()}`
      await change(customerId, (customer, now) =>
        startGatewaySubscription(customer, { id, plan, freeUntil, discount }, now),
      )
    },
    // It sends no receipts.
    updateContact: async () => undefined,
    async readCustomer(customerId) {
      const customer =
        (await findPresent(db, customerId, clock.now())) ?? (await change(customerId, (unchanged) => unchanged))
      if (!customer) return undefined
      const state = presentCustomer(customer, currency)
      return { ...state, changes: state.subscription && openChanges(customerId, state.subscription) }
    },
    openCardPage: async () => null,
    async deleteCustomer(customerId) {
      await db.deleteFrom('test_gateway_customers').where('id', '=', customerId).execute()
    },
    async confirmCard(customerId, card, amountCents) {
      let isDeclined = false
      await change(customerId, (customer, now) => {
        requireAmount(customer, amountCents)
        const confirmed = confirmCard(customer, card, now)
        isDeclined = confirmed.isDeclined
        return confirmed.customer
      })
      if (isDeclined) throw billingError('CARD_DECLINED')
    },
    async renew(customerId) {
      await change(customerId, renewNow)
    },
    async failNext(customerId) {
      await change(customerId, (customer) => ({ ...customer, failsNext: true }))
    },
    async recover(customerId) {
      await change(customerId, recoverGateway)
    },
  }
}

function withFields(customer: GatewayCustomer, fields: Partial<GatewaySubscription>): GatewayCustomer {
  const { subscription } = customer
  return subscription ? { ...customer, subscription: { ...subscription, ...fields } } : customer
}

/** A customer for whom nothing is due: it is read without a write, so also on a full disk. */
async function findPresent(db: Db, customerId: string, now: number): Promise<GatewayCustomer | undefined> {
  const row = await db
    .selectFrom('test_gateway_customers')
    .select('state')
    .where('id', '=', customerId)
    .executeTakeFirst()
  const customer = row && advanceGateway(GatewayCustomer.parse(JSON.parse(row.state)), now)
  return JSON.stringify(customer) === row?.state ? customer : undefined
}

/** Advances a customer to the present time, then changes it; changes of a customer run one after the other. */
function changeCustomer(
  db: Db,
  customerId: string,
  now: number,
  decide: (customer: GatewayCustomer, now: number) => GatewayCustomer,
): Promise<GatewayCustomer | undefined> {
  return db.transaction().execute(async (tx) => {
    // Writing the row locks it.
    const row = await tx
      .updateTable('test_gateway_customers')
      .set({ id: customerId })
      .where('id', '=', customerId)
      .returning('state')
      .executeTakeFirst()
    if (!row) return undefined
    const customer = decide(advanceGateway(GatewayCustomer.parse(JSON.parse(row.state)), now), now)
    await tx
      .updateTable('test_gateway_customers')
      .set({ state: JSON.stringify(customer) })
      .where('id', '=', customerId)
      .execute()
    return customer
  })
}

function presentCustomer(customer: GatewayCustomer, currency: string): CustomerState {
  const { subscription, card } = customer
  return {
    subscription: subscription && presentSubscription(customer, subscription),
    card: card && cards[card],
    invoices: customer.invoices.toReversed().map((invoice) => presentInvoice(customer, invoice, currency)),
    step: subscription && findStep(customer, subscription),
    contact: null,
    // Every order asks for a card.
    creditCents: 0,
    hasDefaultCard: false,
  }
}

function presentSubscription(customer: GatewayCustomer, subscription: GatewaySubscription): ProviderSubscription {
  const { state, periodEndsAt, pendingPlan, plan } = subscription
  return {
    id: subscription.id,
    // Without a card nothing will be charged: it has not started yet.
    state: state === 'trialing' && customer.card === null ? 'incomplete' : state,
    plan,
    pendingPlan,
    // Only the host can enter a card here.
    areTermsConfirmed: true,
    discount: subscription.discount,
    trialEndsAt: subscription.trialEndsAt,
    periodEndsAt,
    cancelsAt: subscription.cancelsAtPeriodEnd ? periodEndsAt : null,
    isStoppedByOperator: subscription.isStoppedByOperator,
    isEndedByHost: subscription.isEndedByHost,
    isCancelledByHost: subscription.cancelsAtPeriodEnd && subscription.isCancelledByHost,
    cancelledAt: subscription.cancelledAt,
    nextCents: priceOf(subscription, pendingPlan ?? plan),
    pastDueSince: subscription.pastDueSince,
    nextAttemptAt: nextAttemptAt(customer),
  }
}

function presentInvoice(
  customer: GatewayCustomer,
  invoice: GatewayCustomer['invoices'][number],
  currency: string,
): Invoice {
  return {
    id: invoice.id,
    number: null,
    plan: invoice.plan,
    cents: invoice.cents,
    currency,
    createdAt: invoice.createdAt,
    paidAt: invoice.paidAt,
    status: invoice.status,
    hasFailed: invoice.status === 'open' && invoice.failedAttempts > 0,
    nextAttemptAt: invoice.status === 'open' ? nextAttemptAt(customer) : null,
    url: null,
    pdf: null,
  }
}

/** Another tab may have ordered another plan, or the trial may have ended, since the form was opened. */
function requireAmount(customer: GatewayCustomer, amountCents: number | undefined): void {
  const { subscription } = customer
  if (!subscription || subscription.state === 'ended') throw billingError('NO_SUBSCRIPTION')
  const due = findStep(customer, subscription)?.amountCents ?? 0
  if (amountCents !== undefined && amountCents !== due) throw billingError('AMOUNT_NOT_CONFIRMED')
}

function findStep(customer: GatewayCustomer, subscription: GatewaySubscription): PaymentStep | null {
  const { card } = customer
  const { id, state, pendingUpgrade } = subscription
  if (state === 'incomplete' || state === 'pastDue' || pendingUpgrade !== null) {
    const amountCents = openInvoiceOf(customer)?.cents ?? 0
    const storedCard = card === 'asksBank' ? { id: card, ...cards[card] } : null
    return { clientSecret: `${id}_payment`, kind: 'payment', amountCents, storedCard }
  }
  return state === 'trialing' && card === null
    ? { clientSecret: `${id}_setup`, kind: 'setup', amountCents: 0, storedCard: null }
    : null
}
