import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { showToast } from '#ui/toast.tsx'

/** Error texts in the language of the screen. */
export function useDomainProblems() {
  const t = useTranslations('domains')
  const problems = useProblems()
  const textOf = (error: unknown): string => problems.ofCall(error, t('failedText'))
  return {
    textOf,
    /** The server's error for a field, else the error of the whole request. */
    ofField: (error: unknown, field: string): string | undefined => {
      if (error === null || error === undefined) return undefined
      return (error instanceof ApiError && error.fields[field]) || textOf(error)
    },
    show: (error: unknown) => showToast({ tone: 'error', title: t('error'), description: textOf(error) }),
  }
}
