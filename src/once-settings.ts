import { createHash } from 'node:crypto'

/** Port of mail servers that speak TLS from the first byte (RFC 8314); on others STARTTLS follows. */
const tlsPort = '465'

/** Names of the settings that are read here. */
export const onceSettings = [
  'SECRET_KEY_BASE',
  'SMTP_ADDRESS',
  'SMTP_PORT',
  'SMTP_USERNAME',
  'SMTP_PASSWORD',
  'MAILER_FROM_ADDRESS',
] as const

/**
 * The settings that 37signals' ONCE gives to a container, under our names: mail server, sender and key. Source: 'Making
 * a ONCE-compatible application' in the README of github.com/basecamp/once.
 * @param env without empty values
 */
export function readOnceSettings(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { SECRET_KEY_BASE, SMTP_ADDRESS, MAILER_FROM_ADDRESS } = env
  return {
    // A secret of any length becomes 32 bytes.
    ...(SECRET_KEY_BASE && { SECRET_KEY: createHash('sha256').update(SECRET_KEY_BASE).digest('base64') }),
    ...(SMTP_ADDRESS && { SMTP_URL: describeMailServer(SMTP_ADDRESS, env) }),
    ...(MAILER_FROM_ADDRESS && { MAIL_FROM: MAILER_FROM_ADDRESS }),
  }
}

function describeMailServer(host: string, env: Readonly<Record<string, string | undefined>>): string {
  const { SMTP_PORT: port = '587', SMTP_USERNAME: user, SMTP_PASSWORD: password = '' } = env
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  return `${port === tlsPort ? 'smtps' : 'smtp'}://${login}${host}:${port}`
}
