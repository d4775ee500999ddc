import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { useMessages, useTranslations } from 'use-intl'
import { type TextKind, textLimits } from '#limits.ts'
import { ApiError } from '#platform/browser/api.ts'

/** Words for what went wrong, in the language of the screen. */
export function useProblems() {
  const { accounts, platform } = useMessages()
  const platformError = useTranslations('platform.errors')
  const texts: Readonly<Record<string, string | undefined>> = {
    ...platform.errors,
    ...accounts.errors,
    ...accounts.problems,
  }

  return {
    /** The title of a message about what was typed. */
    error: accounts.problems.error,
    /**
     * A field's problem: schemas speak in codes, the server in finished texts.
     * @param kind of text that the field holds, which decides how long it may be
     */
    ofField(error: { message?: string | undefined } | undefined, kind: TextKind = 'line'): string | undefined {
      if (error?.message === 'TOO_LONG') return platformError('TOO_LONG', { limit: textLimits[kind] })
      return error?.message && (texts[error.message] ?? error.message)
    },
    /** A call's failure: what the server said, that there is no connection, or else `fallback`. */
    ofCall(error: unknown, fallback: string): string {
      if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return fallback
      return error.code === 'OFFLINE' ? (texts['OFFLINE'] ?? fallback) : error.message || fallback
    },
  }
}

/**
 * Puts what the server says about single fields onto these fields and moves the focus to the first of them.
 * @param places the server's name of a field to the form's, for those that a form shows
 */
export function placeFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  places: Readonly<Record<string, FieldPath<Values>>>,
): void {
  if (!(error instanceof ApiError)) return
  let isFirst = true
  for (const [field, message] of Object.entries(error.fields)) {
    const place = places[field]
    if (!place) continue
    setError(place, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
  }
}
