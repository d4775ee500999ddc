import { useLocale, useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import { formatPrice } from '../../shared/price.ts'
import { useDay } from '../payment/use-day.ts'

type Holder = Pick<CurrentUser, 'plan' | 'planStatus' | 'accessUntil' | 'renewal'>

/**
 * Whether a host has a plan for free, by a code or from the operator.
 * @returns until when (ISO 8601), null without an end; undefined if the plan is charged or has ended
 */
export function findFreeUntil({ planStatus, accessUntil, renewal }: Holder): string | null | undefined {
  if (planStatus !== 'active') return undefined
  if (renewal === 'none') return accessUntil
  // A card is stored for the time after the free access. A subscription that renews has no end.
  return renewal === 'renews' && accessUntil !== null ? accessUntil : undefined
}

/** Writes amounts in cents in the language of the screen. */
export function usePriceWords(currency: string): (cents: number) => string {
  const language = useLocale()
  return (cents) => formatPrice(cents, currency, language)
}

/** The price of a plan, or that the host has it for free; as two parts that are set in two sizes. */
export function usePlanPrice(plan: Plan, user: Holder | null | undefined): { price: string; note: string } {
  const t = useTranslations('billing')
  const money = usePriceWords(readCurrency())
  const day = useDay()
  const freeUntil = user?.plan === plan ? findFreeUntil(user) : undefined
  if (freeUntil === undefined) {
    return { price: money(plans[plan].priceCents), note: t(readPricesIncludeVat() ? 'perMonthWithVat' : 'perMonth') }
  }
  return { price: t('free'), note: freeUntil === null ? '' : t('freeUntil', { date: day(freeUntil) }) }
}

/** The currency that the operator set, from the page's `<meta name="currency">`; EUR on a page without one. */
export function readCurrency(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content || 'EUR'
}

/** Whether the operator's prices include VAT, from the page's `<meta name="prices-include-vat">`. */
function readPricesIncludeVat(): boolean {
  return document.querySelector('meta[name="prices-include-vat"]') !== null
}

/** Says that all prices of a screen include VAT, if the operator's do. */
export function VatNote() {
  const t = useTranslations('billing')
  return readPricesIncludeVat() && <p className="text-small text-muted">{t('pricesWithVat')}</p>
}

/** Returns a price within a sentence, which says that it includes VAT, if the operator's do. */
export function usePriceWithVat(): (price: string) => string {
  const t = useTranslations('billing')
  return (price) => (readPricesIncludeVat() ? t('priceWithVat', { price }) : price)
}
