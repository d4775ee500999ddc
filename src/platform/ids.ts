import { createHash, randomBytes } from 'node:crypto'

/** A random identifier of 128 bits as 22 URL-safe characters; unguessable, so it may serve as a public address. */
export function createId(): string {
  return randomBytes(16).toString('base64url')
}

/** A secret of 256 bits for cookies and mailed links. Only its hash is stored. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 in hexadecimal: enough for secrets of full entropy, never for passwords. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
