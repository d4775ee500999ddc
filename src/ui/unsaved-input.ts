import { createContext, type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'

/** The open dialogs in which something was entered since they opened. */
const touched = new Set<object>()
const listeners = new Set<() => void>()

/** Whether an open dialog holds input that would be lost with its screen. */
export function hasUnsavedInput(): boolean {
  return touched.size > 0
}

/** Calls the listener whenever the last dialog with input has closed. */
export function whenInputIsGone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shown at the top of every dialog: something that hosts must know before they save. */
export const DialogNotice = createContext<ReactNode>(null)

/** Fields of a phone's screen belong to the page that it shows, and a search is nothing to save. */
const notKept = '[data-theme] *, [type="search"]'

/** Notes that something was entered in a dialog; forgotten when the dialog is unmounted. */
export function useUnsavedInput() {
  const dialog = useRef({})
  useEffect(() => {
    const { current } = dialog
    return () => {
      if (touched.delete(current) && touched.size === 0) for (const listener of listeners) listener()
    }
  }, [])
  const note = useCallback((event: FormEvent) => {
    if (event.target instanceof Element && !event.target.matches(notKept)) touched.add(dialog.current)
  }, [])
  return { note, isTouched: () => touched.has(dialog.current) }
}
