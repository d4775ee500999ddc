import { useTranslations } from 'use-intl'
import { LoadFailure } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'

type BookLoadFailureProps = { error: Error | null; onRetry: () => void; isRetrying?: boolean }

/** Replaces a screen whose book was not found, or whose loading failed and can be retried. */
export function BookLoadFailure({ error, onRetry, isRetrying = false }: BookLoadFailureProps) {
  const t = useTranslations('bookEditor.guard')
  const isMissing = error instanceof ApiError && error.status === 404
  if (isMissing) return <LoadFailure title={t('notFoundTitle')} text={t('notFoundText')} />
  return <LoadFailure title={t('failedTitle')} text={t('failedText')} onRetry={onRetry} isRetrying={isRetrying} />
}
