import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { RequireHost, useCurrentUser } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import type { GuestBook } from '../../book.ts'
import { LanguagesScreen } from './languages-screen.tsx'
import { useTranslationsOf } from './translation-api.ts'

/** What the guest page of a translated book is made of. */
export type TranslatedPreview = {
  book: GuestBook
  language: Language
  originalLanguage: Language
  /** The texts of the book that are in `language`. */
  translated: ReadonlySet<string>
}

type LanguagesPageProps = {
  bookId: string
  /** The guest page for a phone's screen; handed in, because books know nothing of the guest feature. */
  renderPreview: (preview: TranslatedPreview) => ReactNode
}

/** `/languages/{id}`: a host's words and their translations, side by side. */
export function LanguagesPage(props: LanguagesPageProps) {
  const { data: user } = useCurrentUser()
  return <RequireHost>{user && <Languages key={props.bookId} accountId={user.id} {...props} />}</RequireHost>
}

function Languages({ accountId, bookId, renderPreview }: LanguagesPageProps & { accountId: string }) {
  const t = useTranslations('books.languages')
  const loaded = useTranslationsOf(bookId)
  if (loaded.data) return <LanguagesScreen accountId={accountId} loaded={loaded.data} renderPreview={renderPreview} />
  if (loaded.isPending) return <LoadingScreen label={t('loading')} />
  const isMissing = loaded.error instanceof ApiError && loaded.error.status === 404
  return (
    <main id="main" className="mx-auto grid min-h-[60dvh] max-w-form content-center gap-3 px-gutter">
      <h1 className="text-h2">{isMissing ? t('missing.title') : t('failure.title')}</h1>
      <p className="text-lead text-muted">{isMissing ? t('missing.text') : t('failure.text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!isMissing && (
          <Button busy={loaded.isFetching} onClick={() => void loaded.refetch()}>
            {t('failure.retry')}
          </Button>
        )}
        <Button asChild variant={isMissing ? 'primary' : 'quiet'}>
          <Link to="/profile">{t('toProfile')}</Link>
        </Button>
      </div>
    </main>
  )
}
