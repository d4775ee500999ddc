import type { ReactNode } from 'react'
import { useGuest } from '../guest-context.tsx'
import { SunMotif } from '../motifs.tsx'
import { Copyable } from '../texts/copyable.tsx'
import { propertyMapHref } from '../texts/links.ts'
import { PlainText } from '../texts/plain-text.tsx'
import { Row, Section } from './section.tsx'

// '15:00', '3 pm', '15h', '15 h 30', '15.30', '15 Uhr': a time that can follow 'from' or 'by'. '3 to 8 pm' cannot.
const clockTime = /^\d{1,2}(?:[:.]\d{0,2}|\s?h\s?\d{0,2})?\s?(?:[ap]\.?m\.?|h|Uhr)?$/i

/** A time in large type. */
export function StayTime({ time, prefix }: { time: string; prefix: string }) {
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

type RowsProps = { texts: readonly string[]; pictures?: readonly unknown[]; isFilled?: boolean; children: ReactNode }

/** Rows of labels, texts and pictures; renders nothing when all of them are empty. */
function Rows({ texts, pictures = [], isFilled = false, children }: RowsProps) {
  return (isFilled || texts.join('').trim() !== '' || pictures.length > 0) && <dl className="g-rows">{children}</dl>
}

/** In the order of an arrival: times, first steps, directions, code, parking. */
export function Arrival() {
  const { book, texts, exact, stay } = useGuest()
  const { checkinInstructions: later, doorAccessInfo: laterAccess } = stay?.withheld ?? {}
  const { checkinInstructions, doorAccessInfo, parkingInfo, address, checkinPictures, parkingPictures } = book
  return (
    <Section
      name="arrive"
      icon="key"
      title={texts('checkIn.title')}
      className="g-card g-card--sun"
      motif={<SunMotif />}
    >
      <StayTime time={stay?.arrivalTime ?? book.checkinTime} prefix={texts('checkIn.from')} />
      <Rows
        texts={[checkinInstructions, doorAccessInfo]}
        pictures={checkinPictures}
        isFilled={Boolean(later ?? laterAccess)}
      >
        <Row label={texts('checkIn.instructions')} text={checkinInstructions} instead={later}>
          <PlainText text={checkinInstructions} />
        </Row>
        <Row label={texts('checkIn.access')} text={doorAccessInfo} pictures={checkinPictures} instead={laterAccess}>
          <PlainText text={doorAccessInfo} />
        </Row>
      </Rows>
      {stay?.door ??
        (book.doorCode.trim() !== '' && (
          <dl className="g-codes">
            <Copyable label={texts('checkIn.doorCode')} code={book.doorCode.trim()} />
          </dl>
        ))}
      {!stay && <WithheldNote />}
      <Rows texts={[parkingInfo, address]} pictures={parkingPictures}>
        <Row label={texts('checkIn.parking')} text={parkingInfo} pictures={parkingPictures}>
          <PlainText text={parkingInfo} />
        </Row>
        <Row label={texts('checkIn.address')} text={address}>
          <a className="g-tap" href={propertyMapHref(book)} {...exact(address)}>
            {address.trim()}
          </a>
        </Row>
      </Rows>
    </Section>
  )
}

/** In place of the code and the directions, if only the link of a stay shows them. */
function WithheldNote() {
  const { book, texts } = useGuest()
  const ofArrival = book.withheld.filter((field) => field !== 'wifiPassword')
  if (ofArrival.length === 0) return null
  return <p className="g-note">{texts(ofArrival.includes('doorCode') ? 'withheld.doorCode' : 'withheld.arrival')}</p>
}

/** When and how to leave. */
export function CheckOut() {
  const { book, texts, stay } = useGuest()
  if (stay?.checkOut) return stay.checkOut
  return (
    <Section name="leave" icon="leave" title={texts('checkOut.title')} className="g-card g-card--paper">
      <StayTime time={stay?.departureTime ?? book.checkoutTime} prefix={texts('checkOut.by')} />
      <Rows texts={[book.checkoutInstructions]}>
        <Row label={texts('checkOut.instructions')} text={book.checkoutInstructions}>
          <PlainText text={book.checkoutInstructions} />
        </Row>
      </Rows>
    </Section>
  )
}
