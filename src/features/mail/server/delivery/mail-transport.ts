import { rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '#config.ts'
import { second } from '#platform/clock.ts'
import { isPrivateAddress } from '#platform/networks.ts'
import { makeFolder } from '#platform/storage/own-files.ts'

/** A rendered mail, ready to send. */
export type OutgoingMail = {
  /** The id in the outbox. The Message-ID is derived from it, so that mail programs recognise a mail sent twice. */
  mailId: string
  to: string
  /** Reply-To address. Default: MAIL_FROM. */
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  /** Milliseconds UTC. */
  date: number
  /** When the mail was enqueued, ms UTC. */
  createdAt: number
  language: string
  /** The unsubscribe link: GET shows a page that asks, POST unsubscribes at once (RFC 8058). */
  unsubscribeUrl: string | undefined
}

/** Delivers mails. `send` throws when the server did not accept the mail. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

type TransportSettings = Pick<Config, 'mail' | 'dataDir' | 'origin'>

/** SMTP if SMTP_URL is set, else files in `DATA_DIR/mail`. */
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
  const transport = createTransport(smtpOptions(smtpUrl))
  return {
    async send(mail) {
      await transport.sendMail(toMessage(settings, mail))
    },
  }
}

/** How the service connects to the mail server. */
export function smtpOptions(smtpUrl: string) {
  return {
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
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

/** Writes one `.eml` file per mail, named by its creation time and id. A retry overwrites the same file. */
function createFileTransport(settings: TransportSettings): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = join(settings.dataDir, 'mail')
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(settings, mail))
      await makeFolder(folder)
      const name = `${new Date(mail.createdAt).toISOString().replaceAll(':', '-')}-${mail.mailId}`
      // Written under a temporary name, so that a reader of the folder never finds an incomplete mail.
      await writeFile(join(folder, `.${name}.part`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}.part`), join(folder, `${name}.eml`))
    },
  }
}

function toMessage({ mail: { from }, origin }: TransportSettings, mail: OutgoingMail): SendMailOptions {
  return {
    from,
    // As an object, so that nodemailer does not parse the address and find a second one in it.
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: new Date(mail.date),
    messageId: messageIdOf(mail.mailId, origin),
    headers: {
      // Prevents automatic replies (RFC 3834).
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

/** The Message-ID of a mail in the outbox. The same at every attempt. */
export function messageIdOf(mailId: string, origin: string): string {
  return `<${mailId}@${new URL(origin).hostname.replace(/^\[|\]$/g, '').replaceAll(':', '-')}>`
}

/** The error as nodemailer's code and the server's reply code. Without the text, which may contain an address. */
export function deliveryErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return `${code}${response}`
}
