import { DesignPage } from '#features/book-theme/ui/design-page.tsx'
import { BookPreview } from '#features/guest-page/ui/index.ts'

export function Component() {
  return <DesignPage renderPreview={(book) => <BookPreview book={book} />} />
}
