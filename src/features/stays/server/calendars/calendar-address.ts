import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { FeedSource } from '../../shared/calendar.ts'
import { calendarError } from '../../shared/calendar-errors.ts'

type Sealer = Pick<Context, 'keyring'>

const place = (calendarId: string) => ({ table: 'calendars', column: 'address_sealed', row: calendarId })

/**
 * Reads the address that a host has pasted. `webcal:` is what calendar programs write for https.
 * @throws CALENDAR_ADDRESS_INVALID
 */
export function readAddress(pasted: string): URL {
  const url = URL.parse(pasted.trim().replace(/^webcals?:/i, 'https:'))
  if (!url || url.hostname === '') {
    throw calendarError('CALENDAR_ADDRESS_INVALID', { fields: { address: 'CALENDAR_ADDRESS_INVALID' } })
  }
  url.hash = ''
  return url
}

export function sealAddress({ keyring }: Sealer, calendarId: string, { href }: URL): string {
  return keyring.seal(place(calendarId), href)
}

/** @returns undefined if the address was sealed under a key that is gone */
export function openAddress(
  { keyring }: Sealer,
  { id, addressSealed }: { id: string; addressSealed: string },
): string | undefined {
  return keyring.open(place(id), addressSealed)
}

/** Keyed hashes of an address, under the present key and the earlier ones. */
export function hashAddress({ keyring }: Sealer, { href }: URL): [string, ...string[]] {
  return keyring.hashes('calendar address', href)
}

/**
 * Keyed hashes of a booking's UID, under the present key and the earlier ones; '' for none. By book, so that a calendar
 * that is removed and added again recognises its stays.
 */
export function hashUid({ keyring }: Sealer, bookId: string, uid: string): [string, ...string[]] {
  return uid === '' ? [''] : keyring.hashes('calendar uid', `${bookId} ${uid}`)
}

/**
 * Identifies how responses are read: with this key and in this zone. Responses that were read otherwise are read again.
 */
export function markReading({ keyring }: Sealer, timeZone: string): string {
  return keyring.hash('calendar reading', timeZone).slice(0, 22)
}

export function hashContent(mark: string, bytes: Uint8Array): string {
  return `${mark}.${createHash('sha256').update(bytes).digest('base64url')}`
}

/** The platform of a calendar by the host of its address, for responses without an event. */
export function sourceOfHost(hostName: string): FeedSource {
  const host = hostName.toLowerCase()
  if (/(^|\.)airbnb\.[a-z.]+$/.test(host)) return 'airbnb'
  if (/(^|\.)booking\.com$/.test(host)) return 'booking'
  return /(^|\.)(vrbo|homeaway|abritel|fewo-direkt)\.[a-z.]+$/.test(host) ? 'vrbo' : 'other'
}
