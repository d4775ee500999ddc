import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { type Use, uses } from '../shared/visit.ts'
import { readSearchTerm } from './searches/search-term.ts'

/** Bytes of one message of the guest page. */
export const longestMessage = 4_000

/** A page that was without a connection sends what it has kept, up to this many lines. */
const mostEvents = 50

/** Something that a guest did, as the page reports it. */
export type GuestEvent =
  | { kind: 'use'; use: Use }
  /** The kept copy was opened without a connection. */
  | { kind: 'offline'; language: Language }
  /** A search that found nothing; without a term when it was none to keep. */
  | { kind: 'missed'; term: string | undefined }

/**
 * Reads what the guest page sends, one event per line: the name of a use, `offline` and a language, or `?` and what was
 * searched for in vain. Text instead of JSON, as every byte of the page's script counts.
 * @returns undefined for anything else
 */
export function readGuestEvents(message: string): GuestEvent[] | undefined {
  const lines = message.split('\n')
  if (lines.length > mostEvents) return undefined
  const events = lines.map(readEvent)
  return events.every((event) => event !== undefined) ? events : undefined
}

function readEvent(line: string): GuestEvent | undefined {
  if (line.startsWith('?')) return { kind: 'missed', term: readSearchTerm(line.slice(1)) }
  const use = uses.find((name) => name === line)
  if (use) return { kind: 'use', use }
  const language = /^offline ([a-z]{2})$/.exec(line)?.[1]
  return isLanguage(language) ? { kind: 'offline', language } : undefined
}
