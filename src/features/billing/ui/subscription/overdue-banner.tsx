import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useDay } from '../payment/use-day.ts'

/** A charge has failed: until when the access lasts, and how to pay. Renders nothing otherwise. */
export function OverdueBanner({ user }: { user: CurrentUser }) {
  const t = useTranslations('billing.subscription.overdue')
  const day = useDay()
  if (user.renewal !== 'pastDue' || user.planStatus !== 'active') return null
  return (
    <Banner
      tone="red"
      icon={<TriangleAlert size={22} aria-hidden="true" />}
      title={t('title')}
      action={
        <Button asChild size="s">
          <Link to="/payment">{t('pay')}</Link>
        </Button>
      }
    >
      {user.accessUntil ? t('text', { date: day(user.accessUntil) }) : t('textNoDate')}
    </Banner>
  )
}
