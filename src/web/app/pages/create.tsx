import { useState } from 'react'
import type { RenderPreview } from '#features/book-editor/ui/index.ts'
import { WizardPage } from '#features/book-editor/ui/wizard/wizard-page.tsx'
import { BookPreview } from '#features/guest-page/ui/index.ts'
import { findDemoBook, forgetDemoDraft } from '#features/site/shared/demo-draft.ts'
import { LosingGuestsOf } from '#features/stays/ui/losing-guests.tsx'

const renderPreview: RenderPreview = (book) => <BookPreview book={book} />
const renderGuests = (bookId: string) => <LosingGuestsOf bookId={bookId} />

export function Component() {
  const [beginning] = useState(() => {
    const book = findDemoBook()
    return book && { book, forget: forgetDemoDraft }
  })
  return <WizardPage renderPreview={renderPreview} renderGuests={renderGuests} {...(beginning && { beginning })} />
}
