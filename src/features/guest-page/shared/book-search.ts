import type { PublicBook } from '#features/books/shared/public-book.ts'
import { createWordFinder } from '#platform/text/word-finder.ts'
import { foldWords, readQuery } from './search-words.ts'

/** Search words of headings, by the field that makes them visible. */
const headings: Partial<Record<keyof PublicBook, string>> = {
  wifiName: 'wifi',
  doorCode: 'door code',
  parkingInfo: 'parking',
  checkinTime: 'checkin',
  checkinInstructions: 'checkin',
  checkinPictures: 'checkin',
  parkingPictures: 'parking',
  checkoutTime: 'checkout',
  checkoutInstructions: 'checkout',
  hostPhone: 'host phone',
  hostEmail: 'host contact',
}

/**
 * Which of the given searches find something on the page of a book, judged by the host's own words. Every text is read
 * once, however many searches there are.
 * @param versions the book in each language in which guests read it
 */
export function findAnswered(versions: readonly PublicBook[], queries: readonly string[]): Set<string> {
  const search = createSearch(queries)
  const texts = new Set(versions.flatMap(listTexts))
  for (const text of texts) search.read(foldWords(text))
  return search.answered
}

/** Where a word of a search, or one of its synonyms, belongs: the search, and which of its words. */
type Use = { query: string; index: number }

/** Finds the words of many searches at once, as `createMatcher` does for one. */
function createSearch(queries: readonly string[]) {
  const answered = new Set<string>()
  const sizes = new Map<string, number>()
  const uses = new Map<string, Use[]>()
  const use = (pattern: string, part: Use) => uses.set(pattern, [...(uses.get(pattern) ?? []), part])
  for (const query of new Set(queries)) {
    const asked = readQuery(query)
    sizes.set(query, asked.length)
    for (const [index, { word, meanings }] of asked.entries()) {
      use(word, { query, index })
      // A synonym is a word prefix.
      for (const meaning of meanings) use(` ${meaning}`, { query, index })
    }
  }
  const findAt = createWordFinder(uses.keys())

  return {
    answered,
    read(foldedText: string): void {
      const text = ` ${foldedText}`
      const found = new Set<string>()
      for (let start = 0; start < text.length; start += 1) findAt(text, start, (pattern) => found.add(pattern))
      const parts = new Map<string, Set<number>>()
      for (const { query, index } of [...found].flatMap((pattern) => uses.get(pattern) ?? []))
        parts.set(query, (parts.get(query) ?? new Set()).add(index))
      for (const [query, indexes] of parts) if (indexes.size === sizes.get(query)) answered.add(query)
    },
  }
}

/** The texts of a book as its page shows them: each list entry or section is one. */
function listTexts({
  look,
  cover: _cover,
  welcomePicture: _picture,
  withheld: _withheld,
  ...book
}: PublicBook): string[] {
  const own = look.ownSections.map(({ title, text, links, pictures }) =>
    [title, text, ...links.map(({ label }) => label), ...pictures.map(({ caption }) => caption)].join(' '),
  )
  const fields = (Object.keys(book) as (keyof typeof book)[]).flatMap((name) => {
    const value: unknown = book[name]
    if (typeof value === 'string') return value.trim() === '' ? [] : [`${headings[name] ?? ''} ${value}`]
    return Array.isArray(value)
      ? value.map((entry) => `${headings[name] ?? ''} ${joinTexts(entry)}`)
      : [joinTexts(value)]
  })
  return [...fields, ...own]
}

/** The texts of an entry, and the captions of its pictures. */
function joinTexts(entry: unknown): string {
  if (typeof entry === 'string') return entry
  return Object.values(entry ?? {})
    .flatMap((part) => (Array.isArray(part) ? part.map(joinTexts) : part))
    .filter((text) => typeof text === 'string')
    .join(' ')
}
