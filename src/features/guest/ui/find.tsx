import { type ShownSection, sectionLabel } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { Icon } from './icons.tsx'

/**
 * The list of contents behind one button. Its script adds a search above it, by the guest's own words; without
 * one the list leads everywhere.
 */
export function Find({ sections }: { sections: ShownSection[] }) {
  const { texts, id, host } = useGuest()
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
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${id(section.id)}`} {...(section.own && host(section.own.title))}>
                {sectionLabel(section, texts)}
              </a>
            </li>
          ))}
          <li>
            <a href={`#${id('sos')}`}>{texts('emergency.title')}</a>
          </li>
        </ul>
      </div>
    </details>
  )
}
