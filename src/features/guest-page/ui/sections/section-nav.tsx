import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'
import { type ShownSection, sectionLabel } from './book-sections.ts'

/** Sticky section navigation, with search and the emergency number pinned beside it. */
export function SectionNav({ sections }: { sections: ShownSection[] }) {
  const { texts, id, landmark } = useGuest()
  // The emergency card alone is always visible.
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

/**
 * The list of contents behind one button. Its script adds a search above it; without script the list links to every
 * section.
 */
function Find({ sections }: { sections: ShownSection[] }) {
  const { texts, id } = useGuest()
  return (
    <details className="g-find">
      <summary>
        <Icon name="search" />
        <span className="g-vh">{texts('find.title')}</span>
      </summary>
      <div className="g-panel">
        <div hidden>
          <label htmlFor={id('find')}>{texts('find.label')}</label>
          <input id={id('find')} type="search" autoComplete="off" placeholder={texts('find.placeholder')} />
        </div>
        {/* A placeholder for the number that the script inserts; use-intl would format it. */}
        <p role="status" data-none={texts('find.none')} data-found={texts('find.found', { count: '#' })} />
        <ul>
          <SectionLinks sections={sections} />
          <li>
            <a href={`#${id('sos')}`}>{texts('emergency.title')}</a>
          </li>
        </ul>
      </div>
    </details>
  )
}

/** List items: every section by its name, the host's own ones by their titles. */
function SectionLinks({ sections }: { sections: ShownSection[] }) {
  const { texts, id, host } = useGuest()
  return sections.map((section) => (
    <li key={section.id}>
      <a href={`#${id(section.id)}`} {...(section.own && host(section.own.title))}>
        {sectionLabel(section, texts)}
      </a>
    </li>
  ))
}
