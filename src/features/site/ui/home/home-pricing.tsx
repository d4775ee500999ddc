import { useLocale, useTranslations } from 'use-intl'
import type { Plan } from '#features/accounts/shared/account.ts'
import { plans } from '#features/accounts/shared/plan.ts'
import { formatPrice } from '#features/billing/shared/price.ts'
import { PlanFeatures } from '#features/billing/ui/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { DocumentSettings } from '../document-settings.ts'
import { useAppPath } from '../site-path.ts'

type Prices = Pick<DocumentSettings, 'currency' | 'pricesIncludeVat'>

/** Both plans. The buttons are for visitors; for signed-in hosts the page's script links them to the payment. */
export function HomePricing(prices: Prices) {
  const t = useTranslations('site.home.pricing')
  return (
    <section id="pricing" data-event="pricing-view" aria-labelledby="pricing-title" className="bg-sand py-section">
      <div className="page-width grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="pricing-title" className="text-h1">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-muted">{t('lead')}</p>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <PriceCard plan="basic" {...prices} />
          <PriceCard plan="pro" {...prices} />
        </div>
      </div>
    </section>
  )
}

const themesOf = {
  basic: { card: 'border-line bg-card', button: 'secondary' },
  pro: { card: 'on-dark border-pine bg-pine [--color-check:var(--color-sun)]', button: 'sun' },
} as const satisfies Record<Plan, unknown>

function PriceCard({ plan, currency, pricesIncludeVat }: Prices & { plan: Plan }) {
  const t = useTranslations('site.home.pricing')
  const toApp = useAppPath()
  const texts = useTranslations('billing')
  const language = useLocale()
  const { card, button } = themesOf[plan]
  return (
    <article className={`flex flex-col rounded-l border px-6 py-7 md:p-8 ${card}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="text-h2">{texts(`plans.${plan}.name`)}</h3>
        {plan === 'pro' && <Badge tone="sun">{texts('selection.popular')}</Badge>}
      </div>
      <p className="mt-2 text-muted">{texts(`plans.${plan}.audience`)}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-2">
        <span className="font-hero text-[3.5rem] leading-none font-[560] tracking-[-.04em] whitespace-nowrap">
          {formatPrice(plans[plan].priceCents, currency, language)}
        </span>{' '}
        <span className="text-muted">{texts(pricesIncludeVat ? 'perMonthWithVat' : 'perMonth')}</span>
      </p>
      <PlanFeatures plan={plan} className="mt-7 mb-9" />
      <Button asChild variant={button} className="mt-auto">
        <a href={toApp('/plan-selection')} data-pricing={plan} data-subscribe={t('subscribe')}>
          {t('trial')}
        </a>
      </Button>
    </article>
  )
}
