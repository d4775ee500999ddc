import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '#features/accounts/ui/index.ts'

/** What the host has done for the first guest, as far as only this device knows it. */
export const firstSteps = ['seen', 'shared', 'dismissed'] as const
export type FirstStep = (typeof firstSteps)[number]

const keyOf = (accountId: string) => `benvenuto.first-guest.${accountId}`
const listeners = new Set<() => void>()

/** Remembers a step on this device, for as long as the browser keeps its storage. */
export function noteFirstStep(accountId: string, step: FirstStep): void {
  const known = readSteps(accountId)
  if (known.includes(step)) return
  try {
    localStorage.setItem(keyOf(accountId), [known, step].filter(Boolean).join(' '))
  } catch {
    // Storage is full or switched off: the list then shows the step as open.
  }
  for (const listener of listeners) listener()
}

/** The steps that the host has taken on this device. */
export function useFirstSteps(accountId: string): ReadonlySet<FirstStep> {
  const text = useSyncExternalStore(subscribe, () => readSteps(accountId))
  return new Set(firstSteps.filter((step) => text.split(' ').includes(step)))
}

function readSteps(accountId: string): string {
  try {
    return localStorage.getItem(keyOf(accountId)) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Remembers a step towards the first guest for the signed-in host. */
export function useNoteFirstStep(): (step: FirstStep) => void {
  const { data: user } = useCurrentUser()
  return (step) => {
    if (user) noteFirstStep(user.id, step)
  }
}
