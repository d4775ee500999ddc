import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { PlaceList } from './place-list.tsx'
import { Section } from './section.tsx'
import { ShowAll } from './show-all.tsx'

/** Where to eat, set like a menu. */
export function Restaurants() {
  const { book, texts } = useGuest()
  return (
    <Section name="eat" icon="fork" title={texts('restaurants')} className="g-part g-part--warm" depth={2}>
      <ShowAll entries={writtenEntries(book.restaurants)} shown={shownAtFirst.restaurants}>
        {(restaurants) => (
          <PlaceList
            className="g-places g-menu"
            places={restaurants.map(({ type, ...restaurant }) => ({ ...restaurant, notes: [type] }))}
          />
        )}
      </ShowAll>
    </Section>
  )
}
