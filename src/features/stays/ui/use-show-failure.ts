import { useTranslations } from 'use-intl'
import { toApiError } from '#platform/browser/api.ts'
import { showToast } from '#ui/toast.tsx'

/** Shows why a call failed as a toast. */
export function useShowFailure(): (error: unknown) => void {
  const t = useTranslations('stays.failure')
  return (error) => {
    showToast({ title: t('title'), description: toApiError(error).words || t('text'), tone: 'error' })
  }
}
