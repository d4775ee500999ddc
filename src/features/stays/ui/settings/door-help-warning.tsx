import { PhoneOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { phonePathOf } from './phone-path.ts'

/** Guests at the door could be left with nothing: where to enter a phone number, or that a spare code helps too. */
export function DoorHelpWarning({ bookId }: { bookId: string }) {
  const t = useTranslations('stays.settings.codes.noHelp')
  return (
    <Notice tone="warning" role="status" icon={<PhoneOff size={20} aria-hidden="true" />}>
      <strong className="block font-semibold">{t('title')}</strong>
      <p className="mt-1">{t('text')}</p>
      <Link to={phonePathOf(bookId)} className="action-link">
        {t('action')}
      </Link>
    </Notice>
  )
}
