import { EyeOff } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatShortDate } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Notice } from '#ui/banner.tsx'
import type { BookSummary } from '../shared/book-contract.ts'

type OfflineNoticeProps = { offline: NonNullable<BookSummary['offline']>; className?: string }

/** Notice that a book is offline, since when, why, and whom the host can ask. */
export function OfflineNotice({ offline, className }: OfflineNoticeProps) {
  const t = useTranslations('books.offline')
  const language = useLocale()
  const support = readSupportContact(language)
  return (
    <Notice tone="danger" icon={<EyeOff size={20} aria-hidden="true" />} className={className}>
      <p className="font-semibold">{t('since', { date: formatShortDate(offline.since, language) })}</p>
      <p className="mt-1 break-words whitespace-pre-line">{offline.reason}</p>
      <p className="mt-1">
        {t.rich('ask', {
          address: support.name,
          mail: (chunks) => (
            <a href={support.href} className="font-semibold wrap-anywhere">
              {chunks}
            </a>
          ),
        })}
      </p>
    </Notice>
  )
}

/**
 * The contact for hosts: the address in the page's `<meta name="support-email">`. The operator may leave it out; then
 * the form of the legal page.
 */
function readSupportContact(language: Language): { name: string; href: string } {
  const email = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content
  if (email) return { name: email, href: `mailto:${email}` }
  return { name: 'Benvenuto', href: `${localizedPath(language, '/legal')}#support` }
}
