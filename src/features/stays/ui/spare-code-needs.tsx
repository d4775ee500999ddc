import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { StayBook } from '../shared/stay-contract.ts'
import { useKeepSpareCode } from './stay-api.ts'
import { settingsPathOf } from './stay-paths.ts'
import { useShowFailure } from './use-show-failure.ts'

/** A spare code that guests who have left know. */
export type SpareCodeNeed = { book: StayBook; code: string }

export function findSpareCodeNeeds(books: readonly StayBook[]): SpareCodeNeed[] {
  return books.flatMap((book) => book.knownSpareCodes.map((code) => ({ book, code })))
}

/** Spare codes to replace: on the lock, then in the settings of the book. */
export function SpareCodeEntries({ needs }: { needs: readonly SpareCodeNeed[] }) {
  return needs.map((need) => <SpareCodeEntry key={`${need.book.id} ${need.code}`} need={need} />)
}

function SpareCodeEntry({ need: { book, code } }: { need: SpareCodeNeed }) {
  const t = useTranslations('stays.needs.spare')
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5"
    >
      <KeyRound size={22} aria-hidden="true" className="mt-px text-warning" />
      <div className="min-w-0">
        <h3 id={id} className="font-sans text-[1.0625rem] leading-snug font-semibold">
          {t('heading', { code })}
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">
          {t('text', { book: book.name })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="s">
            <Link to={settingsPathOf(book.id)}>{t('replace')}</Link>
          </Button>
          <KeepSpareCode bookId={book.id} code={code} />
        </div>
      </div>
    </article>
  )
}

/** 'Keep 7730': the host is not asked again to replace a spare code, until other guests have seen it. */
export function KeepSpareCode({ bookId, code }: { bookId: string; code: string }) {
  const t = useTranslations('stays.needs.spare')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useKeepSpareCode()
  return (
    <Button
      variant="quiet"
      size="s"
      busy={isPending}
      onClick={() => void mutateAsync({ bookId, code }).catch(showFailure)}
    >
      {t('keep', { code })}
    </Button>
  )
}
