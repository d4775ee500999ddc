import { useState } from 'react'
import type { RenderPreview } from '#features/book-editor/ui/index.ts'
import { WizardPage } from '#features/book-editor/ui/wizard-page.tsx'
import { BookPreview } from '#features/guest-page/ui/index.ts'
import { findDemoBook, forgetDemoDraft } from '#features/site/shared/demo-draft.ts'

const renderPreview: RenderPreview = (book) => <BookPreview book={book} />

export function Component() {
  const [beginning] = useState(() => {
    const book = findDemoBook()
    return book && { book, forget: forgetDemoDraft }
  })
  return <WizardPage renderPreview={renderPreview} {...(beginning && { beginning })} />
}
