import { useCallback, useRef, useState } from 'react'

/**
 * State whose present value can be read by callbacks that began before the last rendering: saves, timers, other tabs.
 */
export function useLiveState<Value extends object>(initial: Value | (() => Value)) {
  const [value, setValue] = useState<Value>(initial)
  const now = useRef(value)
  const get = useCallback(() => now.current, [])
  const set = useCallback((next: Value) => {
    now.current = next
    setValue(next)
  }, [])
  return { value, get, set }
}
