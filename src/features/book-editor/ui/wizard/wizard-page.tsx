import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { useCurrentUser } from '#features/accounts/ui/index.ts'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { useBook, useBooks } from '#features/books/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { BookLoadFailure } from '../book-load-failure.tsx'
import type { Beginning } from '../drafts/stored-book.ts'
import type { RenderPreview } from '../preview/preview-panel.tsx'
import { wizardParams } from './use-steps.ts'
import { useWizardToasts } from './use-wizard-toasts.ts'
import { Wizard } from './wizard.tsx'
import { findRefusal } from './wizard-guard.ts'

type WizardPageProps = {
  /** The guest page in a phone frame; passed in, because this feature may not import the guest page. */
  renderPreview: RenderPreview
  /** The guests who would lose the page of a book if it went offline now; passed in for the same reason. */
  renderGuests: (bookId: string) => ReactNode
  /** What a host has written before she had an account; her first book begins with it. */
  beginning?: Beginning
}

/**
 * `/create`, and `/create?edit={id}`: writes a new book or edits one. Has its own header and `main`, so it is outside
 * the app's layout.
 */
export function WizardPage({ renderPreview, renderGuests, beginning }: WizardPageProps) {
  const [params, setParams] = useSearchParams()
  const asked = params.get(wizardParams.book) ?? undefined
  const [opened, setOpened] = useState({ visit: 0, bookId: asked, asked })
  // Another book in the address is another visit, except if the address lags behind a book that was just given its id,
  // or goes back to the time before.
  if (asked !== opened.asked) {
    const isOther = asked !== undefined && asked !== opened.bookId
    setOpened(isOther ? { visit: opened.visit + 1, bookId: asked, asked } : { ...opened, asked })
  }

  function adopt(bookId: string | undefined) {
    setOpened((current) => ({ ...current, bookId }))
  }
  useEffect(() => {
    if (asked === opened.bookId) return
    const sync = (current: URLSearchParams) => {
      const changed = new URLSearchParams(current)
      if (opened.bookId === undefined) changed.delete(wizardParams.book)
      else changed.set(wizardParams.book, opened.bookId)
      return changed
    }
    setParams(sync, { replace: true, preventScrollReset: true })
  }, [asked, opened.bookId, setParams])

  return (
    <WizardGate
      key={opened.visit}
      bookId={opened.bookId}
      onAdopt={adopt}
      renderPreview={renderPreview}
      renderGuests={renderGuests}
      {...(beginning && { beginning })}
    />
  )
}

type GateProps = WizardPageProps & { bookId: string | undefined; onAdopt: (bookId: string | undefined) => void }

type Entry = { account: CurrentUser; book: OwnBookView | undefined }

/** Checks the access once; later changes must not close a half-filled form. */
function WizardGate({ bookId, onAdopt, renderPreview, renderGuests, beginning }: GateProps) {
  const t = useTranslations('bookEditor.loading')
  const toasts = useWizardToasts()
  const navigate = useNavigate()
  const [askedId] = useState(bookId)
  const [entry, setEntry] = useState<Entry>()
  const user = useCurrentUser()
  const isWelcome = user.data !== undefined && findRefusal(user.data, undefined) === undefined
  const books = useBooks({ enabled: isWelcome })
  const book = useBook(isWelcome ? askedId : undefined)
  const bookCount = askedId === undefined ? books.data?.length : undefined
  const refusal = user.data === undefined || entry ? undefined : findRefusal(user.data, bookCount)

  const turnAway = useEffectEvent(() => {
    if (!refusal) return
    if (refusal.reason) toasts.refused(refusal.reason)
    void navigate(refusal.to, { replace: true })
  })
  // Shown once for each refusal; each has its own address.
  const turnedTo = refusal?.to
  useEffect(() => {
    if (turnedTo !== undefined) turnAway()
  }, [turnedTo])

  if (entry && user.data && user.data.id !== entry.account.id) setEntry(undefined)
  // The server checks the limit too, so a list that fails to load locks nobody out.
  const isReady = askedId === undefined ? books.isFetched : book.isSuccess && !book.isFetching
  if (!entry && user.data && isWelcome && !refusal && isReady) setEntry({ account: user.data, book: book.data })

  if (entry) {
    return (
      <Wizard
        key={entry.account.id}
        account={entry.account}
        book={entry.book}
        onAdopt={onAdopt}
        isFirst={books.data?.every(({ status }) => status === 'draft') ?? false}
        renderPreview={renderPreview}
        guests={bookId !== undefined && renderGuests(bookId)}
        {...(beginning && bookCount === 0 && { beginning })}
      />
    )
  }
  if (user.isPending || refusal) return <LoadingScreen label={t('account')} />
  if (user.data === undefined) return <BookLoadFailure error={user.error} onRetry={() => void user.refetch()} />
  if (book.isError) return <BookLoadFailure error={book.error} onRetry={() => void book.refetch()} />
  return <LoadingScreen label={t('book')} />
}
