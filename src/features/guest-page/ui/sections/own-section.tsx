import type { OwnSection as Content } from '#features/books/shared/book-theme.ts'
import { useGuest } from '../guest-context.tsx'
import { Figure } from '../pictures/pictures.tsx'
import { webHref } from '../texts/links.ts'
import { PlainText } from '../texts/plain-text.tsx'
import { Heading } from './section.tsx'

// Fewer pixels than the screen has, as with the cover.
const figureSizes = '(min-width:768px) 366px, 74vw'

/** A section that the host has added: texts, pictures, links. */
export function OwnSection({ section }: { section: Content }) {
  const { id, host, landmark } = useGuest()
  const titleId = id(`${section.id}-title`)
  const links = section.links.flatMap(({ label, url }) => {
    const href = webHref(url)
    return href === undefined ? [] : [{ href, label: label || new URL(href).hostname }]
  })
  return (
    <section className="g-card g-card--ledger" id={id(section.id)} aria-labelledby={landmark ? titleId : undefined}>
      <Heading depth={1} id={titleId} className="g-h">
        <span {...host(section.title)}>{section.title}</span>
      </Heading>
      {section.text.trim() !== '' && (
        <div className="g-words--plain">
          <PlainText text={section.text} />
        </div>
      )}
      {section.pictures.length > 0 && (
        <div className="g-figs g-late">
          {section.pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section may contain the same picture twice
            <Figure key={index} picture={picture} number={index + 1} place={section.title} sizes={figureSizes} />
          ))}
        </div>
      )}
      {links.length > 0 && (
        <p className="g-acts g-links">
          {links.map(({ href, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may have the same target
            <a key={index} href={href} {...host(label)}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
