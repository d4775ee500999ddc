import { useLocale, useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { formatPrice } from '#features/billing/shared/price.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { HostDetails } from '../shared/admin-contract.ts'
import { useChangeTestPayments } from './admin-api.ts'
import { useTimeFormats } from './admin-formats.ts'
import { Facts } from './part.tsx'
import { SubscriptionCancellation } from './subscription-cancellation.tsx'

const actions = ['renew', 'failNext', 'recover'] as const

/** A host's subscription at the payment provider; in test mode with controls that simulate the provider's events. */
export function HostPayments({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.payments')
  const { formatDateTime } = useTimeFormats()
  const { provider, state, isSubscribed, isCancelled, periodEndsAt, nextCharge } = host.payments
  return (
    <section aria-labelledby="host-payments" className="mt-6">
      <h3 id="host-payments" className="mb-2 text-h3">
        {t('heading')}
      </h3>
      <Facts
        rows={[
          [t('provider'), t(`providers.${provider}`)],
          [t('state'), t(`states.${state}`)],
          ...(nextCharge ? [[t('renews'), <Charge key="renews" charge={nextCharge} />] as const] : []),
          ...(isCancelled && periodEndsAt ? [[t('ends'), formatDateTime(periodEndsAt)] as const] : []),
        ]}
      />
      {!isSubscribed && <p className="mt-2 text-muted">{t('notSubscribed')}</p>}
      {host.disabledAt && nextCharge && (
        <Notice tone="warning" className="mt-4">
          {t('chargedOn')}
        </Notice>
      )}
      <SubscriptionCancellation host={host} />
      {isSubscribed && provider === 'test' && <TestControls hostId={host.id} />}
    </section>
  )
}

/** Time and amount of the next charge; an overdue charge that is not retried has no time. */
function Charge({ charge: { at, cents, currency } }: { charge: NonNullable<HostDetails['payments']['nextCharge']> }) {
  const t = useTranslations('admin.payments')
  const language = useLocale()
  const { formatDateTime } = useTimeFormats()
  return (
    <>
      <span className="block">{at ? formatDateTime(at) : t('noFurtherTry')}</span>
      <span className="block font-normal text-muted">{formatPrice(cents, currency, language)}</span>
    </>
  )
}

function TestControls({ hostId }: { hostId: string }) {
  const t = useTranslations('admin.payments')
  const failed = useTranslations('admin.host')('failed')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const change = useChangeTestPayments(hostId)
  return (
    <div className="mt-4 rounded-s border border-dashed border-control p-4">
      <p className="text-small text-muted">{t('testMode')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            variant="quiet"
            size="s"
            busy={change.isPending && change.variables === action}
            disabled={change.isPending && change.variables !== action}
            onClick={() =>
              change.mutate(action, {
                onSuccess: () => showToast({ title: t(`done.${action}`) }),
                onError: (error) => showToast({ tone: 'error', title: failed, description: ofCall(error, failedText) }),
              })
            }
          >
            {t(`acts.${action}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
