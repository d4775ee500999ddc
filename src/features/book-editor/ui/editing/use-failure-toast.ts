import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { showToast } from '#ui/toast.tsx'
import { failureText, type SaveFailure } from './save-failure.ts'

type FailureTexts = {
  /** Of failures that have no title of their own. */
  title: string
  /** For a book that does not exist any more. */
  gone: string
  /** For failures without a message of the server. */
  fallback?: string | undefined
}

/** Says that the plan allows no further book, and offers the plan that does. */
export function useLimitToast(): () => void {
  const t = useTranslations('bookEditor.guard')
  const books = useTranslations('books.errors')
  const navigate = useNavigate()
  return () =>
    showToast({
      title: t('limitTitle'),
      description: books('LIMIT_REACHED'),
      tone: 'error',
      action: { label: t('upgrade'), onPress: () => void navigate('/payment?plan=pro') },
    })
}

/** Shows why a save failed. Not for what `SaveNotices` and `EditingDialogs` show: connection, limits, conflicts. */
export function useFailureToast({ title, gone, fallback }: FailureTexts) {
  const t = useTranslations('bookEditor')
  const books = useTranslations('books.errors')
  const showLimit = useLimitToast()

  return (failure: SaveFailure, isKept: boolean): void => {
    const text = failureText(failure, books)
    const showError = (heading: string, description = text) => showToast({ title: heading, description, tone: 'error' })
    switch (failure.kind) {
      case 'offline':
      case 'unreachable':
      case 'conflict':
      case 'limit':
        return
      case 'signedOut':
        showError(t('toasts.signedOutTitle'), isKept ? t('toasts.signedOutText') : t('toasts.signedOutHere'))
        return
      case 'trial':
        showError(t('guard.trialTitle'))
        return
      case 'plan':
        showError(t('guard.planTitle'))
        return
      case 'payment':
        showError(t('guard.paymentTitle'))
        return
      case 'bookLimit':
        showLimit()
        return
      case 'gone':
        showError(title, gone)
        return
      default:
        showError(title, text ?? fallback)
    }
  }
}
