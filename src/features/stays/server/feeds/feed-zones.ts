import { findIana } from 'windows-iana'
import { isTimeZone } from '../house-time.ts'
import { UnreadableFeed } from './feed-text.ts'

/** Maximum number of zones of one feed; real ones name one or two. */
const mostZones = 20

/**
 * Finds the IANA time zone of a TZID: an IANA name, one with a prefix (`/freeassociation.sourceforge.net/Europe/Rome`),
 * or a name of Windows (`W. Europe Standard Time`). Undefined for others. Rules of a VTIMEZONE are not read, because
 * their recurrences can be endless.
 */
export type ZoneFinder = (tzid: string) => string | undefined

/**
 * A finder for one feed. It remembers its results: looking up a name takes 0.5 ms, and every event has one. It throws
 * UnreadableFeed for a feed with too many zones.
 */
export function createZoneFinder(): ZoneFinder {
  const known = new Map<string, string | undefined>()
  return (tzid) => {
    if (known.has(tzid)) return known.get(tzid)
    if (known.size >= mostZones) throw new UnreadableFeed('invalid')
    const zone = lookUpZone(tzid)
    known.set(tzid, zone)
    return zone
  }
}

function lookUpZone(tzid: string): string | undefined {
  const name = tzid.trim()
  const parts = name.split('/').filter(Boolean)
  const candidates = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  return candidates.find((candidate) => candidate !== '' && isTimeZone(candidate)) ?? findIana(name)[0]
}
