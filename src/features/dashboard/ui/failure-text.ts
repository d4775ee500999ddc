import { useTranslations } from 'use-intl'
import type { ApiError } from '#platform/browser/api.ts'

/** Why a call failed: the server's words, or that there is no connection, or that something else has answered. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations('dashboard.failure')
  return (error) => error.words || t(error.code === 'OFFLINE' ? 'offline' : 'unanswered')
}
