import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '#ui/back-link.tsx'

/** The link back to the profile. */
export function ToProfile() {
  const t = useTranslations('accounts.menu')
  return (
    <BackLink>
      <Link to="/profile">{t('profile')}</Link>
    </BackLink>
  )
}
