import type { BookItem } from '#features/books/shared/book.ts'
import { useGuest } from '../guest-context.tsx'
import { HostTexts, PlainText } from '../texts/plain-text.tsx'
import { ShowAll } from '../texts/show-all.tsx'
import { shownAtFirst, writtenEntries } from './book-sections.ts'
import { Section } from './section.tsx'

function Story({ activity }: { activity: BookItem<'activities'> }) {
  const { host } = useGuest()
  const facts = [activity.type, activity.distance].filter((fact) => fact.trim() !== '')
  return (
    <li>
      <b {...host(activity.name)}>{activity.name}</b>
      <PlainText text={activity.description} />
      {facts.length > 0 && (
        <p className="g-facts">
          <HostTexts texts={facts} />
        </p>
      )}
    </li>
  )
}

/** Activities as paragraphs. */
export function Activities() {
  const { book, texts } = useGuest()
  return (
    <Section name="do" icon="compass" title={texts('activities')} className="g-part g-part--sage" depth={2}>
      <ShowAll entries={writtenEntries(book.activities)} shown={shownAtFirst.activities}>
        {(activities) => (
          <ul className="g-stories">
            {activities.map((activity, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two activities may be equal
              <Story key={index} activity={activity} />
            ))}
          </ul>
        )}
      </ShowAll>
    </Section>
  )
}
