import { ProfilePage } from '#features/books/ui/profile/profile-page.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  return <ProfilePage renderPreview={(book) => <BookPreview book={book} />} />
}
