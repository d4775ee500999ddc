import { useTranslations } from 'use-intl'
import { ApiError } from '#platform/browser/api.ts'
import { showToast } from '#ui/toast.tsx'

/** Shows why a call failed as a toast; rethrows other errors. */
export function useShowFailure(): (error: unknown) => void {
  const t = useTranslations('stays.failure')
  return (error) => {
    if (!(error instanceof ApiError)) throw error
    showToast({ title: t('title'), description: error.words || t('text'), tone: 'error' })
  }
}
