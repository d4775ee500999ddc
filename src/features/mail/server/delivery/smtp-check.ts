import addressParser from 'nodemailer/lib/addressparser'
import SmtpConnection from 'nodemailer/lib/smtp-connection'
import SmtpTransport from 'nodemailer/lib/smtp-transport'
import type { Config } from '#config.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { deliveryErrorCode, smtpOptions } from './mail-transport.ts'

/** nodemailer's plug-in for logins is its only public way to send single commands. */
const senderCommand = 'SENDER'

type Step = 'connection' | 'login' | 'sender'

const mends: Record<Step, string> = {
  connection: 'Check host, port, certificate and scheme (smtp or smtps) in SMTP_URL, and the firewall.',
  login: 'Check name and password in SMTP_URL, percent-encoded where they have signs of an address.',
  sender: 'Let MAIL_FROM be an address that this mail server may send for.',
}

/** Connects, encrypts and signs in as for a mail, and asks whether the sender is accepted. Sends no mail. */
export async function checkSmtp(
  { mail: { smtpUrl, from }, isLoopback }: Config,
  signal: AbortSignal,
): Promise<Finding> {
  if (smtpUrl === undefined) {
    const unset = 'SMTP_URL is not set: mails are only written to DATA_DIR/mail'
    if (isLoopback) return ok(unset)
    return warn(`${unset}, and no confirmation and no link to a new password reaches anybody.`, 'Set it.')
  }
  const sender = addressParser(from, { flatten: true })[0]?.address ?? ''
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(sender) || sender.endsWith('@localhost')) {
    return fail('MAIL_FROM has no address that can be answered.', mends.sender)
  }
  const { options } = new SmtpTransport(smtpOptions(smtpUrl))
  const connection = new SmtpConnection({ ...options, customAuth: { [senderCommand]: askForSender(sender) } })
  signal.addEventListener('abort', () => connection.close(), { once: true })
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('the connection was closed')))
  })
  // It is closed after a success, too.
  broken.catch(() => undefined)
  const whenDone = (act: (done: (error?: Error | null) => void) => void) => {
    const settled = new Promise<void>((resolve, reject) => act((error) => (error ? reject(error) : resolve())))
    return Promise.race([settled, broken])
  }
  let step: Step = 'connection'
  try {
    await whenDone((done) => connection.connect(done))
    const { user = '', pass = '' } = (options.auth ?? {}) as { user?: string; pass?: string }
    step = 'login'
    if (user !== '') await whenDone((done) => connection.login({ credentials: { user, pass } }, done))
    step = 'sender'
    // The plug-in is chosen by this name; the types know no login without a name and password.
    const order = { method: senderCommand, user, pass }
    await whenDone((done) => connection.login(order, done))
    return describeSuccess(connection, user !== '', smtpUrl)
  } catch (error) {
    return fail(`The ${step} failed: ${explain(error)}.`, mends[step])
  } finally {
    connection.quit()
  }
}

function askForSender(sender: string): SmtpConnection.CustomAuthenticationHandlers[string] {
  return async ({ sendCommand }) => {
    const answer = await sendCommand(`MAIL FROM:<${sender}>`)
    if (answer.status !== 250) {
      throw Object.assign(new Error('refused'), { code: 'EENVELOPE', responseCode: answer.status })
    }
    await sendCommand('RSET')
    return true
  }
}

function describeSuccess({ secure }: SmtpConnection, hasLogin: boolean, smtpUrl: string): Finding {
  const { hostname } = new URL(smtpUrl)
  const text = `${hostname} accepts ${hasLogin ? 'the login and ' : ''}the sender`
  if (secure) return ok(`${text}, over TLS`)
  // A password that everybody on the way can read; a server on this machine or in the own network is fine without.
  return smtpOptions(smtpUrl).requireTLS || /requireTLS=false/i.test(smtpUrl)
    ? warn(`${text}, but without TLS.`, 'Use smtps:// or a server with STARTTLS.')
    : ok(`${text}, without TLS in the own network`)
}

/** Without the server's words, which may name an address. */
function explain(error: unknown): string {
  const code = deliveryErrorCode(error)
  const isFromServer = error instanceof Error && 'response' in error && Boolean(error.response)
  return error instanceof Error && !isFromServer ? `${code}, ${error.message}` : code
}
