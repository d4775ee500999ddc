import type { ReactNode } from 'react'
import { useGuest } from './guest-context.tsx'
import { Icon } from './icons.tsx'

type ShowAllProps<T> = {
  entries: T[]
  /** How many entries stand in the open. */
  shown: number
  /** Renders a run of entries as one list; `from` is the place of its first entry. */
  children: (entries: T[], from: number) => ReactNode
}

/** A list cut to its first entries, the rest behind a disclosure that needs no script. */
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
