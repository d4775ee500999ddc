import { CalendarPlus, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import villa from '#ui/illustrations/hero-05.svg'

/** Shown in place of a list without stays. */
export function NoStays({ hasBooks, onAdd, onPaste }: { hasBooks: boolean; onAdd: () => void; onPaste: () => void }) {
  const t = useTranslations('stays.none')
  const tCalendars = useTranslations('stays.calendars')
  return (
    <EmptyState
      art={<img src={villa} alt="" />}
      artFit="scene"
      title={t('title')}
      text={hasBooks ? t('text') : t('noBooks')}
      action={
        hasBooks ? (
          <div className="flex flex-wrap justify-center gap-3">
            <Button icon={<CalendarPlus size={20} aria-hidden="true" />} onClick={onPaste}>
              {tCalendars('paste')}
            </Button>
            <Button variant="secondary" icon={<Plus size={20} aria-hidden="true" />} onClick={onAdd}>
              {tCalendars('byHand')}
            </Button>
          </div>
        ) : (
          <Button asChild>
            <Link to="/create">{t('create')}</Link>
          </Button>
        )
      }
    />
  )
}
