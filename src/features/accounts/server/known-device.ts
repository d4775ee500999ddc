import { timingSafeEqual } from 'node:crypto'
import { day } from '#platform/clock.ts'
import { createId } from '#platform/ids.ts'
import type { Keyring } from '#platform/keyring.ts'

/** How long a browser counts as known after its last visit with a session, in milliseconds. */
export const deviceLength = 365 * day

const purpose = 'devices'
const form = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

/** The account and the hash of the password with which somebody signed in. */
export type KnownLogin = { accountId: string; passwordHash: string }

/**
 * What a browser keeps to show later that somebody has signed in to the account in it with the present password. Only the
 * service's present key can make one, and nothing is stored of it. It opens nothing by itself. The idea is OWASP's 'Slow
 * Down Online Guessing Attacks with Device Cookies'.
 */
export function createDeviceProof(keyring: Keyring, login: KnownLogin, now: number): string {
  const deviceId = createId()
  return `${deviceId}.${now}.${keyring.hash(purpose, textOf(deviceId, now, login))}`
}

/** @returns the id of the device, if the proof is genuine, for this account and its password, and not too old */
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
