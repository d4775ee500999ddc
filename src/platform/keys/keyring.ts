import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Length of the service's key and of every key made from it, in bytes. */
const keyLength = 32

/** Where a sealed text is stored: it can be opened only there, so that it cannot be copied into another row. */
export type SealedPlace = { table: string; column: string; row: string }

/**
 * Keyed hashes: without the key nobody can find an address or e-mail by hashing guesses. Sealed texts: without the key
 * nobody can read or change them.
 */
export type Keyring = {
  /**
   * HMAC-SHA-256 of the text under the key of a purpose, as 43 base64url characters. Keys of different purposes are
   * independent, so a hash in one table reveals nothing about another.
   */
  hash(purpose: string, text: string): string
  /**
   * The hash under the present key, then those under the earlier keys (`SECRET_KEY_OLD`). For finding rows that may
   * have been stored before the key was changed.
   */
  hashes(purpose: string, text: string): [string, ...string[]]
  /**
   * Encrypts a text for a column: AES-256-GCM under a separate key per table and column, with a random nonce and with
   * the place as additional data. The result names the key (8 characters) and is about a third longer than the text.
   */
  seal(place: SealedPlace, text: string): string
  /**
   * Decrypts what `seal` made, under the present key or an earlier one (`SECRET_KEY_OLD`).
   * @returns undefined if it was sealed under a key that is gone, for another place, or was changed
   */
  open(place: SealedPlace, sealed: string): string | undefined
  /** Whether a text was sealed under the present key. */
  isSealedNow(sealed: string): boolean
  /** Whether the key that a text names is the present one or an earlier one. */
  knowsKeyOf(sealed: string): boolean
}

/** Characters of a sealed text that name its key, with the dot after them. */
export const sealedHeadLength = 9

/** Makes the keys of all purposes from the service's key, by HKDF (RFC 5869). */
export function createKeyring(key: Uint8Array, earlierKeys: readonly Uint8Array[] = []): Keyring {
  const hash = createHasher(key)
  const earlier = earlierKeys.map(createHasher)
  const sealer = createSealer(key)
  const sealers = [sealer, ...earlierKeys.map(createSealer)]
  return {
    hash,
    seal: sealer.seal,
    isSealedNow: (sealed) => sealer.made(sealed),
    knowsKeyOf: (sealed) => sealers.some(({ made }) => made(sealed)),
    open: (place, sealed) => sealers.find(({ made }) => made(sealed))?.open(place, sealed),
    hashes: (purpose, text) => [hash(purpose, text), ...earlier.map((hashEarlier) => hashEarlier(purpose, text))],
  }
}

function createHasher(key: Uint8Array): Keyring['hash'] {
  const derive = rememberKeys(key)
  return (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url')
}

/** The key of each purpose, made once. There are few purposes: they are constants in the code. */
function rememberKeys(key: Uint8Array): (purpose: string) => Uint8Array {
  const keys = new Map<string, Uint8Array>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const derived = new Uint8Array(hkdfSync('sha256', key, '', `benvenuto ${purpose}`, keyLength))
    keys.set(purpose, derived)
    return derived
  }
}

/** Lengths in bytes that NIST SP 800-38D recommends for GCM. */
const nonceLength = 12
const tagLength = 16

function createSealer(key: Uint8Array) {
  const derive = rememberKeys(key)
  const keyId = createHasher(key)('key id', '').slice(0, sealedHeadLength - 1)
  const additional = ({ table, column, row }: SealedPlace) => Buffer.from(JSON.stringify([table, column, row]))
  const keyOf = ({ table, column }: SealedPlace) => derive(`sealed ${table} ${column}`)
  return {
    made: (sealed: string) => sealed.startsWith(`${keyId}.`),
    seal(place: SealedPlace, text: string): string {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', keyOf(place), nonce).setAAD(additional(place))
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${keyId}.${body.toString('base64url')}`
    },
    open(place: SealedPlace, sealed: string): string | undefined {
      const body = Buffer.from(sealed.slice(keyId.length + 1), 'base64url')
      if (body.length < nonceLength + tagLength) return undefined
      const decipher = createDecipheriv('aes-256-gcm', keyOf(place), body.subarray(0, nonceLength))
        .setAAD(additional(place))
        .setAuthTag(body.subarray(-tagLength))
      try {
        const start = decipher.update(body.subarray(nonceLength, -tagLength))
        return Buffer.concat([start, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** Reads a key from base64, ordinary or URL-safe. @returns undefined unless it is 32 bytes */
export function readKey(text: string): Uint8Array | undefined {
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}
