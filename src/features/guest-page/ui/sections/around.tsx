import { Fragment, type ReactNode } from 'react'
import type { ChapterPart } from '#features/books/shared/book-theme.ts'
import { useGuest } from '../guest-context.tsx'
import { TownMotif } from '../motifs.tsx'
import { Activities } from './activities.tsx'
import { PlaceSection } from './place-section.tsx'
import { Heading } from './section.tsx'
import { Transport } from './transport.tsx'

/** The section about the surroundings. */
export function Around({ parts }: { parts: readonly ChapterPart[] }) {
  const { texts } = useGuest()
  return (
    <div className="g-around">
      <TownMotif />
      <Heading depth={1} className="g-chapter">
        {texts('around')}
      </Heading>
      {parts.map((part) => (
        <Fragment key={part}>{renderPart(part)}</Fragment>
      ))}
    </div>
  )
}

function renderPart(part: ChapterPart): ReactNode {
  if (part === 'move') return <Transport />
  return part === 'do' ? <Activities /> : <PlaceSection name={part} />
}
