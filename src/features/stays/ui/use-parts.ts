import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Entries that each further part adds. */
const partLength = 50

/**
 * A long list that is shown in parts. Showing more moves the focus to the first new entry, because the button may be
 * removed.
 * @param first number of entries that are shown at first
 */
export function useParts<Entry>(entries: readonly Entry[], first: number) {
  const [count, setCount] = useState(first)
  /** Its children are the entries. */
  const listRef = useRef<HTMLElement>(null)
  const shown = entries.slice(0, count)
  return {
    listRef: (element: HTMLElement | null) => {
      listRef.current = element
    },
    shown,
    left: entries.length - shown.length,
    /** Whether the next part is the last one. */
    isLastPart: entries.length <= count + partLength,
    showMore() {
      flushSync(() => setCount(count + partLength))
      listRef.current?.children[count]?.querySelector<HTMLElement>('a[href], button, input')?.focus()
    },
  }
}
