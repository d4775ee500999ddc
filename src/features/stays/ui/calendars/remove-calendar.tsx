import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { showToast } from '#ui/toast.tsx'
import type { CalendarRemoval } from '../../shared/calendar-contract.ts'
import { codesLeftBy } from '../codes-left.ts'
import { useStays } from '../stay-api.ts'
import { useNow } from '../use-now.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useRemoveCalendar } from './calendar-api.ts'
import type { PlacedCalendar } from './calendar-needs.ts'
import { calendarName } from './calendar-texts.ts'

const choices = ['keep', 'remove'] as const satisfies readonly CalendarRemoval['stays'][]

/**
 * Asks whether the future stays of a calendar are kept as the host's own, or are removed with it, and names the codes that
 * then have to be taken off the lock.
 */
export function RemoveCalendar({ placed, onClose }: { placed: PlacedCalendar; onClose: () => void }) {
  const t = useTranslations('stays.calendars.remove')
  const [stays, setStays] = useState<CalendarRemoval['stays']>('keep')
  const { mutateAsync, isPending } = useRemoveCalendar()
  const showFailure = useShowFailure()
  const { calendar, book } = placed
  const name = calendarName(calendar)
  const language = useLocale()
  const onLock = { book, stays: useStays().data?.stays ?? [], now: useNow() }
  const codes = codesLeftBy(calendar, stays, onLock)
  const named = { count: codes.length, codes: new Intl.ListFormat(language).format(codes) }

  async function run() {
    try {
      await mutateAsync({ bookId: book.id, id: calendar.id, stays })
      const removed = t(`doneText.${stays}`)
      showToast({
        title: t('done'),
        description: codes.length > 0 ? `${removed} ${t('codesListed', named)}` : removed,
      })
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
      {codes.length > 0 && (
        <Notice tone="warning" role="status" className="mt-4" icon={<KeyRound size={20} aria-hidden="true" />}>
          {t('codesOnLock', named)}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
