import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { PlaceList } from './place-list.tsx'
import { Section } from './section.tsx'
import { ShowAll } from './show-all.tsx'

/** Where to go in the evening. */
export function Bars() {
  const { book, texts } = useGuest()
  return (
    <Section name="bars" icon="glass" title={texts('bars')} className="g-part g-part--warm" depth={2}>
      <ShowAll entries={writtenEntries(book.barsClubs)} shown={shownAtFirst.barsClubs}>
        {(bars) => (
          <PlaceList className="g-places g-menu" places={bars.map(({ type, ...bar }) => ({ ...bar, notes: [type] }))} />
        )}
      </ShowAll>
    </Section>
  )
}
