import { useCallback, useEffect, useRef } from 'react'

/** Runs a function after a delay, unless the component was unmounted. */
export function useDelayed(): (delayMs: number, work: () => void) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending) clearTimeout(timer)
      pending.clear()
    }
  }, [])
  return useCallback((delayMs, work) => {
    timers.current.add(setTimeout(work, delayMs))
  }, [])
}
