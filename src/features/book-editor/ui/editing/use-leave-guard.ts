import { useEffect, useEffectEvent } from 'react'
import { type Location, useBlocker } from 'react-router'

type LeaveGuardInput = {
  /** Whether to ask before another screen of the app opens. */
  shouldAsk: () => boolean
  /** Whether the browser asks before the page is closed or another one is loaded. */
  shouldWarn: () => boolean
  /** Whether an address is still this screen with the same book. */
  isHere: (next: Location, current: Location) => boolean
  /** Page restored from the back/forward cache. */
  onReturn: () => void
}

/** Asks before unsaved changes are discarded. */
export function useLeaveGuard({ shouldAsk, shouldWarn, isHere, onReturn }: LeaveGuardInput) {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (shouldWarn()) event.preventDefault()
  })
  const resume = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  })
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pageshow', resume)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pageshow', resume)
    }
  }, [])
  return useBlocker(({ currentLocation, nextLocation }) => !isHere(nextLocation, currentLocation) && shouldAsk())
}
