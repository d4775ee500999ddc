import { useGuest } from '../guest-context.tsx'
import { Icon } from '../icons.tsx'
import { mailHref, phoneHref, whatsAppHref } from '../texts/links.ts'
import { PlainText } from '../texts/plain-text.tsx'
import { Heading } from './section.tsx'

/** Contact persons, reachable by one tap: phone, WhatsApp or mail. */
export function HostContact() {
  const { book, texts, exact, id, contactHref, stay } = useGuest()
  const name = book.hostName.trim()
  const phone = phoneHref(book.hostPhone)
  const chat = whatsAppHref(book.hostPhone)
  const mail = mailHref(book.hostEmail)
  // A number or address that cannot be a link is shown as text.
  const unlinked = [phone ? '' : book.hostPhone, mail ? '' : book.hostEmail, book.hostContactInfo].filter(
    (text) => text.trim() !== '',
  )
  return (
    <section className="g-card g-card--ledger" id={id('host')} aria-labelledby={id('host-title')}>
      <Heading depth={1} id={id('host-title')} className="g-h g-host">
        <small>{stay?.hostTitle ?? texts('host.title')}</small>
        {name !== '' && (
          <>
            {' '}
            <span {...exact(name)}>{name}</span>
          </>
        )}
      </Heading>
      {(phone ?? mail) !== undefined && (
        <p className="g-acts">
          {phone && (
            <a href={phone}>
              <Icon name="phone" />
              {texts('host.call')}
            </a>
          )}
          {chat && (
            <a href={chat}>
              <Icon name="chat" />
              {texts('host.whatsApp')}
            </a>
          )}
          {mail && (
            <a href={mail}>
              <Icon name="mail" />
              {texts('host.email')}
            </a>
          )}
          {contactHref && (
            <a href={contactHref}>
              <Icon name="contact" />
              {texts('host.save')}
            </a>
          )}
        </p>
      )}
      {phone && <p className="g-num">{book.hostPhone.trim()}</p>}
      {unlinked.length > 0 && (
        <div className="g-words--plain">
          {unlinked.map((text) => (
            <PlainText key={text} text={text} />
          ))}
        </div>
      )}
    </section>
  )
}
