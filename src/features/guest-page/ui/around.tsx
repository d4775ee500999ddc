import type { ReactNode } from 'react'
import { useGuest } from './guest-context.tsx'
import { TownMotif } from './motifs.tsx'
import { Heading } from './section.tsx'

/** The chapter of everything outside the door. */
export function Around({ children }: { children: ReactNode }) {
  const { texts } = useGuest()
  return (
    <div className="g-around">
      <TownMotif />
      <Heading depth={1} className="g-chapter">
        {texts('around')}
      </Heading>
      {children}
    </div>
  )
}
