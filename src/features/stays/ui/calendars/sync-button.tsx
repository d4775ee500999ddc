import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { CalendarView } from '../../shared/calendar-contract.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useSyncCalendar } from './calendar-api.ts'
import { calendarName, useCalendarTexts } from './calendar-texts.ts'

type SyncButtonProps = { calendar: CalendarView } & Pick<ButtonProps, 'variant'>

/** 'Sync now': reads a calendar at once, and shows what was understood. */
export function SyncButton({ calendar, variant }: SyncButtonProps) {
  const t = useTranslations('stays.calendars')
  const { sentenceOf, failureText } = useCalendarTexts()
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useSyncCalendar()
  const name = calendarName(calendar)

  async function run() {
    try {
      const reading = await mutateAsync(calendar)
      if (reading.failure === null) {
        showToast({ title: t('synced'), description: sentenceOf(reading, reading.stays.length) })
      } else {
        showToast({ title: t('notSynced', { name }), description: failureText(reading.failure), tone: 'error' })
      }
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Button
      variant={variant}
      size="s"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      busy={isPending}
      aria-label={t('syncOf', { name })}
      onClick={() => void run()}
    >
      {t('sync')}
    </Button>
  )
}
