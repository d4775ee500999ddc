import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { type Use, uses } from '../shared/visit.ts'
import { readSearchTerm } from './searches/search-term.ts'

/** Maximum size of one message of the guest page, in bytes. */
export const longestMessage = 4_000

/** Maximum number of lines in a message. A page without a connection keeps its events and sends them together later. */
const mostEvents = 50

/** What a guest did, as the page reports it. */
export type GuestEvent =
  | { kind: 'use'; use: Use }
  /** The kept copy was opened without a connection. */
  | { kind: 'offline'; language: Language }
  /** A search without results; without a term when the term must not be stored. */
  | { kind: 'searchWithoutResults'; term: string | undefined }

/**
 * Reads a message of the guest page, one event per line: the name of a use, `offline` and a language, or `?` and the
 * term of a search without results. Plain text keeps the page's script smaller than JSON would.
 * @returns undefined for anything else
 */
export function readGuestEvents(message: string): GuestEvent[] | undefined {
  const lines = message.split('\n')
  if (lines.length > mostEvents) return undefined
  const events = lines.map(readEvent)
  return events.every((event) => event !== undefined) ? events : undefined
}

function readEvent(line: string): GuestEvent | undefined {
  if (line.startsWith('?')) return { kind: 'searchWithoutResults', term: readSearchTerm(line.slice(1)) }
  const use = uses.find((name) => name === line)
  if (use) return { kind: 'use', use }
  const language = /^offline ([a-z]{2})$/.exec(line)?.[1]
  return isLanguage(language) ? { kind: 'offline', language } : undefined
}
