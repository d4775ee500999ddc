import type { RenderPreview } from '#features/book-editor/ui/index.ts'
import { ThemePage } from '#features/book-theme/ui/theme-page.tsx'
import { BookPreview } from '#features/guest-page/ui/index.ts'

const renderPreview: RenderPreview = (book) => <BookPreview book={book} />

export function Component() {
  return <ThemePage renderPreview={renderPreview} />
}
