import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { Button } from '#ui/button.tsx'

type BookLoadFailureProps = { error: Error | null; onRetry: () => void; isRetrying?: boolean }

/** In place of a screen whose book did not load: there is none for this host, or it may come with another try. */
export function BookLoadFailure({ error, onRetry, isRetrying = false }: BookLoadFailureProps) {
  const t = useTranslations('books.wizard')
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <main id="main" className="mx-auto grid min-h-[60dvh] max-w-form content-center gap-3 px-gutter">
      <h1 className="text-h2">{isMissing ? t('guard.notFoundTitle') : t('guard.failedTitle')}</h1>
      <p className="text-lead text-muted">{isMissing ? t('guard.notFoundText') : t('guard.failedText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {!isMissing && (
          <Button busy={isRetrying} onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
        )}
        <Button asChild variant={isMissing ? 'primary' : 'quiet'}>
          <Link to="/profile">{t('guard.toProfile')}</Link>
        </Button>
      </div>
    </main>
  )
}
