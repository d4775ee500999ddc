import { type ShownSection, sectionLabel } from './book-sections.ts'
import { Find } from './find.tsx'
import { useGuest } from './guest-context.tsx'

/** The sections as pills that stay at hand, search and the emergency number pinned beside them. */
export function SectionNav({ sections }: { sections: ShownSection[] }) {
  const { texts, id, landmark, host } = useGuest()
  // The emergency card alone is in view anyway.
  if (sections.length === 0) return null
  const Tag = landmark ? 'nav' : 'div'
  return (
    <Tag className="g-nav" aria-label={landmark ? texts('sections') : undefined}>
      <Find sections={sections} />
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${id(section.id)}`} {...(section.own && host(section.own.title))}>
              {sectionLabel(section, texts)}
            </a>
          </li>
        ))}
      </ul>
      <a className="g-sos" href={`#${id('sos')}`}>
        <span className="g-vh">{texts('emergency.title')} </span>112
      </a>
    </Tag>
  )
}
