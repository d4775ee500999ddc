import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { ConfirmationReminder, RequireHost, useCurrentUser } from '#features/accounts/ui/index.ts'
import { OverdueBanner } from '#features/billing/ui/index.ts'
import type { GuestBook } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { useBooks } from '#features/books/ui/index.ts'
import { Page } from '#ui/page.tsx'
import { BooksSection } from './books-section.tsx'
import { creationGateOf } from './creation-gate.ts'
import { NewBookButton } from './new-book-button.tsx'
import { PlanCard } from './plan-card.tsx'
import { BookAddresses } from './share-link.ts'
import { TrialBanner } from './trial-banner.tsx'

type ProfilePageProps = {
  /** The guest's view of a book; handed in, because the guest feature builds upon this one. */
  renderPreview: (book: GuestBook) => ReactNode
  /** Further ways to print a book; handed in like the preview. */
  renderPrintKit: (bookId: string) => ReactNode
  /** Further items of a book's menu; handed in like the preview. */
  renderMoreItems: (book: BookSummary) => ReactNode
  /** Where else a host can go from here; handed in likewise. */
  links: ReactNode
  /** What else there is to know about a book, a line of it; handed in like the preview. */
  renderFacts: (book: BookSummary) => ReactNode
  /** Where guests read books under the host's own domains, by the book's id. */
  addresses: Readonly<Record<string, string>>
}

/** `/profile`: the host's account, plan and books. Visitors are led to the login. */
export function ProfilePage({ addresses, ...views }: ProfilePageProps) {
  const { data: user } = useFreshUser()
  return (
    <BookAddresses value={addresses}>
      <RequireHost>{user && <Profile user={user} {...views} />}</RequireHost>
    </BookAddresses>
  )
}

function Profile({ user, links, ...views }: Omit<ProfilePageProps, 'addresses'> & { user: CurrentUser }) {
  const t = useTranslations('dashboard')
  const tMenu = useTranslations('accounts.menu')
  const books = useBooks()
  const [now] = useState(() => Date.now())

  const bookCount = books.data?.length
  const gate = creationGateOf(user, bookCount)
  const offersFirstBook = bookCount === 0

  return (
    <Page
      title={user.name}
      lead={user.email}
      more={
        <p className="flex flex-wrap gap-x-6">
          <Link to="/account" className="action-link">
            {tMenu('settings')}
          </Link>
          {links}
        </p>
      }
      action={
        <NewBookButton
          gate={gate}
          // One terracotta action per view: an empty list brings its own.
          variant={offersFirstBook ? 'secondary' : 'primary'}
          icon={<Plus size={20} aria-hidden="true" />}
        >
          {t('newBook')}
        </NewBookButton>
      }
    >
      <TrialBanner user={user} now={now} />
      <OverdueBanner user={user} />
      <ConfirmationReminder className="mt-3" />
      <div className="mt-7 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_336px]">
        <BooksSection books={books} user={user} gate={gate} now={now} {...views} />
        <aside>
          <PlanCard user={user} bookCount={bookCount} />
        </aside>
      </div>
    </Page>
  )
}

/** Asks for the account anew on entry: a payment or the end of a trial may have changed it since. */
function useFreshUser() {
  const user = useCurrentUser()
  const { refetch } = user
  useEffect(() => {
    void refetch({ cancelRefetch: false })
  }, [refetch])
  return user
}
