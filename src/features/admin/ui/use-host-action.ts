import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { type HostChange, useChangeHost } from './admin-api.ts'

/** A change of a host's account with a confirmation dialog and a toast for success or failure. */
export function useHostAction(hostId: string) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const { mutate, isPending } = useChangeHost(hostId)
  const [isAsking, setIsAsking] = useState(false)

  /** @param done the toast's title on success */
  const apply = (change: HostChange, done: string) =>
    mutate(change, {
      onSuccess: () => showToast({ title: done }),
      onError: (error) => showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) }),
      onSettled: () => setIsAsking(false),
    })
  return { isAsking, setIsAsking, apply, isPending }
}
