import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'

/** What went wrong with a payment: the words, and whether another card would help. */
export type CardProblem = { text: string; isDeclined: boolean }

/**
 * What came of a card: a problem; `outdated` where what it was asked for is not there any more, so that nothing was
 * charged; or nothing to say.
 */
export type CardOutcome = CardProblem | 'outdated' | undefined

/** Words for a payment that did not go through: whether anything was charged, and what to do now. */
export function useCardProblems() {
  const t = useTranslations('billing.card')
  const problems = useProblems()
  const unknown = { text: t('failedText'), isDeclined: false }

  return {
    /** @param mayHaveCharged for a call that charges the card on file by itself */
    ofCall(error: unknown, { mayHaveCharged = false } = {}): CardProblem {
      if (!(error instanceof ApiError)) return unknown
      if (error.code === 'CARD_DECLINED') return { text: t('declined'), isDeclined: true }
      if (error.code === 'PAYMENTS_UNAVAILABLE' || error.status >= 500) {
        return { text: t(mayHaveCharged ? 'unanswered' : 'unavailable'), isDeclined: false }
      }
      if (error.code === 'OFFLINE') return { text: t('offline'), isDeclined: false }
      return { text: problems.ofCall(error, t('failedText')), isDeclined: false }
    },
    /** What the provider's form says, in its own words for the card and ours for the rest. */
    ofProvider(error: { type?: string; message?: string | undefined }): CardProblem {
      const isDeclined = error.type === 'card_error'
      if (isDeclined) return { text: `${error.message ?? ''} ${t('declinedNext')}`.trim(), isDeclined }
      // What was sent may have arrived; the same payment cannot succeed twice.
      if (error.type === 'api_connection_error') return { text: t('offline'), isDeclined: false }
      if (error.type === 'validation_error') return { text: error.message ?? t('failedText'), isDeclined: false }
      return { text: t('unavailable'), isDeclined: false }
    },
    /** The provider's script did not load: an ad blocker, or a network that shuts it out. */
    blocked: { text: t('blocked'), isDeclined: false },
    unknown,
  }
}
