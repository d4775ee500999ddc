import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { TestCard } from '../../shared/billing-contract.ts'
import { billingError } from '../billing-errors.ts'
import type { PaymentStep } from '../payment-provider.ts'
import { openProvider, openTestControls } from '../provider.ts'
import { findSubscription } from '../subscriptions/subscription-queries.ts'
import { syncSubscription } from '../subscriptions/subscription-sync.ts'
import type { TestControls } from './test-gateway-provider.ts'

/**
 * Does in test mode what the provider's form does otherwise: confirms a pending payment or card setup, or changes the
 * card.
 * @throws NOT_FOUND if a real provider is in use, NO_SUBSCRIPTION, CARD_DECLINED, AMOUNT_NOT_CONFIRMED
 */
export async function confirmTestCard(
  context: Context,
  account: Account,
  { card, amountCents }: { card: TestCard; amountCents?: number | undefined },
): Promise<PaymentStep | null> {
  return control(context, account, (controls, customerId) => controls.confirmCard(customerId, card, amountCents))
}

/** The operator's test mode actions: the period ends now, the next charge fails, the overdue invoice is paid. */
export type TestPaymentAction = 'renew' | 'failNext' | 'recover'

/** @throws NOT_FOUND if a real provider is in use, NO_SUBSCRIPTION */
export async function runTestPaymentAction(
  context: Context,
  account: Account,
  action: TestPaymentAction,
): Promise<void> {
  await control(context, account, (controls, customerId) => controls[action](customerId))
}

async function control(
  context: Context,
  account: Account,
  act: (controls: TestControls, customerId: string) => Promise<void>,
): Promise<PaymentStep | null> {
  const controls = openTestControls(context)
  const stored = await findSubscription(context.db, { accountId: account.id })
  if (stored?.provider !== 'test') throw billingError('NO_SUBSCRIPTION')
  const provider = await openProvider(context)
  try {
    await act(controls, stored.customerId)
  } finally {
    await syncSubscription(context, provider, stored)
  }
  return (await provider.readCustomer(stored.customerId))?.step ?? null
}
