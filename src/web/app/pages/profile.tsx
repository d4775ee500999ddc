import { ProfilePage } from '#features/books/ui/profile/profile-page.tsx'
import { PrintKitLinks } from '#features/guest/ui/print-kit-links.tsx'
import { BookMenuItems } from '../book-menu-items.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  return (
    <ProfilePage
      renderPreview={(book) => <BookPreview book={book} />}
      renderPrintKit={(bookId) => <PrintKitLinks bookId={bookId} />}
      renderMoreItems={(book) => <BookMenuItems book={book} />}
    />
  )
}
