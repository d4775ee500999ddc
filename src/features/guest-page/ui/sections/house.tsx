import { useGuest } from '../guest-context.tsx'
import { Pictures } from '../pictures/pictures.tsx'
import { PlainText } from '../texts/plain-text.tsx'
import { ShowAll } from '../texts/show-all.tsx'
import { shownAtFirst, writtenEntries, writtenRules } from './book-sections.ts'
import { Section } from './section.tsx'

/** How to use the equipment: heating, hob, coffee machine. Never collapsed. */
export function Equipment() {
  const { book, texts, host } = useGuest()
  return (
    <Section name="equipment" icon="bulb" title={texts('equipment')} className="g-card g-card--ledger">
      <dl className="g-rows">
        {writtenEntries(book.equipment).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two entries may be equal
          <div key={index}>
            <dt {...host(item.name)}>{item.name}</dt>
            <dd>
              <PlainText text={item.description} />
              <Pictures pictures={item.pictures} place={item.name} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The house rules, numbered. */
export function HouseRules() {
  const { book, texts } = useGuest()
  return (
    <Section name="rules" icon="scroll" title={texts('rules')} className="g-card g-card--ledger">
      <ShowAll entries={writtenRules(book)} shown={shownAtFirst.houseRules}>
        {(rules, from) => (
          <ol className="g-rows g-rules" start={from === 0 ? undefined : from + 1}>
            {rules.map((rule, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no identity but its number
              <li key={index}>
                <PlainText text={rule} />
              </li>
            ))}
          </ol>
        )}
      </ShowAll>
    </Section>
  )
}
