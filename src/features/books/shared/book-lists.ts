import type { BookLists, EmergencyNumbers } from './book.ts'
import { emergencyFields, type ItemList, type ListName, listFields } from './book-fields.ts'
import { isWebAddress } from './web-address.ts'

/**
 * Parses a list from a request: JSON text or an array. Invalid text gives an empty list, blank entries are dropped
 * (SPEC section 3).
 */
export function readRules(value: unknown): string[] {
  return readArray(value)
    .map(readText)
    .filter((rule) => rule.trim() !== '')
}

/** As `readRules`, for a list of items. Unknown fields are dropped, missing ones are empty. */
export function readItems<List extends ItemList>(list: List, value: unknown): BookLists[List] {
  const items = readArray(value).map((entry) => readRecord(listFields[list], entry))
  return items.filter((item) => Object.values(item).some((text) => text.trim() !== '')) as BookLists[List]
}

/** The paths of websites that are not absolute http(s) addresses. */
export function findInvalidLinks(items: readonly { website?: string }[]): [index: number, field: 'website'][] {
  return items.flatMap(({ website = '' }, index) =>
    website.trim() === '' || isWebAddress(website.trim()) ? [] : [[index, 'website' as const]],
  )
}

/** Parses any list of a book with `readRules` or `readItems`. */
export function readList(list: ListName, value: unknown): BookLists[ListName] {
  return list === 'houseRules' ? readRules(value) : readItems(list, value)
}

/** Parses emergency numbers from JSON text or an object. */
export function readEmergencyNumbers(value: unknown): EmergencyNumbers {
  return readRecord(emergencyFields, parseIfText(value)) as EmergencyNumbers
}

function readRecord(fields: readonly string[], entry: unknown): Record<string, string> {
  const given: Record<string, unknown> = typeof entry === 'object' && entry !== null ? { ...entry } : {}
  return Object.fromEntries(fields.map((field) => [field, readText(given[field])]))
}

/** The unparsed entries of a list from a request. */
export function readArray(value: unknown): unknown[] {
  const parsed = parseIfText(value)
  return Array.isArray(parsed) ? parsed : []
}

function readText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  // Makes a text storable in both databases: PostgreSQL refuses NUL, and UTF-8 cannot encode lone surrogates.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : ''
}

function parseIfText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
