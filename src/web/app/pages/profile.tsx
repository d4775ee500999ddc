import { BookVisits, VisitsLink } from '#features/analytics/ui/book-visits.tsx'
import { ProfilePage } from '#features/books/ui/profile/profile-page.tsx'
import { PrintKitLinks } from '#features/guest/ui/print-kit-links.tsx'
import { BookMenuItems } from '../book-menu-items.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  return (
    <ProfilePage
      links={<VisitsLink />}
      renderPreview={(book) => <BookPreview book={book} />}
      renderPrintKit={(bookId) => <PrintKitLinks bookId={bookId} />}
      renderMoreItems={(book) => <BookMenuItems book={book} />}
      renderFacts={(book) => book.status === 'published' && <BookVisits bookId={book.id} />}
    />
  )
}
