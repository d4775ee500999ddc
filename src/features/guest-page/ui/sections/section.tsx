import type { ReactNode } from 'react'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { useGuest } from '../guest-context.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { Pictures } from '../pictures/pictures.tsx'

/** A heading of the book: `depth` 0 is the property, 1 a section, 2 a part of 'Around here'. */
export function Heading({
  depth,
  ...rest
}: {
  depth: 0 | 1 | 2
  id?: string
  className?: string
  children: ReactNode
}) {
  const Tag = `h${useGuest().headingLevel + depth}` as 'h1' | 'h2' | 'h3' | 'h4'
  return <Tag {...rest} />
}

type SectionProps = {
  name: string
  icon: IconName
  title: string
  className: string
  depth?: 1 | 2
  /** Decoration behind the content. */
  motif?: ReactNode
  children: ReactNode
}

/** A titled section that the navigation links to. */
export function Section({ name, icon, title, className, depth = 1, motif, children }: SectionProps) {
  const { id, landmark } = useGuest()
  // A named section is a landmark; a preview inside another page must not add any.
  return (
    <section className={className} id={id(name)} aria-labelledby={landmark ? id(`${name}-title`) : undefined}>
      {motif}
      <Heading depth={depth} id={id(`${name}-title`)} className="g-h">
        <Icon name={icon} />
        {title}
      </Heading>
      {children}
    </section>
  )
}

type RowProps = {
  label: string
  text: string
  /** Pictures of the arrival, which are stored for offline use. */
  pictures?: readonly CaptionedPicture[]
  /** Shown in place of a withheld text. */
  instead?: ReactNode
  children: ReactNode
}

/** A label with the host's text and pictures below it; renders nothing without any. */
export function Row({ label, text, pictures = [], instead, children }: RowProps) {
  if (!instead && text.trim() === '' && pictures.length === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {instead ?? children}
        <Pictures pictures={pictures} place={label} isKept />
      </dd>
    </div>
  )
}
