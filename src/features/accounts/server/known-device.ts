import { timingSafeEqual } from 'node:crypto'
import { day } from '#platform/clock.ts'
import { createId } from '#platform/ids.ts'
import type { Keyring } from '#platform/keys/keyring.ts'

/** How long a browser stays known after its last visit with a session, in milliseconds. */
export const deviceLength = 365 * day

const purpose = 'devices'
const form = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

/** The account and the password hash of a successful sign-in. */
export type KnownLogin = { accountId: string; passwordHash: string }

/**
 * Creates a device cookie: a signed proof that this browser has signed in to the account with the current password. The
 * server signs it with the current key and stores nothing. It does not replace the password. Source: OWASP, 'Slow Down
 * Online Guessing Attacks with Device Cookies'.
 */
export function createDeviceProof(keyring: Keyring, login: KnownLogin, now: number): string {
  const deviceId = createId()
  return `${deviceId}.${now}.${keyring.hash(purpose, textOf(deviceId, now, login))}`
}

/** @returns the device's id if the signature is valid for this account and password and the proof has not expired */
export function readDeviceProof(
  keyring: Keyring,
  proof: string | undefined,
  login: KnownLogin,
  now: number,
): string | undefined {
  const [, deviceId, issued, given] = form.exec(proof ?? '') ?? []
  if (deviceId === undefined || given === undefined || now - Number(issued) >= deviceLength) return undefined
  const genuine = keyring.hash(purpose, textOf(deviceId, Number(issued), login))
  return timingSafeEqual(Buffer.from(genuine), Buffer.from(given)) ? deviceId : undefined
}

function textOf(deviceId: string, issued: number, { accountId, passwordHash }: KnownLogin): string {
  return [deviceId, issued, accountId, passwordHash].join('\n')
}
