import { Check, KeyRound } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { CodeToRemove, StayBook } from '../shared/stay-contract.ts'
import { LongEntries } from './long-entries.tsx'
import { useMarkCodeSet } from './stay-api.ts'
import type { PlacedStay } from './stay-groups.ts'
import { stayPathOf } from './stay-paths.ts'
import { useStayTexts } from './stay-texts.ts'
import { useShowFailure } from './use-show-failure.ts'

/** A code that is still on the lock although its stay is over. */
export type CodeRemoval = { book: StayBook; removal: CodeToRemove }

export function findCodeRemovals(books: readonly StayBook[]): CodeRemoval[] {
  return books.flatMap((book) => book.codesToRemove.map((removal) => ({ book, removal })))
}

/** 'Take 4711 off the lock', for each code that nobody needs any more. */
export function CodeRemovalEntries({ removals }: { removals: readonly CodeRemoval[] }) {
  const t = useTranslations('stays.needs')
  return (
    <LongEntries entries={removals} more={(count) => t('more', { count })}>
      {(one) => <CodeRemovalEntry key={`${one.book.id} ${one.removal.code}`} removal={one} />}
    </LongEntries>
  )
}

function CodeRemovalEntry({ removal: { book, removal } }: { removal: CodeRemoval }) {
  const t = useTranslations('stays.needs.removal')
  const { rangeOf } = useStayTexts()
  const id = useId()
  const path = stayPathOf({ stay: { bookId: book.id, id: removal.stayId } })
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5"
    >
      <KeyRound size={22} aria-hidden="true" className="mt-px text-muted" />
      <div className="min-w-0">
        <h3 id={id} className="font-sans text-[1.0625rem] leading-snug font-semibold">
          <Link to={path}>{t('heading', { code: removal.code })}</Link>
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">
          {t(removal.isCancelled ? 'cancelled' : 'over', { book: book.name, dates: rangeOf(removal) })}
        </p>
        <RemovedButton book={book} removal={removal} />
      </div>
    </article>
  )
}

/** On the page of a stay that is over: its code is still on the lock. Nothing where the host is not asked for it. */
export function CodeToTakeOff({ placed: { stay, book } }: { placed: PlacedStay }) {
  const t = useTranslations('stays.needs.removal')
  const removal = book.codesToRemove.find(({ stayId }) => stayId === stay.id)
  if (!removal) return null
  return (
    <div className="mt-4">
      <p className="mb-3 max-w-[60ch]">{t('stillOn', { code: removal.code })}</p>
      <RemovedButton book={book} removal={removal} />
    </div>
  )
}

/** 'It is off the lock' */
function RemovedButton({ book, removal: { stayId, code } }: CodeRemoval) {
  const t = useTranslations('stays.needs.removal')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useMarkCodeSet()

  async function confirmRemoval() {
    try {
      await mutateAsync({ bookId: book.id, id: stayId, code, isSet: false })
      showToast({ title: t('done', { code }) })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Button
      variant="secondary"
      size="s"
      icon={<Check size={18} aria-hidden="true" />}
      busy={isPending}
      onClick={() => void confirmRemoval()}
    >
      {t('settle')}
    </Button>
  )
}
