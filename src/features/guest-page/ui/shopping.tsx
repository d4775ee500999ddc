import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { PlaceList } from './place-list.tsx'
import { Section } from './section.tsx'
import { ShowAll } from './show-all.tsx'

/** Where to shop. */
export function Shopping() {
  const { book, texts } = useGuest()
  return (
    <Section name="shop" icon="bag" title={texts('shopping')} className="g-part g-part--sage" depth={2}>
      <ShowAll entries={writtenEntries(book.shopping)} shown={shownAtFirst.shopping}>
        {(shops) => (
          <PlaceList className="g-places" places={shops.map(({ type, ...shop }) => ({ ...shop, notes: [type] }))} />
        )}
      </ShowAll>
    </Section>
  )
}
