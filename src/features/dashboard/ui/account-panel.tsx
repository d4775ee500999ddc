import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'

/** The account: name and address, with the way to its settings. */
export function AccountPanel({ user }: { user: CurrentUser }) {
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
