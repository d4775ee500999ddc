import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { endedAccess } from '#features/accounts/shared/plan.ts'
import { formatDay } from '#platform/i18n/day.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { findTrialNotice, type TrialNotice } from './trial-notice.ts'

/** The remaining time of the trial, more prominent towards its end; nothing for a running subscription. */
export function TrialBanner({ user, now }: { user: CurrentUser; now: number }) {
  const t = useTranslations('dashboard.trial')
  const tBilling = useTranslations('billing')
  const language = useLocale()
  const notice = findTrialNotice(user)
  if (!notice) return null

  return (
    <Banner
      tone={notice.tone}
      icon={<Clock size={22} aria-hidden="true" />}
      title={titleOf(notice)}
      action={
        notice.offersSubscription && (
          <Button asChild size="s">
            <Link to="/payment">{t('subscribe')}</Link>
          </Button>
        )
      }
    >
      {textOf(notice)}
    </Banner>
  )

  function titleOf({ isExpired, daysLeft }: TrialNotice) {
    if (!isExpired) return t('daysLeft', { days: daysLeft })
    return endedAccess(user) === 'plan' ? t('planExpired') : t('expired')
  }

  function textOf({ isExpired, offersSubscription, tone }: TrialNotice) {
    if (isExpired) return t('expiredText')
    if (user.renewal === 'renews' && user.plan && user.trialEndsAt) {
      const plan = tBilling(`plans.${user.plan}.name`)
      return tBilling('subscription.trialGoesOn', { plan, date: formatDay(user.trialEndsAt, now, language) })
    }
    if (!user.trialEndsAt) return t('subscribeSoon')
    const date = formatDay(user.trialEndsAt, now, language)
    if (!offersSubscription) return t('endsOn', { date })
    return t(tone === 'red' ? 'lastDays' : 'payNothing', { date })
  }
}
