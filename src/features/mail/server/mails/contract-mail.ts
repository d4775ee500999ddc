import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'

/**
 * Confirms a contract: what was ordered, its price, duration and provider, with the terms and the instructions on
 * withdrawal below (section 312f (2) BGB; Directive 2011/83/EU, article 8 (7)).
 */
export function composeContractMail(data: MailData<'contractConfirmed'>, context: ComposeContext): MailContent {
  const { plan, cents, currency, orderedAt, paidFrom, pages, documents } = data
  const { texts, linkTo, operator } = context
  const { t, formatDay, formatTime } = texts
  const values = { plan: t(`plans.${plan}`) }
  return {
    subject: t('contractConfirmed.subject', values),
    preview: t('contractConfirmed.preview'),
    poster: { tone: 'pine', fact: t('contractConfirmed.fact'), label: `Benvenuto ${values.plan}` },
    greets: true,
    paragraphs: [t('contractConfirmed.text')],
    facts: [
      { label: t('contractConfirmed.service'), value: t(`contractConfirmed.services.${plan}`) },
      {
        label: t('contractConfirmed.price'),
        value: t('contractConfirmed.perMonth', { price: formatPrice(cents, currency, context) }),
      },
      { label: t('contractConfirmed.orderedAt'), value: `${formatDay(orderedAt)}, ${formatTime(orderedAt)}` },
      { label: t('contractConfirmed.paidFrom'), value: formatDay(paidFrom) },
      { label: t('contractConfirmed.duration'), value: t('contractConfirmed.durationText') },
      { label: t('contractConfirmed.provider'), value: providerOf(operator) },
      { label: t('contractConfirmed.withdrawal'), value: pages.withdrawal, href: pages.withdrawal },
      { label: t('contractConfirmed.cancellation'), value: pages.cancellation, href: pages.cancellation },
    ],
    action: { label: t('contractConfirmed.action'), href: linkTo('/profile') },
    documents,
  }
}

/** Name and address in one line. */
function providerOf({ name, address }: ComposeContext['operator']): string {
  return [name, ...(address ?? '').split('\n').map((line) => line.trim())].filter(Boolean).join(', ')
}

/** An amount; says that it includes VAT, if the operator's prices do. */
export function formatPrice(
  cents: number,
  currency: string,
  { texts: { t, formatMoney }, pricesIncludeVat }: Pick<ComposeContext, 'texts' | 'pricesIncludeVat'>,
): string {
  const price = formatMoney(cents, currency)
  return pricesIncludeVat ? t('withVat', { price }) : price
}
