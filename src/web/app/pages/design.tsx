import { DesignPage } from '#features/book-theme/ui/design-page.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  return <DesignPage renderPreview={(book) => <BookPreview book={book} />} />
}
