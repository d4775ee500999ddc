import { Copyable } from './copyable.tsx'
import { useGuest } from './guest-context.tsx'
import { propertyMapHref } from './links.ts'
import { SunMotif } from './motifs.tsx'
import { PlainText } from './plain-text.tsx'
import { Row, Section } from './section.tsx'
import { StayTime } from './stay-time.tsx'

/** How to get in: time, door code, access, parking. The yellow card. */
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
