import type { FeedSource } from '../../shared/calendar.ts'

/** `ask`: only the host knows whether it is a booking. */
export type EventKind = 'stay' | 'ignored' | 'ask'

/** Booking.com closes nights and sells them with the same words; longer ones are no bookings. */
const longestUnclear = 30

/** Blocks of a whole season or year have many names; bookings of this length have another contract. */
const longestStay = 300

export function findSource(event: { product: string; uid: string; organizer: string }): FeedSource {
  const marks = [event.uid, event.organizer, event.product].map((mark) => mark.toLowerCase())
  const says = (name: RegExp) => marks.some((mark) => name.test(mark))
  if (says(/airbnb/)) return 'airbnb'
  if (says(/booking\.com/)) return 'booking'
  if (says(/homeaway|vrbo|abritel|fewo-direkt/)) return 'vrbo'
  return 'other'
}

type EventTraits = {
  source: FeedSource
  summary: string
  status: string
  nights: number
  isRecurring: boolean
}

/**
 * Distinguishes bookings from blocks, notices and cancelled events. The formats are those of feeds of November 2026.
 */
export function classify({ source, summary, status, nights, isRecurring }: EventTraits): EventKind {
  const words = simplify(summary)
  if (/^(cancelled|canceled|tentative)$/i.test(status.trim()) || tentative.test(words)) return 'ignored'
  if (nights < 1 || nights > longestStay || isRecurring) return 'ignored'
  // Smoobu adds a day's event for the arrival and for the departure of each stay.
  if (nights === 1 && /^check-? ?(in|out)\b/.test(words)) return 'ignored'
  if (source === 'booking' && /^closed\b/.test(words)) return classifyClosed(words, nights)
  if (booked.test(words)) return 'stay'
  // Guesty's format for bookings of Vrbo.
  if (/^blocked by guesty\b/.test(words)) return 'ask'
  if (blocked.test(words)) return 'ignored'
  return words === '' || unclear.test(words) ? 'ask' : 'stay'
}

/** `CLOSED - Not available` is a booking or a closure; `CLOSED - Rossi` was a booking with its name. */
function classifyClosed(words: string, nights: number): EventKind {
  const rest = words.replace(/^closed\b[\s–—-]*/, '')
  if (rest !== '' && !/^not available\b/.test(rest)) return 'stay'
  return nights > longestUnclear ? 'ignored' : 'ask'
}

/** Lower case, without accents and repeated spaces, and cut: the first words are enough. */
function simplify(summary: string): string {
  return summary.slice(0, 200).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

const tentative = /^(provisoire|provisional|provisorisch|provvisori[oa]|tentative|vorlaufig|option|opzione|opcion)\b/
const booked = /^(reserved|booked|reserve[es]?|reserviert|gebucht|prenotat[oa]|riservat[oa]|reservad[oa])\b/
/** At the beginning, or after a word and a sign, as in 'Airbnb (Not available)': inside a text they can be names. */
const blocked =
  /^([\w. ]{1,30}[(:–—-] ?)?(not available|unavailable|blocked|closed|maintenance|indisponible|bloque[es]?|nicht verfugbar|gesperrt|blockiert|geschlossen|non disponibile|bloccat[oaei]|no disponible|bloquead[oa]s?)\b|^(block|ferme|chius[oa]|cerrad[oa])$/
/** The text of calendars that show others only that their owner is busy. */
const unclear = /^(busy|beschaftigt|gebucht\?|occupe|occupato|ocupado)$/
