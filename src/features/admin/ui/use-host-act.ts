import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblems } from '#features/accounts/ui/index.ts'
import { showToast } from '#ui/toast.tsx'
import { type HostChange, useChangeHost } from './admin-calls.ts'

/** A change of a host's account that is asked about first, and told of in a toast, done or failed. */
export function useHostAct(hostId: string) {
  const t = useTranslations('admin.host')
  const failedText = useTranslations('admin')('failedText')
  const { ofCall } = useProblems()
  const { mutate, isPending } = useChangeHost(hostId)
  const [isAsking, setIsAsking] = useState(false)

  /** @param done what the toast says afterwards */
  const apply = (change: HostChange, done: string) =>
    mutate(change, {
      onSuccess: () => showToast({ title: done }),
      onError: (error) => showToast({ tone: 'error', title: t('failed'), description: ofCall(error, failedText) }),
      onSettled: () => setIsAsking(false),
    })
  return { isAsking, setIsAsking, apply, isPending }
}
