import type { ReactNode } from 'react'
import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'

type ShowAllProps<T> = {
  entries: T[]
  /** Number of entries that are shown. */
  shown: number
  /** Renders consecutive entries as one list; `from` is the index of the first. */
  children: (entries: T[], from: number) => ReactNode
}

/** A list with its first entries; the rest is collapsed in a disclosure that needs no script. */
export function ShowAll<T>({ entries, shown, children }: ShowAllProps<T>) {
  const { texts } = useGuest()
  return (
    <>
      {children(entries.slice(0, shown), 0)}
      {entries.length > shown && (
        <details className="g-more">
          <summary>
            <span>{texts('showAll', { count: entries.length })}</span>
            <span>{texts('showFewer')}</span>
            <Icon name="chevron" />
          </summary>
          {children(entries.slice(shown), shown)}
        </details>
      )}
    </>
  )
}
