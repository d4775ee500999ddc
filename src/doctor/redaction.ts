import type { Config } from '../config.ts'

/** Names of parameters of an address whose values are secret. */
const secretParameter = /pass|pwd|secret|token|key|credential/i

/** Up to this length a secret may be part of ordinary words. */
const short = 3

/** Creates a function that hides the secrets of the settings: errors of libraries may quote an address with its password. */
export function createRedaction(config: Config): (text: string) => string {
  const { databaseUrl, databaseReadUrl, sharing, mediaUrl, backup, mail, stripe, translation, traces } = config
  const { secretKey, earlierKeys } = config
  const addresses = [
    databaseUrl,
    databaseReadUrl,
    sharing?.purge?.url,
    mediaUrl,
    backup.url,
    mail.smtpUrl,
    translation?.url,
    traces?.endpoint,
    stripe?.apiBase,
  ]
  const texts = [
    ...addresses.flatMap(listSecrets),
    ...[mediaUrl, backup.url].map((url) => URL.parse(url ?? '')?.username).filter((name) => !isWord(name)),
    stripe?.secretKey,
    stripe?.webhookSecret,
    translation?.apiKey,
    sharing?.purge?.token,
    // A number of a tenant is no secret, and hidden it would be missing in figures.
    ...Object.values(traces?.headers ?? {}).filter((value) => value.length > short && !isWord(value)),
    ...[secretKey, backup.key, ...earlierKeys].flatMap((key) => (key ? writeKey(key) : [])),
  ]
  const secrets = texts.flatMap((text) => (text ? [text, decode(text), decode(text.replaceAll('+', ' '))] : []))
  // The longest first, because one may be part of another.
  const patterns = [...new Set(secrets)].toSorted((one, other) => other.length - one.length).map(toPattern)
  return (text) =>
    patterns
      .reduce((rest, pattern) => rest.replace(pattern, '***'), text)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
}

/** The password of an address, and the secret values among its parameters, both as they are written there. */
function listSecrets(url: string | undefined): string[] {
  const address = URL.parse(url ?? '')
  if (!address) return []
  const parameters = address.search.slice(1).split('&')
  const values = parameters.flatMap((parameter) => {
    const [name = '', ...value] = parameter.split('=')
    return secretParameter.test(decode(name)) ? [value.join('=')] : []
  })
  return [address.password, ...values]
}

/**
 * A name in lower case letters, such as that of the service itself, is no secret: hidden, it would be missing in commands
 * and paths. Keys that a provider gives have digits or capital letters.
 */
function isWord(name: string | undefined): boolean {
  return /^[a-z]+$/.test(name ?? '')
}

/** A key as base64, without the sign at its end that may be left out, and as hexadecimal digits. */
function writeKey(key: Uint8Array): string[] {
  const bytes = Buffer.from(key)
  return [bytes.toString('base64').replace('=', ''), bytes.toString('base64url'), bytes.toString('hex')]
}

/** A short secret is hidden where it is not part of a longer word, as in an address. */
function toPattern(secret: string): RegExp {
  const literal = secret.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(secret.length > short ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
