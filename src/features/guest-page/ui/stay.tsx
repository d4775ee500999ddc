import { Copyable } from './copyable.tsx'
import { useGuest } from './guest-context.tsx'
import { propertyMapHref } from './links.ts'
import { SunMotif } from './motifs.tsx'
import { PlainText } from './plain-text.tsx'
import { Row, Section } from './section.tsx'

// '15:00', '3 pm', '15h', '15.30': a time that can follow 'from' or 'by'. '3 to 8 pm' cannot.
const clockTime = /^\d{1,2}(?:[:.h]\d{0,2})?\s*(?:[ap]\.?m\.?)?$/i

/** A time in large type. */
function StayTime({ time, prefix }: { time: string; prefix: string }) {
  const { host } = useGuest()
  const text = time.trim()
  if (text === '') return null
  return (
    <p className={text.length > 8 ? 'g-time g-time--long' : 'g-time'}>
      {clockTime.test(text) && <small>{prefix} </small>}
      <span {...host(text)}>{text}</span>
    </p>
  )
}

/** How to get in: time, door code, access, parking. */
export function Arrival() {
  const { book, texts, host } = useGuest()
  const map = propertyMapHref(book)
  const rows = [book.doorAccessInfo, book.checkinInstructions, book.parkingInfo, book.address].join('').trim()
  return (
    <Section
      name="arrive"
      icon="key"
      title={texts('checkIn.title')}
      className="g-card g-card--sun"
      motif={<SunMotif />}
    >
      <StayTime time={book.checkinTime} prefix={texts('checkIn.from')} />
      {book.doorCode.trim() !== '' && (
        <dl className="g-codes">
          <Copyable label={texts('checkIn.doorCode')} code={book.doorCode.trim()} />
        </dl>
      )}
      {rows !== '' && (
        <dl className="g-rows">
          <Row label={texts('checkIn.access')} text={book.doorAccessInfo}>
            <PlainText text={book.doorAccessInfo} />
          </Row>
          <Row label={texts('checkIn.instructions')} text={book.checkinInstructions}>
            <PlainText text={book.checkinInstructions} />
          </Row>
          <Row label={texts('checkIn.parking')} text={book.parkingInfo}>
            <PlainText text={book.parkingInfo} />
          </Row>
          <Row label={texts('checkIn.address')} text={book.address}>
            <a className="g-tap" href={map} {...host(book.address)}>
              {book.address.trim()}
            </a>
          </Row>
        </dl>
      )}
    </Section>
  )
}

/** When and how to leave. */
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
