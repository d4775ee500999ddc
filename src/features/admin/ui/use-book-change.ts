import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { type BookChange, useChangeBooks } from './admin-api.ts'

/**
 * A mutation that reports its result in a toast, also if the component was unmounted meanwhile: callbacks passed to
 * `mutate` are not called after unmounting.
 * @returns a function that resolves to whether the change succeeded; a dialog stays open with its text if not
 */
export function useChangeWithToast() {
  const t = useTranslations('admin')
  const { ofCall } = useProblems()
  return async (change: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await change
      showToast({ title: done })
      return true
    } catch (error) {
      showToast({ tone: 'error', title: t('offline.failed'), description: ofCall(error, t('failedText')) })
      return false
    }
  }
}

/** Takes books offline or puts them back, and reports the result in a toast. */
export function useBookChange() {
  const t = useTranslations('admin.offline')
  const tell = useChangeWithToast()
  const { mutateAsync, isPending } = useChangeBooks()
  const change = (wanted: BookChange) => tell(mutateAsync(wanted), t('reason' in wanted ? 'taken' : 'back'))
  return { change, isPending }
}
