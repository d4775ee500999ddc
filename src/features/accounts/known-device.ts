import { timingSafeEqual } from 'node:crypto'
import { day } from '#platform/clock.ts'
import { createId } from '#platform/ids.ts'
import type { Keyring } from '#platform/keyring.ts'
import { normalizeEmail } from './account.ts'

/** How long a browser counts as known after its last visit with a session, in milliseconds. */
export const deviceLength = 365 * day

const purpose = 'devices'
const form = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

/**
 * What a browser keeps to show later that somebody has signed in to the account with this address in it. Only the
 * service's key can make one, and nothing is stored of it. It opens nothing by itself. The idea is OWASP's 'Slow Down
 * Online Guessing Attacks with Device Cookies'.
 */
export function createDeviceProof(keyring: Keyring, email: string, now: number): string {
  const deviceId = createId()
  return `${deviceId}.${now}.${keyring.hash(purpose, textOf(deviceId, now, email))}`
}

/** @returns the id of the device, if the proof is genuine, for this address, and not too old */
export function readDeviceProof(
  keyring: Keyring,
  proof: string | undefined,
  email: string,
  now: number,
): string | undefined {
  const [, deviceId, issued, given] = form.exec(proof ?? '') ?? []
  if (deviceId === undefined || given === undefined || now - Number(issued) >= deviceLength) return undefined
  const genuine = keyring.hashes(purpose, textOf(deviceId, Number(issued), email))
  return genuine.some((hash) => timingSafeEqual(Buffer.from(hash), Buffer.from(given))) ? deviceId : undefined
}

function textOf(deviceId: string, issued: number, email: string): string {
  return [deviceId, issued, normalizeEmail(email)].join('\n')
}
