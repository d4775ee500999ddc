import type { ShownSection } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { Icon } from './icons.tsx'
import { SectionLinks } from './section-links.tsx'

/**
 * The list of contents behind one button. Its script adds a search above it, by the guest's own words; without
 * one the list leads everywhere.
 */
export function Find({ sections }: { sections: ShownSection[] }) {
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
        {/* A place for the number that the script finds; use-intl would format it. */}
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
