import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { useMessages, useTranslations } from 'use-intl'
import { type TextKind, textLimits } from '#limits.ts'
import { ApiError } from '#platform/browser/api.ts'

/** Error texts in the language of the screen. */
export function useProblems() {
  const { accounts, platform } = useMessages()
  const platformError = useTranslations('platform.errors')
  const texts: Readonly<Record<string, string | undefined>> = {
    ...platform.errors,
    ...accounts.errors,
    ...accounts.problems,
  }
  const { noAnswer } = accounts.problems

  return {
    /** The title of a message about invalid input. */
    error: accounts.problems.error,
    /**
     * The error text of a field. Schemas return codes, the server returns translated texts.
     * @param kind the kind of text in the field, which decides its maximum length
     */
    ofField(error: { message?: string | undefined } | undefined, kind: TextKind = 'line'): string | undefined {
      if (error?.message === 'TOO_LONG') return platformError('TOO_LONG', { limit: textLimits[kind] })
      return error?.message && (texts[error.message] ?? error.message)
    },
    /**
     * The error text of a failed call: the server's message, a text for a call without an answer, or `fallback`.
     * @param unanswered instead of `fallback` where the server did not answer, but for example a gateway in between
     */
    ofCall(error: unknown, fallback: string, unanswered = fallback): string {
      if (!(error instanceof ApiError) || error.code === 'UNREADABLE') return unanswered
      return error.status === 0 ? (texts[error.code] ?? fallback) : error.message || fallback
    },
    /** The title of a message about a failed call. @param refused for a call that has certainly changed nothing */
    titleOfCall: (error: unknown, refused: string): string =>
      error instanceof ApiError && error.mayHaveSucceeded ? noAnswer : refused,
  }
}

/** As `placeFieldErrors`; an error that belongs to no field becomes that of the whole form, for `FormProblem`. */
export function placeErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  { places, text }: { places: Readonly<Record<string, FieldPath<Values>>>; text: string },
): void {
  if (!placeFieldErrors(error, setError, places)) setError('root', { type: 'server', message: text })
}

/**
 * Shows the server's field errors on the fields of the form and moves the focus to the first of them.
 * @param places maps the server's field names to the form's field names, for the fields that the form shows
 * @returns whether any field shows an error now
 */
export function placeFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  places: Readonly<Record<string, FieldPath<Values>>>,
): boolean {
  if (!(error instanceof ApiError)) return false
  let isFirst = true
  for (const [field, message] of Object.entries(error.fields)) {
    const place = places[field]
    if (!place) continue
    setError(place, { type: 'server', message }, { shouldFocus: isFirst })
    isFirst = false
  }
  return !isFirst
}
