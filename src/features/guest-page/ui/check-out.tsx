import { useGuest } from './guest-context.tsx'
import { PlainText } from './plain-text.tsx'
import { Row, Section } from './section.tsx'
import { StayTime } from './stay-time.tsx'

/** When and how to leave; at the end of the book, as of the stay. */
export function CheckOut() {
  const { book, texts } = useGuest()
  return (
    <Section name="leave" icon="leave" title={texts('checkOut.title')} className="g-card g-card--paper">
      <StayTime time={book.checkoutTime} prefix={texts('checkOut.by')} />
      {book.checkoutInstructions.trim() !== '' && (
        <dl className="g-rows">
          <Row label={texts('checkOut.instructions')} text={book.checkoutInstructions}>
            <PlainText text={book.checkoutInstructions} />
          </Row>
        </dl>
      )}
    </Section>
  )
}
