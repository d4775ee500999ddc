import { mkdir, rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '#config.ts'
import { second } from '#platform/clock.ts'
import { isPrivateAddress } from '#platform/networks.ts'

/** A finished mail on its way out. */
export type OutgoingMail = {
  /** The outbox's id: the Message-ID is made of it, so that a mail that arrives twice is known as one. */
  mailId: string
  to: string
  /** Where an answer goes instead of to MAIL_FROM. */
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  /** Milliseconds UTC. */
  date: number
  /** When it was ordered, ms UTC. */
  createdAt: number
  language: string
  /** Stops optional mail, by GET with a question and by POST without (RFC 8058). */
  unsubscribeUrl: string | undefined
}

/** Hands mails over; a mail that was not taken is an error that is thrown. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

type TransportSettings = Pick<Config, 'mail' | 'dataDir' | 'origin'>

/** SMTP where SMTP_URL names a server, else files in `DATA_DIR/mail`. */
export function openMailTransport(settings: TransportSettings): MailTransport {
  return settings.mail.smtpUrl === undefined
    ? createFileTransport(settings)
    : createSmtpTransport(settings, settings.mail.smtpUrl)
}

/**
 * One connection per mail: nodemailer's pool sends a mail again by itself when a connection breaks, which the outbox
 * does too. No wait for one answer of the server exceeds the lease.
 */
function createSmtpTransport(settings: TransportSettings, smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  })
  return {
    async send(mail) {
      await transport.sendMail(toMessage(settings, mail))
    },
  }
}

/**
 * Whether mails go out only after STARTTLS. By default nodemailer uses it only when the server offers it; an attacker on
 * the network could remove the offer and read links to new passwords. Servers on this machine or in a private network may
 * do without. A query in SMTP_URL wins: `?requireTLS=false` allows plain text anywhere.
 */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  // A name without a dot, such as localhost, is resolved inside the operator's own network.
  const isOutside = isIP(host) === 0 ? host.includes('.') : !isPrivateAddress(host)
  return protocol === 'smtp:' && isOutside
}

/** One `.eml` per mail, named by the time at which it was ordered; sent again, it replaces itself. */
function createFileTransport(settings: TransportSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = join(settings.dataDir, 'mail')
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(settings, mail))
      await mkdir(folder, { recursive: true })
      const name = `${new Date(mail.createdAt).toISOString().replaceAll(':', '-')}-${mail.mailId}`
      // Whoever reads the folder must not find half a mail.
      await writeFile(join(folder, `.${name}.part`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}.part`), join(folder, `${name}.eml`))
    },
  }
}

function toMessage({ mail: { from }, origin }: TransportSettings, mail: OutgoingMail): SendMailOptions {
  return {
    from,
    // As an object, so that nothing in an address is read as a second one.
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: new Date(mail.date),
    messageId: messageIdOf(mail.mailId, origin),
    headers: {
      // No out-of-office answers, please (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The Message-ID of a mail of the outbox: always the same. */
export function messageIdOf(mailId: string, origin: string): string {
  return `<${mailId}@${new URL(origin).hostname.replace(/^\[|\]$/g, '').replaceAll(':', '-')}>`
}

/** What went wrong as a code: nodemailer's, and the server's number. Its text may hold an address. */
export function deliveryErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return `${code}${response}`
}
