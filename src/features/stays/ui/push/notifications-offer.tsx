import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { useThisDevice } from './notifications-section.tsx'
import { usePushDevices } from './push-api.ts'

/** A small offer at the end of the page, while notifications are off on this device. */
export function NotificationsOffer() {
  const t = useTranslations('stays.notifications')
  const { data } = usePushDevices()
  const { support, isBusy, toggle, problem } = useThisDevice(data?.own)
  if (!data || data.own || support === 'unsupported') return null
  return (
    <section
      aria-labelledby="notifications-offer"
      className="mt-14 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6"
    >
      <Bell size={24} aria-hidden="true" className="flex-none text-muted" />
      <div className="min-w-0 flex-[1_1_260px]">
        <h2 id="notifications-offer" className="font-sans text-[1.0625rem] leading-snug font-semibold">
          {t('offer')}
        </h2>
        <p className="mt-0.5 max-w-[62ch] text-small text-muted" role={problem ? 'alert' : undefined}>
          {problem ?? (support === 'ready' ? t('offerText') : t(`support.${support}`))}
        </p>
      </div>
      {support === 'ready' ? (
        <Button variant="secondary" size="s" busy={isBusy} onClick={toggle}>
          {t('switchOn')}
        </Button>
      ) : (
        <Link to="/account" className="action-link">
          {t('toSettings')}
        </Link>
      )}
    </section>
  )
}
