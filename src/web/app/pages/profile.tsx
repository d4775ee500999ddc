import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { BookVisits, VisitsLink } from '#features/analytics/ui/book-visits.tsx'
import { isShown } from '#features/books/shared/book-look.ts'
import { useBook } from '#features/books/ui/book-api.ts'
import { ProfilePage } from '#features/dashboard/ui/profile-page.tsx'
import { useBookAddresses } from '#features/domains/ui/index.ts'
import { PrintKitLinks } from '#features/guest-page/ui/print-kit-links.tsx'
import { BookMenuItems } from '../book-menu-items.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  const { data: addresses } = useBookAddresses()
  return (
    <ProfilePage
      links={
        <>
          <VisitsLink />
          <DomainsLink />
        </>
      }
      renderPreview={(book) => <BookPreview book={book} />}
      renderPrintKit={(bookId) => <PrintKit bookId={bookId} />}
      renderMoreItems={(book) => <BookMenuItems book={book} />}
      renderFacts={(book) => book.status === 'published' && <BookVisits bookId={book.id} />}
      addresses={addresses ?? {}}
    />
  )
}

function PrintKit({ bookId }: { bookId: string }) {
  const { data: book } = useBook(bookId)
  return <PrintKitLinks bookId={bookId} isWifiHidden={book !== undefined && !isShown(book.look, 'wifi')} />
}

function DomainsLink() {
  const t = useTranslations('web.bookMenu')
  return (
    <Link to="/domains" className="action-link">
      {t('domain')}
    </Link>
  )
}
