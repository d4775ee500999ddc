import { useCallback, useEffect, useRef } from 'react'

/** Does something after a while, unless the component has gone by then. */
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
