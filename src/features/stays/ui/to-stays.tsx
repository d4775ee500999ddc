import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '#ui/back-link.tsx'

/** The link back to all stays. */
export function ToStays() {
  const t = useTranslations('stays')
  return (
    <BackLink>
      <Link to="/stays">{t('title')}</Link>
    </BackLink>
  )
}
