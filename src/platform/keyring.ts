import { createHmac, hkdfSync } from 'node:crypto'

/** Length of the service's key and of every key made from it, in bytes. */
const keyLength = 32

/** Keyed hashes: without the key nobody can find an address or e-mail by hashing guesses. */
export type Keyring = {
  /**
   * HMAC-SHA-256 of the text under the key of a purpose, as 43 base64url letters. Keys of different purposes have
   * nothing in common, so a hash of one table says nothing about another.
   */
  hash(purpose: string, text: string): string
  /**
   * The hash under the present key, then those under the earlier keys (`SECRET_KEY_OLD`). For looking up what may have
   * been stored before the key was changed.
   */
  hashes(purpose: string, text: string): [string, ...string[]]
}

/** Makes the keys of all purposes from the service's key, by HKDF (RFC 5869). */
export function createKeyring(key: Uint8Array, earlierKeys: readonly Uint8Array[] = []): Keyring {
  const hash = createHasher(key)
  const earlier = earlierKeys.map(createHasher)
  return {
    hash,
    hashes: (purpose, text) => [hash(purpose, text), ...earlier.map((hashEarlier) => hashEarlier(purpose, text))],
  }
}

function createHasher(key: Uint8Array): Keyring['hash'] {
  const keys = new Map<string, Uint8Array>()
  return (purpose, text) => {
    let derived = keys.get(purpose)
    if (!derived) {
      derived = new Uint8Array(hkdfSync('sha256', key, '', `benvenuto ${purpose}`, keyLength))
      keys.set(purpose, derived)
    }
    return createHmac('sha256', derived).update(text).digest('base64url')
  }
}

/** Reads a key from base64, ordinary or URL-safe. @returns undefined unless it is 32 bytes */
export function readKey(text: string): Uint8Array | undefined {
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}
