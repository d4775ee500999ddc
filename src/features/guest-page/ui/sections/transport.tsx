import type { BookItem } from '#features/books/shared/book.ts'
import { useGuest } from '../guest-context.tsx'
import { findTransportType, Icon, transportIcon } from '../icons.tsx'
import { ShowAll } from '../texts/show-all.tsx'
import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { Section } from './section.tsx'

function Line({ line }: { line: BookItem<'transport'> }) {
  const { texts, host } = useGuest()
  const kind = findTransportType(line.type)
  return (
    <li>
      <Icon name={transportIcon(line.type)} />
      <div>
        <b {...host(line.name)}>{line.name}</b>
        {kind ? (
          <p>{texts(`transportTypes.${kind}`)}</p>
        ) : (
          line.type.trim() !== '' && <p {...host(line.type)}>{line.type}</p>
        )}
      </div>
      <span className="g-far" {...host(line.distance)}>
        {line.distance}
      </span>
    </li>
  )
}

/** How to get around, in the style of a departure board. */
export function Transport() {
  const { book, texts } = useGuest()
  return (
    <Section name="move" icon="map" title={texts('transport')} className="g-part g-part--sea" depth={2}>
      <ShowAll entries={writtenEntries(book.transport)} shown={shownAtFirst.transport}>
        {(lines) => (
          <ul className="g-board">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two lines may be equal
              <Line key={index} line={line} />
            ))}
          </ul>
        )}
      </ShowAll>
    </Section>
  )
}
