import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { ConfirmationReminder, RequireHost, useCurrentUser } from '#features/accounts/ui/index.ts'
import { VisitsLink } from '#features/analytics/ui/index.ts'
import { OverdueBanner } from '#features/billing/ui/index.ts'
import { useBooks } from '#features/books/ui/index.ts'
import { Page } from '#ui/page.tsx'
import { BooksSection } from './books-section.tsx'
import { creationGateOf } from './creation-gate.ts'
import { NewBookButton } from './new-book-button.tsx'
import { PlanCard } from './plan-card.tsx'
import { TrialBanner } from './trial-banner.tsx'

/** `/profile`: the host's account, plan and books. Anonymous visitors are redirected to the login. */
export function ProfilePage() {
  const { data: user } = useFreshUser()
  return <RequireHost>{user && <Profile user={user} />}</RequireHost>
}

function Profile({ user }: { user: CurrentUser }) {
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
          <VisitsLink />
          <Link to="/domains" className="action-link">
            {t('menu.domain')}
          </Link>
        </p>
      }
      action={
        <NewBookButton
          gate={gate}
          // Only one primary button per view: the empty list has its own.
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
        <BooksSection books={books} user={user} gate={gate} now={now} />
        <aside>
          <PlanCard user={user} bookCount={bookCount} />
        </aside>
      </div>
    </Page>
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
