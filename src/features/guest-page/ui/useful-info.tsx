import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { PlaceList } from './place-list.tsx'
import { Section } from './section.tsx'
import { ShowAll } from './show-all.tsx'

/** Pharmacy, cash, doctor: what one needs and hopes not to. */
export function UsefulInfoSection() {
  const { book, texts } = useGuest()
  return (
    <Section name="info" icon="info" title={texts('usefulInfo')} className="g-part g-part--sea" depth={2}>
      <ShowAll entries={writtenEntries(book.usefulInfo)} shown={shownAtFirst.usefulInfo}>
        {(entries) => (
          <PlaceList
            className="g-places"
            places={entries.map(({ category, type, distance, ...entry }) => ({
              ...entry,
              distance: distance.trim() || texts('nearby'),
              notes: [category, type],
            }))}
          />
        )}
      </ShowAll>
    </Section>
  )
}
