import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { showToast } from '#ui/toast.tsx'
import type { CalendarRemoval } from '../../shared/calendar-contract.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useRemoveCalendar } from './calendar-api.ts'
import type { PlacedCalendar } from './calendar-needs.ts'
import { calendarName } from './calendar-texts.ts'

const choices = ['keep', 'remove'] as const satisfies readonly CalendarRemoval['stays'][]

/** Asks whether the future stays of a calendar are kept as the host's own, or are removed with it. */
export function RemoveCalendar({ placed, onClose }: { placed: PlacedCalendar; onClose: () => void }) {
  const t = useTranslations('stays.calendars.remove')
  const [stays, setStays] = useState<CalendarRemoval['stays']>('keep')
  const { mutateAsync, isPending } = useRemoveCalendar()
  const showFailure = useShowFailure()
  const { calendar, book } = placed
  const name = calendarName(calendar)

  async function run() {
    try {
      await mutateAsync({ bookId: book.id, id: calendar.id, stays })
      showToast({ title: t('done'), description: t(`doneText.${stays}`) })
      onClose()
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name, book: book.name })}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isPending}
      onConfirm={() => void run()}
    >
      <RadioCards
        legend={t('legend')}
        options={choices.map((value) => ({ value, label: t(`choice.${value}`), text: t(`choiceText.${value}`) }))}
        value={stays}
        onChange={setStays}
        disabled={isPending}
      />
    </ConfirmDialog>
  )
}
