import { createContext, type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'

/** The open dialogs and pages with forms in which something was entered since they opened. */
const touched = new Set<object>()
const listeners = new Set<() => void>()

/** Whether an open dialog or form holds input that would be lost with its screen. */
export function hasUnsavedInput(): boolean {
  return touched.size > 0
}

/** Calls the listener whenever the last dialog or page with input has closed. */
export function whenInputIsGone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shown above the input of dialogs and pages with forms: something that hosts must know before they save. */
export const UnsavedInputNotice = createContext<ReactNode>(null)

/** Fields of a phone's screen belong to the page that it shows, and a search is nothing to save. */
const notKept = '[data-theme] *, [type="search"]'

/** Notes that something was entered in a dialog or on a page; forgotten when it is unmounted. */
export function useUnsavedInput() {
  const holder = useRef({})
  useEffect(() => {
    const { current } = holder
    return () => {
      if (touched.delete(current) && touched.size === 0) for (const listener of listeners) listener()
    }
  }, [])
  const note = useCallback((event: FormEvent) => {
    if (event.target instanceof Element && !event.target.matches(notKept)) touched.add(holder.current)
  }, [])
  return { note, isTouched: () => touched.has(holder.current) }
}
