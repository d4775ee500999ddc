import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import { type ReportedBook, reportStates } from '../shared/admin-reports-contract.ts'
import { useDismissReports, useReports } from './admin-api.ts'
import { useTimeFormats } from './admin-formats.ts'
import { BookActions, BookState, TakeAll } from './host-books.tsx'
import { Loaded } from './part.tsx'
import { useChangeWithToast } from './use-book-change.ts'

type ReportState = (typeof reportStates)[number]

/** Guests' reports of books, newest first. Reports have no effect on a book unless an operator decides so. */
export function Reports() {
  const t = useTranslations('admin.reports')
  const [state, setState] = useState<ReportState>('open')
  // The cursors of the pages up to the current one; the first page has none.
  const [pages, setPages] = useState<readonly string[]>([''])
  const reports = useReports(state, pages.at(-1) ?? '')

  function choose(next: string) {
    setState(next === 'handled' ? 'handled' : 'open')
    setPages([''])
  }

  return (
    <>
      <SelectField
        label={t('state')}
        className="mb-5 max-w-[280px]"
        value={state}
        onChange={(event) => choose(event.target.value)}
        options={reportStates.map((value) => ({ value, label: t(value) }))}
      />
      <Loaded answer={reports}>
        {({ books, next }) => (
          <>
            {books.length === 0 ? (
              <p className="text-muted">{t(state === 'open' ? 'none' : 'noneHandled')}</p>
            ) : (
              <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
                {books.map((book) => (
                  <ReportedRow key={book.bookId} book={book} />
                ))}
              </ul>
            )}
            <div className="mt-3 flex gap-2 empty:hidden">
              {pages.length > 1 && (
                <Button variant="quiet" size="s" onClick={() => setPages(pages.slice(0, -1))}>
                  {t('newer')}
                </Button>
              )}
              {next !== null && (
                <Button variant="quiet" size="s" onClick={() => setPages([...pages, next])}>
                  {t('older')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function ReportedRow({ book }: { book: ReportedBook }) {
  const t = useTranslations('admin.reports')
  const { formatDateTime } = useTimeFormats()
  const { bookId, propertyName: name, status, isOffline, hostId, hostName, hostEmail, count, reports, lastAt } = book
  const isOpen = book.handledAt === null
  const hidden = count - reports.length
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge tone={isOpen ? 'sun' : 'neutral'}>{t('count', { count })}</Badge>
          <BookState status={status} isOffline={isOffline} />
        </p>
        <p className="text-small wrap-anywhere text-muted">
          {t('host', { name: hostName, email: hostEmail })} · {t('last', { moment: formatDateTime(lastAt) })}
        </p>
        <ul className="mt-2 grid gap-2">
          {reports.map((report, index) => (
            <ReportText key={`${report.createdAt} ${index.toString()}`} report={report} />
          ))}
        </ul>
        {hidden > 0 && <p className="mt-2 text-small text-muted">{t('more', { count: hidden })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <BookActions book={{ id: bookId, name, status, isOffline }} />
        {isOpen && !isOffline && <TakeAll hostId={hostId} name={hostName} />}
        {isOpen && <Dismiss book={book} />}
      </div>
    </li>
  )
}

function ReportText({ report: { reason, text, email, createdAt } }: { report: ReportedBook['reports'][number] }) {
  const t = useTranslations('admin.reports')
  const { formatDateTime } = useTimeFormats()
  const moment = formatDateTime(createdAt)
  return (
    <li className="max-w-[75ch] border-l-2 border-line pl-3">
      <p className="text-small font-semibold">{t(`reasons.${reason}`)}</p>
      <p className={text === '' ? 'text-muted' : 'wrap-anywhere whitespace-pre-line'}>{text || t('noText')}</p>
      <p className="text-small wrap-anywhere text-muted">{email === '' ? moment : t('from', { email, moment })}</p>
    </li>
  )
}

function Dismiss({ book: { bookId, propertyName: name, lastAt } }: { book: ReportedBook }) {
  const t = useTranslations('admin.reports')
  const tell = useChangeWithToast()
  const { mutateAsync, isPending } = useDismissReports()
  const dismiss = () => void tell(mutateAsync({ bookId, seenUntil: lastAt }), t('dismissed'))
  return (
    <Button variant="quiet" size="s" busy={isPending} aria-label={t('dismissLabel', { name })} onClick={dismiss}>
      {t('dismiss')}
    </Button>
  )
}
