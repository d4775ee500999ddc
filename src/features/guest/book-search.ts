import type { PublicBook } from '#features/books/public-book.ts'
import { createMatcher, foldWords } from './ui/script/search-words.ts'

/** What the page's own headings say once a text is there. */
const headings: Partial<Record<keyof PublicBook, string>> = {
  wifiName: 'wifi',
  doorCode: 'door code',
  parkingInfo: 'parking',
  checkinTime: 'checkin',
  checkinInstructions: 'checkin',
  checkoutTime: 'checkout',
  checkoutInstructions: 'checkout',
  hostPhone: 'host phone',
  hostEmail: 'host contact',
}

/** Whether the search of a book's page would find something, as far as the host's own words decide. */
export function answersSearch(book: PublicBook, query: string): boolean {
  const matches = createMatcher(query)
  return listTexts(book).some((text) => matches(foldWords(text)))
}

function listTexts(book: PublicBook): string[] {
  return (Object.keys(book) as (keyof PublicBook)[]).flatMap((name) => {
    const value: unknown = book[name]
    if (typeof value === 'string') return value.trim() === '' ? [] : [`${headings[name] ?? ''} ${value}`]
    return Array.isArray(value) ? value.map(joinTexts) : [joinTexts(value)]
  })
}

function joinTexts(entry: unknown): string {
  if (typeof entry === 'string') return entry
  return Object.values(entry ?? {})
    .filter((text) => typeof text === 'string')
    .join(' ')
}
