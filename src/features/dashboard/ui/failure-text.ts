import { useTranslations } from 'use-intl'
import { toApiError } from '#platform/browser/api.ts'

/** Why a call failed: the server's words, or that there is no connection, or that something else has answered. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('dashboard.failure')
  return (error) => {
    const { words, code } = toApiError(error)
    return words || t(code === 'OFFLINE' ? 'offline' : 'unanswered')
  }
}
