import { WizardPage } from '#features/books/ui/wizard/wizard-page.tsx'
import { BookPreview } from '../book-preview.tsx'

export function Component() {
  return <WizardPage renderPreview={(book) => <BookPreview book={book} />} />
}
