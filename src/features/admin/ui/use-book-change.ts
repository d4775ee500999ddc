import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { type BookChange, useChangeBooks } from './admin-calls.ts'

/**
 * Does something about books and tells in a toast what came of it, also when the row has left the list by then: the
 * callbacks that `mutate` takes are lost with their component.
 */
export function useToldChange() {
  const t = useTranslations('admin')
  const { ofCall } = useProblems()
  return async (change: Promise<unknown>, done: string): Promise<void> => {
    try {
      await change
      showToast({ title: done })
    } catch (error) {
      showToast({ tone: 'error', title: t('offline.failed'), description: ofCall(error, t('failedText')) })
    }
  }
}

/** Takes books offline or puts them back. */
export function useBookChange() {
  const t = useTranslations('admin.offline')
  const tell = useToldChange()
  const { mutateAsync, isPending } = useChangeBooks()
  const change = (wanted: BookChange) => tell(mutateAsync(wanted), t('reason' in wanted ? 'taken' : 'back'))
  return { change, isPending }
}
