import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { stepOfField } from '#features/books/shared/book-form.ts'
import { ApiError } from '#platform/browser/api.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import type { AnalyticsView } from '../shared/analytics-contract.ts'
import { useSetSearchDismissed } from './analytics-api.ts'
import { useFormats } from './format.ts'
import { Panel } from './panel.tsx'

/** The keys of the wizard's steps under `bookEditor.steps`, in their order. */
const stepKeys = ['host', 'property', 'checkIn', 'wifi', 'equipment', 'area', 'checkOut'] as const

type UnansweredSearchesProps = { missed: AnalyticsView['missed']; nameOf: (bookId: string) => string }

/** Searches without results, each with a link to the field of the wizard that could answer it. */
export function UnansweredSearches({ missed: { since, terms }, nameOf }: UnansweredSearchesProps) {
  const t = useTranslations('analytics.missed')
  const tSteps = useTranslations('bookEditor.steps')
  const { day } = useFormats()
  const text = terms.length === 0 ? t('none', { since: day(since) }) : t('text', { since: day(since) })
  const dismissal = useSetSearchDismissed()
  const [dismissed, setDismissed] = useState<{ book: string; term: string }>()
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button disappears with its term, so the focus moves to the undo button.
  useEffect(() => {
    if (dismissed) undo.current?.focus()
  }, [dismissed])

  function change(entry: { book: string; term: string }, isDismissed: boolean) {
    dismissal.mutate(
      { ...entry, isDismissed },
      {
        onSuccess: () => setDismissed(isDismissed ? entry : undefined),
        onError: (error) =>
          showToast({ tone: 'error', title: t('failed'), description: error instanceof ApiError ? error.words : '' }),
      },
    )
  }

  return (
    <Panel id="visits-missed" title={t('title')} text={text}>
      {dismissed && (
        <p role="status" className="mb-3 flex flex-wrap items-center gap-3 text-small text-muted">
          {t('dismissed', { term: dismissed.term })}
          <Button
            ref={undo}
            size="s"
            variant="quiet"
            busy={dismissal.isPending}
            onClick={() => change(dismissed, false)}
          >
            {t('undo')}
          </Button>
        </p>
      )}
      {terms.length > 0 && (
        <ol className="border-t border-line">
          {terms.map(({ bookId, term, visitors, field }) => {
            const index = stepOfField(field)
            const place = { step: index + 1, name: tSteps(`${stepKeys[index] ?? 'equipment'}.name`) }
            return (
              <li
                key={`${bookId} ${term}`}
                className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3"
              >
                <p className="min-w-0 flex-[1_1_220px]">
                  <span className="block font-display text-[1.25rem] leading-snug font-[580] wrap-break-word">
                    {term}
                  </span>
                  <span className="block text-small text-muted">
                    {t('visitors', { count: visitors })} · {nameOf(bookId)} · {t('step', place)}
                  </span>
                </p>
                <span className="flex flex-wrap items-center gap-x-5">
                  <Link
                    to={`/create?edit=${encodeURIComponent(bookId)}&step=${place.step}&field=${field}`}
                    className="action-link"
                  >
                    {t('write')}
                    <span className="sr-only"> {t('writeLabel', { term, book: nameOf(bookId), ...place })}</span>
                  </Link>
                  <button
                    type="button"
                    className="action-link min-h-11"
                    disabled={dismissal.isPending}
                    onClick={() => change({ book: bookId, term }, true)}
                  >
                    {t('dismiss')}
                    <span className="sr-only"> {t('dismissLabel', { term, book: nameOf(bookId) })}</span>
                  </button>
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
