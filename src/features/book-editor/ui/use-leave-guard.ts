import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { StoredBook } from './stored-book.ts'
import { wizardParams } from './use-steps.ts'

type LeaveGuardInput = {
  isDirty: () => boolean
  stored: RefObject<StoredBook>
  /** Set for a leave that was decided already. */
  mayLeave: RefObject<boolean>
  /** The browser has brought the page back as it was left. */
  onReturn: () => void
}

/** Asks before unsaved changes are left behind; steps of the same book are no leaving. */
export function useLeaveGuard({ isDirty, stored, mayLeave, onReturn }: LeaveGuardInput) {
  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (!mayLeave.current && isDirty()) event.preventDefault()
    }
    function resume(event: PageTransitionEvent) {
      if (!event.persisted) return
      mayLeave.current = false
      onReturn()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pageshow', resume)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pageshow', resume)
    }
  }, [isDirty, mayLeave, onReturn])

  return useBlocker(({ currentLocation, nextLocation }) => {
    const nextBook = new URLSearchParams(nextLocation.search).get(wizardParams.book)
    const staysHere =
      nextLocation.pathname === currentLocation.pathname && (nextBook === null || nextBook === stored.current.id)
    return !staysHere && !mayLeave.current && isDirty()
  })
}
