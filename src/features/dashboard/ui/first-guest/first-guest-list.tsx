import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useVisitCounts } from '#features/analytics/ui/index.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { IconButton } from '#ui/button.tsx'
import { editPathOf } from '../share-link.ts'
import { type FirstGuest, findFirstGuest } from './first-guest.ts'
import { noteFirstStep, useFirstSteps } from './first-steps.ts'

/** The steps until the first guest; undefined while there is nothing to show. */
export function useFirstGuest(accountId: string, books: readonly BookSummary[] | undefined, now: number) {
  const { data } = useVisitCounts()
  const steps = useFirstSteps(accountId)
  const visits = data?.books.reduce((sum, book) => sum + book.visits, 0)
  return findFirstGuest({ books: books ?? [], visits, steps, now })
}

type FirstGuestListProps = { accountId: string; first: FirstGuest; onView: () => void; onShare: () => void }

/** Four steps from a published book to its first guest. It goes when a guest has come, or when it is dismissed. */
export function FirstGuestList({ accountId, first: { book, done }, onView, onShare }: FirstGuestListProps) {
  const t = useTranslations('dashboard.firstGuest')
  const name = book.propertyName
  const count = Object.values(done).filter(Boolean).length
  const linkClasses = 'action-link -mb-2 text-left text-[0.9375rem] wrap-anywhere'
  return (
    <section aria-labelledby="first-guest-title">
      <div className="flex items-center justify-between gap-3">
        <h2 id="first-guest-title" className="text-h3">
          {t('title')}
        </h2>
        <span className="-my-2 flex shrink-0 items-center gap-1 text-small whitespace-nowrap text-muted tabular-nums lining-nums">
          {t('count', { done: count, all: 4 })}
          <IconButton label={t('dismiss')} onClick={() => noteFirstStep(accountId, 'dismissed')}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <ol className="mt-3.5 border-t border-line">
        <Step isDone={done.published} title={done.published ? t('published', { name }) : t('publish', { name })}>
          <Link to={`${editPathOf(book.id)}&step=7`} className={linkClasses}>
            {t('publishLink')}
          </Link>
        </Step>
        <Step isDone={done.seen} title={t('see')}>
          {done.published && (
            <button type="button" className={linkClasses} onClick={onView}>
              {t('seeLink')}
            </button>
          )}
        </Step>
        <Step isDone={done.shared} title={t('share')}>
          {done.published && (
            <button type="button" className={linkClasses} onClick={onShare}>
              {t('shareLink')}
            </button>
          )}
        </Step>
        <Step isDone={false} title={t('open')}>
          <small className="block text-small text-muted">{t('openText')}</small>
        </Step>
      </ol>
    </section>
  )
}

/** A step; what it contains is shown until it is done. */
function Step({ isDone, title, children }: { isDone: boolean; title: string; children: ReactNode }) {
  const t = useTranslations('dashboard.firstGuest')
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] items-start gap-x-3 border-b border-line py-3 leading-snug">
      {isDone ? (
        <span aria-hidden="true" className="grid size-6 place-items-center rounded-full bg-pine text-paper">
          <Check size={16} />
        </span>
      ) : (
        <span aria-hidden="true" className="size-6 rounded-full border-[1.5px] border-control" />
      )}
      <div className="min-w-0 pt-px">
        <p className={isDone ? 'font-medium text-muted wrap-anywhere' : 'font-semibold wrap-anywhere'}>
          {title}
          {isDone && <span className="sr-only">, {t('done')}</span>}
        </p>
        {!isDone && children}
      </div>
    </li>
  )
}
