import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { ConfirmationReminder, RequireSignedIn, useCurrentUser } from '#features/accounts/ui/index.ts'
import { OverdueBanner } from '#features/billing/ui/index.ts'
import { useBooks } from '#features/books/ui/index.ts'
import { BookDialogs, useBookDialogs } from './book-dialogs.tsx'
import { BooksSection, booksHeadingId } from './books-section.tsx'
import { creationGateOf } from './creation-gate.ts'
import { FirstGuestList, useFirstGuest } from './first-guest/first-guest-list.tsx'
import { NewBookButton } from './new-book-button.tsx'
import { PlanCard } from './plan-card.tsx'
import { TrialBanner } from './trial-banner.tsx'

/** `/profile`: the host's books, account and plan. Anonymous visitors are redirected to the login. */
export function ProfilePage() {
  const { data: user } = useFreshUser()
  return <RequireSignedIn>{user && <Profile user={user} />}</RequireSignedIn>
}

function Profile({ user }: { user: CurrentUser }) {
  const t = useTranslations('dashboard')
  const books = useBooks()
  const dialogs = useBookDialogs()
  const [now] = useState(() => Date.now())
  const first = useFirstGuest(user.id, books.data, now)
  const bookCount = books.data?.length
  const gate = creationGateOf(user, bookCount)

  return (
    <main id="main" className="page-width flex-1 pt-7 pb-16 md:pt-10 md:pb-24">
      <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-x-14">
        <div className="grid min-w-0 gap-5 md:gap-7">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <h1 id={booksHeadingId} tabIndex={-1}>
              {t('books.title')}
            </h1>
            <div className="flex-auto md:flex-none *:w-full">
              <NewBookButton
                gate={gate}
                // Only one primary button per view: the empty list has its own.
                variant={bookCount === 0 ? 'secondary' : 'primary'}
                icon={<Plus size={20} aria-hidden="true" />}
              >
                {t('newBook')}
              </NewBookButton>
            </div>
          </div>
          <div className="grid gap-3 empty:hidden">
            <TrialBanner user={user} now={now} />
            <OverdueBanner user={user} />
            <ConfirmationReminder />
          </div>
          <BooksSection books={books} gate={gate} isLapsed={!user.canCreateBooks} dialogs={dialogs} now={now} />
        </div>
        <aside className="grid items-start gap-9 md:max-xl:grid-cols-2 md:max-xl:gap-x-12">
          {first && (
            <FirstGuestList
              accountId={user.id}
              first={first}
              onView={() => dialogs.ask({ action: 'view', book: first.book })}
              onShare={() => dialogs.ask({ action: 'share', book: first.book })}
            />
          )}
          <div className="grid gap-4">
            <AccountPanel user={user} />
            <PlanCard user={user} bookCount={bookCount} />
          </div>
        </aside>
      </div>
      <BookDialogs dialogs={dialogs} user={user} now={now} />
    </main>
  )
}

/** The account: name and address, with a link to its settings. */
function AccountPanel({ user }: { user: CurrentUser }) {
  const t = useTranslations('accounts.menu')
  return (
    <section aria-labelledby="profile-account">
      <h2 id="profile-account" className="text-h3 wrap-anywhere">
        {user.name}
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">{user.email}</p>
      <Link to="/account" className="action-link -mb-2">
        {t('settings')}
      </Link>
    </section>
  )
}

/** Refetches the account on mount, because a payment or the end of a trial may have changed it. */
function useFreshUser() {
  const user = useCurrentUser()
  const { refetch } = user
  useEffect(() => {
    void refetch({ cancelRefetch: false })
  }, [refetch])
  return user
}
