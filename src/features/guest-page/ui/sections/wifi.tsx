import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'
import { RingsMotif } from '../motifs.tsx'
import { QrCode } from '../qr-code.tsx'
import { Copyable } from '../texts/copyable.tsx'
import { Section } from './section.tsx'

/** Network and password. The blue card. `qr` is the markup of an SVG that joins the network. */
export function Wifi({ qr }: { qr?: string | undefined }) {
  const { book, texts, stay } = useGuest()
  const later = stay?.withheld['wifiPassword']
  const network = book.wifiName.trim()
  const password = book.wifiPassword.trim()
  const isWithheld = book.withheld.includes('wifiPassword')
  return (
    <Section
      name="wifi"
      icon="wifi"
      title={texts('wifi.title')}
      className="g-card g-card--sea"
      motif={<RingsMotif className="g-signal" />}
    >
      <dl className="g-codes">
        {network !== '' && <Copyable label={texts('wifi.network')} code={network} />}
        {later ?? (password !== '' && <Copyable label={texts('wifi.password')} code={password} />)}
      </dl>
      {network !== '' && book.wifiOpen && <p className="g-note">{texts('wifi.noPassword')}</p>}
      {isWithheld && !later && <p className="g-note">{texts('withheld.wifiPassword')}</p>}
      {qr !== undefined && (
        <details className="g-more g-join">
          <summary>
            {texts('wifi.otherDevice')}
            <Icon name="chevron" />
          </summary>
          <QrCode svg={qr} label={texts('wifi.qrLabel')} />
        </details>
      )}
    </Section>
  )
}
