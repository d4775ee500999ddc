import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'

/** A failed payment: the message, and whether another card would help. */
export type CardProblem = { text: string; isDeclined: boolean }

/**
 * Result of a card confirmation: a problem; `outdated` if what had to be confirmed no longer exists, so that nothing
 * was charged; or undefined.
 */
export type CardOutcome = CardProblem | 'outdated' | undefined

/** Message for a failed payment: whether anything was charged, and what to do now. */
export function useCardProblems() {
  const t = useTranslations('billing.card')
  const problems = useProblems()
  const unknown = { text: t('failedText'), isDeclined: false }

  return {
    /** @param mayHaveCharged for a call that charges the stored card by itself */
    ofCall(error: unknown, { mayHaveCharged = false } = {}): CardProblem {
      if (!(error instanceof ApiError)) return unknown
      if (error.code === 'CARD_DECLINED') return { text: t('declined'), isDeclined: true }
      if (error.code === 'PAYMENTS_UNAVAILABLE') {
        return { text: t(mayHaveCharged ? 'unanswered' : 'unavailable'), isDeclined: false }
      }
      if (error.code === 'OFFLINE') return { text: t('offline'), isDeclined: false }
      if (error.mayHaveSucceeded) return { text: t('unreached'), isDeclined: false }
      return { text: problems.ofCall(error, t('failedText')), isDeclined: false }
    },
    /** The message of the provider's form: its own text about the card, ours for other problems. */
    ofProvider(error: { type?: string; message?: string | undefined }): CardProblem {
      const isDeclined = error.type === 'card_error'
      if (isDeclined) return { text: `${error.message ?? ''} ${t('declinedNext')}`.trim(), isDeclined }
      // The request may have arrived; the same payment cannot succeed twice.
      if (error.type === 'api_connection_error') return { text: t('offline'), isDeclined: false }
      if (error.type === 'validation_error') return { text: error.message ?? t('failedText'), isDeclined: false }
      return { text: t('unavailable'), isDeclined: false }
    },
    /** The provider's script did not load: an ad blocker, or a network that blocks it. */
    blocked: { text: t('blocked'), isDeclined: false },
    unknown,
  }
}
