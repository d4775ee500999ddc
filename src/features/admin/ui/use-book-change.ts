import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { type BookChange, useChangeBooks } from './admin-calls.ts'

/** Takes books offline or puts them back, and tells in a toast what came of it. */
export function useBookChange() {
  const t = useTranslations('admin.offline')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const { mutate, isPending } = useChangeBooks()

  /** @param onSettled called afterwards, done or failed */
  const change = (wanted: BookChange, onSettled?: () => void) =>
    mutate(wanted, {
      onSuccess: () => showToast({ title: t('reason' in wanted ? 'taken' : 'back') }),
      onError: (error) => showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) }),
      onSettled: () => onSettled?.(),
    })
  return { change, isPending }
}
