import type { BookItem } from '#features/books/shared/book.ts'
import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { Icon, type IconName } from './icons.tsx'
import { Section } from './section.tsx'
import { ShowAll } from './show-all.tsx'

const icons: Partial<Record<string, IconName>> = { bus: 'bus', train: 'train', airport: 'plane', plane: 'plane' }

function Line({ line }: { line: BookItem<'transport'> }) {
  const { texts, host } = useGuest()
  const kind = line.type.trim().toLowerCase()
  const known = kind === 'bus' || kind === 'train' || kind === 'airport' || kind === 'plane'
  return (
    <li>
      <Icon name={icons[kind] ?? 'car'} />
      <div>
        <b {...host(line.name)}>{line.name}</b>
        {known ? (
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

/** How to get around, set like a departure board. */
export function Transport() {
  const { book, texts } = useGuest()
  return (
    <Section name="move" icon="map" title={texts('transport')} className="g-part g-part--sea" depth={2}>
      <ShowAll entries={writtenEntries(book.transport)} shown={shownAtFirst.transport}>
        {(lines) => (
          <ul className="g-board">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two lines may be named alike
              <Line key={index} line={line} />
            ))}
          </ul>
        )}
      </ShowAll>
    </Section>
  )
}
