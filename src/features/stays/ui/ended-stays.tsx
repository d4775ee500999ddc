import { CalendarX2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { type StayStep, useStayStep } from './stay-api.ts'
import type { PlacedStay } from './stay-groups.ts'
import { stayPathOf } from './stay-paths.ts'
import { useStayTexts } from './stay-texts.ts'
import { useShowFailure } from './use-show-failure.ts'

/** Number of entries that are shown at once: the next follow when these are answered. */
const mostShown = 4

/** Notices of stays that their calendar ended. */
export function EndedStays({ ended }: { ended: readonly PlacedStay[] }) {
  return ended.slice(0, mostShown).map((placed) => <EndedEntry key={placed.stay.id} placed={placed} />)
}

function EndedEntry({ placed }: { placed: PlacedStay }) {
  const t = useTranslations('stays.ended')
  const { rangeOf } = useStayTexts()
  const { isPending, take } = useStep(placed)
  return (
    <article className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5">
      <CalendarX2 size={22} aria-hidden="true" className="mt-px text-warning" />
      <div className="min-w-0">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold">
          <Link to={stayPathOf(placed)}>{t('heading', { dates: rangeOf(placed.stay) })}</Link>
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">
          {t('text', { book: placed.book.name })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="s" busy={isPending} onClick={() => void take('restore')}>
            {t('restore')}
          </Button>
          <Button variant="ghost" size="s" disabled={isPending} onClick={() => void take('end-seen')}>
            {t('seen')}
          </Button>
        </div>
      </div>
    </article>
  )
}

/** What a stay's own screen says if its calendar ended it. @param now milliseconds UTC */
export function EndedStay({ placed, now }: { placed: PlacedStay; now: number }) {
  const t = useTranslations('stays.ended')
  const { dateTimeIn } = useStayTexts()
  const { isPending, take } = useStep(placed)
  const { stay, book } = placed
  const canComeBack = now < Date.parse(stay.endsAt)
  return (
    <section aria-labelledby="stay-ended" className="max-w-[720px] rounded-l border border-line bg-surface p-6 md:p-8">
      <h2 id="stay-ended" className="text-h3">
        {stay.cancelledAt
          ? t(stay.calendarId === null ? 'titleRemoved' : 'title', { moment: dateTimeIn(book, stay.cancelledAt) })
          : t('titleAlone')}
      </h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('code')}</li>
        <li>{t(stay.isLinkRevoked ? 'noLink' : 'link')}</li>
        {stay.calendarId !== null && <li>{t('calendar')}</li>}
      </ul>
      {canComeBack && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button icon={<Undo2 size={20} aria-hidden="true" />} busy={isPending} onClick={() => void take('restore')}>
            {t('restore')}
          </Button>
          <p className="max-w-[44ch] text-small text-muted">{t(stay.isLinkRevoked ? 'newLink' : 'restoreText')}</p>
        </div>
      )}
    </section>
  )
}

function useStep({ stay, book }: PlacedStay) {
  const t = useTranslations('stays.ended')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useStayStep()
  const take = async (step: Extract<StayStep, 'restore' | 'end-seen'>) => {
    try {
      await mutateAsync({ bookId: book.id, id: stay.id, step })
      if (step === 'restore')
        showToast({ title: t('restored'), description: t(stay.isLinkRevoked ? 'newLink' : 'restoredText') })
    } catch (error) {
      showFailure(error)
    }
  }
  return { isPending, take }
}
