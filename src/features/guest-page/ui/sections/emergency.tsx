import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'
import { RingsMotif } from '../motifs.tsx'
import { phoneHref } from '../texts/links.ts'
import { PlainText } from '../texts/plain-text.tsx'
import { Row, Section } from './section.tsx'

function Numbers({ text }: { text: string }) {
  const href = phoneHref(text)
  if (href === undefined) return <PlainText text={text} kind="numbers" />
  return (
    <a className="g-tap" href={href}>
      {text.trim()}
    </a>
  )
}

/** Emergency numbers: 112 and the host's own; shown in every book. */
export function Emergency() {
  const { book, texts, exact } = useGuest()
  const { ambulance, police, hospital, other } = book.emergencyNumbers
  const rows = [
    [texts('emergency.ambulance'), ambulance],
    [texts('emergency.police'), police],
    [texts('emergency.hospital'), hospital],
    [texts('emergency.other'), other],
  ] as const
  return (
    <Section
      name="sos"
      icon="siren"
      title={texts('emergency.title')}
      className="g-card g-card--sos"
      motif={<RingsMotif className="g-alarm" />}
    >
      <p className="g-sosnum" aria-hidden="true">
        112
      </p>
      <p>{texts('emergency.explanation')}</p>
      {book.address.trim() !== '' && (
        <p>
          {texts('emergency.youAreAt')} <b {...exact(book.address)}>{book.address.trim()}</b>
        </p>
      )}
      <a className="g-call" href="tel:112">
        <Icon name="phone" />
        {texts('emergency.call')}
      </a>
      {rows.some(([, text]) => text.trim() !== '') && (
        <dl className="g-rows g-nums">
          {rows.map(([label, text]) => (
            <Row key={label} label={label} text={text}>
              <Numbers text={text} />
            </Row>
          ))}
        </dl>
      )}
    </Section>
  )
}
