import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { HostBook, HostDetails } from '../shared/admin-contract.ts'
import { useHostBooks } from './admin-api.ts'
import { useTimeFormats } from './admin-formats.ts'
import { Loaded } from './part.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useBookChange } from './use-book-change.ts'

/** A host's books, with actions to take each or all of them offline and to put them back. */
export function HostBooks({ host }: { host: HostDetails }) {
  const t = useTranslations('admin.offline')
  const books = useHostBooks(host.id)
  return (
    <section aria-labelledby="host-books" className="mt-6">
      <h3 id="host-books" className="mb-2 text-h3">
        {t('heading')}
      </h3>
      <Loaded answer={books}>
        {({ books: listed, hasMore }) =>
          listed.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line rounded-s border border-line bg-surface">
                {listed.map((book) => (
                  <BookRow key={book.id} book={book} />
                ))}
              </ul>
              {hasMore && <p className="mt-2 text-small text-muted">{t('more', { count: listed.length })}</p>}
              <AllBooks host={host} books={listed} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function BookRow({ book: { id, propertyName: name, status, offline } }: { book: HostBook }) {
  const t = useTranslations('admin.offline')
  const { formatDateTime } = useTimeFormats()
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <BookState status={status} isOffline={offline !== null} />
        </p>
        {offline && (
          <p className="mt-1 text-small wrap-anywhere whitespace-pre-line text-muted">
            {t('since', { moment: formatDateTime(offline.since), reason: offline.reason })}
          </p>
        )}
      </div>
      <BookActions book={{ id, name, status, isOffline: offline !== null }} />
    </li>
  )
}

export function BookState({ status, isOffline }: { status: HostBook['status']; isOffline: boolean }) {
  const t = useTranslations('admin.offline')
  const words = useTranslations('dashboard.books')
  return (
    <>
      <Badge tone={status === 'published' ? 'ok' : 'draft'}>{words(status)}</Badge>
      {isOffline && <Badge tone="bad">{t('badge')}</Badge>}
    </>
  )
}

type BookActionsProps = {
  book: { id: string; name: string; status: HostBook['status']; isOffline: boolean }
}

/** Actions of a book: open as guests see it, take offline, put back. */
export function BookActions({ book: { id, name, status, isOffline } }: BookActionsProps) {
  const t = useTranslations('admin.offline')
  const { change, isPending } = useBookChange()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'published' && (
        <Button asChild variant="quiet" size="s">
          <a href={`/share/${id}`} target="_blank" rel="noopener" aria-label={t('openLabel', { name })}>
            {t('open')}
          </a>
        </Button>
      )}
      {isOffline ? (
        <Button
          variant="secondary"
          size="s"
          busy={isPending}
          aria-label={t('backLabel', { name })}
          onClick={() => void change({ kind: 'put-back', bookId: id })}
        >
          {t('putBack')}
        </Button>
      ) : (
        <Button variant="danger" size="s" aria-label={t('takeLabel', { name })} onClick={() => setIsAsking(true)}>
          {t('take')}
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('takeTitle', { name })}
        text={t('takeText')}
        busy={isPending}
        onConfirm={(reason) =>
          void change({ kind: 'take-offline', bookId: id, reason }).then((isDone) => setIsAsking(!isDone))
        }
      />
    </div>
  )
}

function AllBooks({ host: { id, name }, books }: { host: HostDetails; books: readonly HostBook[] }) {
  const t = useTranslations('admin.offline')
  const { change, isPending } = useBookChange()
  const hasOffline = books.some(({ offline }) => offline !== null)
  const hasOnline = books.some(({ offline }) => offline === null)
  if (books.length < 2) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {hasOnline && <TakeAll hostId={id} name={name} />}
      {hasOffline && (
        <Button
          variant="quiet"
          size="s"
          busy={isPending}
          onClick={() => void change({ kind: 'put-books-back', hostId: id })}
        >
          {t('backAll')}
        </Button>
      )}
    </div>
  )
}

/** Takes all books of a host offline. */
export function TakeAll({ hostId, name }: { hostId: string; name: string }) {
  const t = useTranslations('admin.offline')
  const { change, isPending } = useBookChange()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="danger" size="s" aria-label={t('takeAllLabel', { name })} onClick={() => setIsAsking(true)}>
        {t('takeAll')}
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('takeAllTitle', { name })}
        text={t('takeAllText')}
        busy={isPending}
        onConfirm={(reason) =>
          void change({ kind: 'take-books-offline', hostId, reason }).then((isDone) => setIsAsking(!isDone))
        }
      />
    </>
  )
}
