import { findIana } from 'windows-iana'
import { isTimeZone } from '../house-time.ts'

/**
 * The IANA time zone of a TZID: an IANA name, one with a prefix (`/freeassociation.sourceforge.net/Europe/Rome`), or a
 * name of Windows (`W. Europe Standard Time`). Undefined for others; rules of a VTIMEZONE are not read, because they
 * can repeat without end.
 */
export function findTimeZone(tzid: string): string | undefined {
  const name = tzid.trim()
  const parts = name.split('/').filter(Boolean)
  const candidates = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  return candidates.find((candidate) => candidate !== '' && isTimeZone(candidate)) ?? findIana(name)[0]
}
