import { useParams } from 'react-router'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import { LanguagesPage } from '#features/translations/ui/languages-page.tsx'

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
