import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useParts } from './use-parts.ts'

/** Number of entries that are shown at first. */
const shownFirst = 4

type LongEntriesProps<Entry> = {
  entries: readonly Entry[]
  /** The text of the button that shows further entries. @param count of those that are not shown */
  more: (count: number) => string
  /** Renders one entry, with its key. */
  children: (entry: Entry) => ReactNode
}

/** Entries of what needs the host: the first few, and a button that shows more. */
export function LongEntries<Entry>({ entries, more, children }: LongEntriesProps<Entry>) {
  const { shown, left, showMore, listRef } = useParts(entries, shownFirst)
  return (
    <>
      <div ref={listRef}>{shown.map(children)}</div>
      {left > 0 && (
        <div className="border-t border-line py-2">
          <Button
            variant="ghost"
            size="s"
            className="-ml-3"
            icon={<ChevronDown size={18} aria-hidden="true" />}
            onClick={showMore}
          >
            {more(left)}
          </Button>
        </div>
      )}
    </>
  )
}
