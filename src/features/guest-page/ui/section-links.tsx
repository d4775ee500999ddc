import { type ShownSection, sectionLabel } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'

/** Items of a list: every section by its name, those of the host's own in her words. */
export function SectionLinks({ sections }: { sections: ShownSection[] }) {
  const { texts, id, host } = useGuest()
  return sections.map((section) => (
    <li key={section.id}>
      <a href={`#${id(section.id)}`} {...(section.own && host(section.own.title))}>
        {sectionLabel(section, texts)}
      </a>
    </li>
  ))
}
