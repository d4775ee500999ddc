import { shownAtFirst, writtenRules } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { PlainText } from './plain-text.tsx'
import { Section } from './section.tsx'
import { ShowAll } from './show-all.tsx'

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
