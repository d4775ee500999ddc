import { useTranslations } from 'use-intl'
import type { BookStatus } from '#features/books/shared/book.ts'
import type { FormObstacle } from '#features/books/shared/book-form-rules.ts'
import { showToast } from '#ui/toast.tsx'
import { useFailureToast, useLimitToast } from '../editing/use-failure-toast.ts'
import type { ImageProblem } from '../pictures/image-problems.ts'
import { useProblemText } from '../use-book-field.ts'
import type { Refusal } from './wizard-guard.ts'

/** The wizard's toasts. */
export function useWizardToasts() {
  const t = useTranslations('bookEditor')
  const books = useTranslations('books.errors')
  const offline = useTranslations('books.offline')
  const media = useTranslations('media')
  const problemText = useProblemText()
  const problemOf = ({ problems: [first] }: FormObstacle) => problemText(first?.path ?? '', first?.code) ?? ''
  const showError = (title: string, description: string) => showToast({ title, description, tone: 'error' })
  const showLimit = useLimitToast()
  const failed = useFailureToast({
    title: t('toasts.error'),
    gone: t('toasts.gone'),
    fallback: t('toasts.saveFailed'),
  })

  return {
    failed,
    refused(reason: NonNullable<Refusal['reason']>) {
      if (reason === 'payment') showError(t('guard.paymentTitle'), books('PAYMENT_REQUIRED'))
      if (reason === 'trial') showError(t('guard.trialTitle'), books('TRIAL_EXPIRED'))
      if (reason === 'plan') showError(t('guard.planTitle'), books('PLAN_EXPIRED'))
      if (reason === 'limit') showLimit()
    },
    imageRefused(problem: ImageProblem) {
      if (problem.kind === 'format')
        showError(media('errorTitles.UNSUPPORTED_IMAGE'), media('errors.UNSUPPORTED_IMAGE'))
      if (problem.kind === 'size') showError(media('errorTitles.IMAGE_TOO_LARGE'), media('errors.IMAGE_TOO_LARGE'))
      if (problem.kind === 'unreadable') showError(media('errorTitles.other'), t('image.unreadable'))
      if (problem.kind === 'pixels' || problem.kind === 'refused')
        showError(media('errorTitles.other'), problem.message)
      if (problem.kind === 'waiting')
        showToast({ title: t('toasts.pictureWaiting'), description: problem.message, tone: 'info' })
    },
    /** @param waiting number of pictures that the save has left out */
    saved(what: 'draft' | 'created' | 'updated', isOffline: boolean, waiting: number) {
      const toast = {
        draft: { title: t('toasts.draftSaved'), description: t('toasts.draftSavedText') },
        created: { title: t('toasts.created'), description: t('toasts.createdText') },
        updated: { title: t('toasts.updated'), description: t('toasts.updatedText') },
      }[what]
      if (waiting > 0) showToast({ ...toast, description: t('toasts.savedWithout', { count: waiting }), tone: 'info' })
      else showToast(isOffline ? { ...toast, description: offline('saved') } : toast)
    },
    /** What the form lacks before it can be saved. @param status that it was to be saved with */
    blocked(obstacle: FormObstacle, status: BookStatus) {
      switch (obstacle.kind) {
        case 'missing':
          if (status === 'draft') showError(t('toasts.draftMissingTitle'), t('toasts.draftMissingText'))
          else showError(t('toasts.missingTitle'), t('toasts.missingText'))
          break
        case 'length':
          showError(t('toasts.lengthTitle'), problemOf(obstacle))
          break
        case 'link':
          showError(t('toasts.linkTitle'), problemOf(obstacle))
          break
        case 'entry':
          showError(t('toasts.missingTitle'), t('toasts.entryText'))
      }
    },
  }
}
