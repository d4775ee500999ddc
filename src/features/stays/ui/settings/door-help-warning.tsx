import { PhoneOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { phonePathOf } from './phone-path.ts'

/** Warns that guests at the door may find no help, and says where to enter a phone number or a spare code. */
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
