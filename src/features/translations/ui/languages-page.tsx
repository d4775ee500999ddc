import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RequireSignedIn, useCurrentUser } from '#features/accounts/ui/index.ts'
import { BookLoadFailure } from '#features/book-editor/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { LanguagesScreen } from './languages-screen.tsx'
import { useTranslationsOf } from './translation-api.ts'
import type { TranslatedPreview } from './translation-preview.tsx'

type LanguagesPageProps = {
  bookId: string
  /** Renders the guest page for the phone preview. A prop, because this feature may not import the guest page. */
  renderPreview: (preview: TranslatedPreview) => ReactNode
}

/** `/languages/{id}`: a host's texts beside their translations. */
export function LanguagesPage(props: LanguagesPageProps) {
  const { data: user } = useCurrentUser()
  return <RequireSignedIn>{user && <Languages key={props.bookId} accountId={user.id} {...props} />}</RequireSignedIn>
}

function Languages({ accountId, bookId, renderPreview }: LanguagesPageProps & { accountId: string }) {
  const t = useTranslations('translations')
  const loaded = useTranslationsOf(bookId)
  if (loaded.data) return <LanguagesScreen accountId={accountId} loaded={loaded.data} renderPreview={renderPreview} />
  if (loaded.isPending) return <LoadingScreen label={t('loading')} />
  return <BookLoadFailure error={loaded.error} isRetrying={loaded.isFetching} onRetry={() => void loaded.refetch()} />
}
