import { DesignPage } from '#features/books/ui/design/design-page.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  return <DesignPage renderPreview={(book) => <BookPreview book={book} />} />
}
