import { useParams } from 'react-router'
import { LanguagesPage } from '#features/books/ui/languages/languages-page.tsx'
import { GuestPreview } from '#features/guest/ui/index.ts'

export function Component() {
  const { bookId = '' } = useParams()
  return (
    <LanguagesPage
      bookId={bookId}
      renderPreview={({ originalLanguage, ...preview }) => (
        <GuestPreview {...preview} textLanguage={originalLanguage} />
      )}
    />
  )
}
