import type { IncomingHttpHeaders } from 'node:http'
import { sessionCookie } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { PageRequest } from '#platform/http/page-exchange.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Counts, Way } from '../../shared/visit.ts'
import type { GuestEvent } from '../guest-event.ts'
import type { LanguageMeasure, Sighting } from './visit-batch.ts'
import { startFlushing } from './visit-flushing.ts'
import { createWaitingCounts } from './waiting-counts.ts'

/** Callers whose counts wait at most; a few megabytes. */
const mostSightings = 5_000

/** Words that one caller may look for between two writings. */
const mostTerms = 20

const languageMeasures = {
  en: 'lang_en',
  it: 'lang_it',
  fr: 'lang_fr',
  es: 'lang_es',
  de: 'lang_de',
} as const satisfies Record<Language, LanguageMeasure>

// Names that are put together with every visit would cost more than all the rest of the counting.
const wayMeasures = { qr: 'way_qr', link: 'way_link', offline: 'way_offline' } as const satisfies Record<
  Way,
  keyof Counts
>
/**
 * Counts what guests do, of all books, on one node. Counting is a step in memory that never fails or waits; every few
 * seconds all of it goes into the database in one transaction.
 */
export function createVisitCounter(context: Context) {
  const waiting = createWaitingCounts(context.clock, mostSightings)
  const flushing = startFlushing(context, waiting)

  return {
    /**
     * Counts the opening of a book's page, unless it was asked for by a robot, by a browser that only guesses ahead, by
     * the page's own worker, or by a host with a session. A change of language within the page is no further visit.
     */
    countVisit({ headers, socket, url = '' }: PageRequest, bookId: string, language: Language): void {
      const destination = headers['sec-fetch-dest']
      if (destination !== undefined && destination !== 'document') return
      if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined || isHost(headers)) return
      const sighting = waiting.findSighting(bookId, socket.remoteAddress ?? '', headers)
      if (!sighting || sighting.isRobot) return
      if (headers['sec-fetch-site'] === 'same-origin' && isChoice(url)) countLanguage(sighting, language)
      else countOpening(sighting, isMarked(url) ? 'qr' : 'link', language)
    },

    /** Counts what a guest's page reports, unless a robot or a host sent it. */
    countEvents({ headers, socket }: PageRequest, bookId: string, events: readonly GuestEvent[]): void {
      if (isHost(headers)) return
      const sighting = waiting.findSighting(bookId, socket.remoteAddress ?? '', headers)
      if (!sighting || sighting.isRobot) return
      for (const event of events) countEvent(sighting, event)
    },

    ...flushing,
  }
}

export type VisitCounter = ReturnType<typeof createVisitCounter>

const sessionMark = new RegExp(`(?:^|; )${sessionCookie}=`)

/** A browser with a session is a host's, also where the book is another's: she looks at how it is made. */
function isHost({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && sessionMark.test(cookie)
}

/** Whether a link came out of a QR code, which says so: `/share/{id}?qr`. */
function isMarked(url: string): boolean {
  return url.endsWith('?qr') || (url.includes('qr') && /[?&]qr(?:[=&]|$)/.test(url))
}

/** Whether an address comes from the page's own choice of a language or of the host's own words. */
function isChoice(url: string): boolean {
  return /[?&](?:lang|original)(?:[=&]|$)/.test(url)
}

function countOpening(sighting: Sighting, way: Way, language: Language): void {
  add(sighting, wayMeasures[way])
  sighting.language = undefined
  countLanguage(sighting, language)
}

/** Whoever is led to the remembered language, or chooses another at once, has read the book in that one. */
function countLanguage(sighting: Sighting, language: Language): void {
  const before = sighting.language
  if (before) sighting.counts[before] = (sighting.counts[before] ?? 1) - 1
  sighting.language = languageMeasures[language]
  add(sighting, sighting.language)
}

function countEvent(sighting: Sighting, event: GuestEvent): void {
  if (event.kind === 'use') add(sighting, `use_${event.use}`)
  else if (event.kind === 'offline') countOpening(sighting, 'offline', event.language)
  else if (event.term !== undefined && sighting.terms.size < mostTerms) sighting.terms.add(event.term)
}

function add({ counts }: Sighting, measure: keyof Counts): void {
  counts[measure] = (counts[measure] ?? 0) + 1
}
