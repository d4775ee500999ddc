import { writtenEntries } from './book-sections.ts'
import { useGuest } from './guest-context.tsx'
import { PlainText } from './plain-text.tsx'
import { Section } from './section.tsx'

/** How the things of the house work: heating, hob, coffee machine. All of it stands in the open. */
export function EquipmentSection() {
  const { book, texts, host } = useGuest()
  return (
    <Section name="equipment" icon="bulb" title={texts('equipment')} className="g-card g-card--ledger">
      <dl className="g-rows">
        {writtenEntries(book.equipment).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a host's list has no ids, and two entries may be named alike
          <div key={index}>
            <dt {...host(item.name)}>{item.name}</dt>
            <dd>
              <PlainText text={item.description} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
