import { useSyncExternalStore } from 'react'

/** Whether a call was refused because nobody is signed in any more, while a dialog or a form held input. */
let hasEnded = false
const listeners = new Set<() => void>()

export function hasSessionEnded(): boolean {
  return hasEnded
}

export function setSessionEnded(next: boolean): void {
  if (next === hasEnded) return
  hasEnded = next
  for (const listener of listeners) listener()
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, hasSessionEnded)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
