import { useState } from 'react'
import { WizardPage } from '#features/book-editor/ui/wizard-page.tsx'
import { BookPreview } from '#features/guest-page/ui/index.ts'
import { findDemoBook, forgetDemoDraft } from '#features/site/shared/demo-draft.ts'

export function Component() {
  const [beginning] = useState(() => {
    const book = findDemoBook()
    return book && { book, forget: forgetDemoDraft }
  })
  return <WizardPage renderPreview={(book) => <BookPreview book={book} />} {...(beginning && { beginning })} />
}
