import type { ShownSection } from './book-sections.ts'
import { Find } from './find.tsx'
import { useGuest } from './guest-context.tsx'
import { SectionLinks } from './section-links.tsx'

/** The sections as pills that stay at hand, search and the emergency number pinned beside them. */
export function SectionNav({ sections }: { sections: ShownSection[] }) {
  const { texts, id, landmark } = useGuest()
  // The emergency card alone is in view anyway.
  if (sections.length === 0) return null
  const Tag = landmark ? 'nav' : 'div'
  return (
    <Tag className="g-nav" aria-label={landmark ? texts('sections') : undefined}>
      <Find sections={sections} />
      <ul>
        <SectionLinks sections={sections} />
      </ul>
      <a className="g-sos" href={`#${id('sos')}`}>
        <span className="g-vh">{texts('emergency.title')} </span>112
      </a>
    </Tag>
  )
}
