import { UploadedImage } from '#features/media/shared/image-contract.ts'
import { isRecord, parseJson } from '#platform/text/parse-json.ts'
import type { BookImage, BookLists, EmergencyNumbers } from './book.ts'
import { emergencyFields, type ItemList, itemLists, type ListName, listFields } from './book-fields.ts'
import type { CaptionedPicture } from './book-theme.ts'
import { isWebAddress } from './web-address.ts'

/**
 * Parses a list from a request: JSON text or an array. Invalid text gives an empty list, blank entries are dropped.
 */
export function readRules(value: unknown): string[] {
  return readArray(value)
    .map(readText)
    .filter((rule) => rule.trim() !== '')
}

/** Reads one representation of a picture; undefined for any other value. */
export type ReadPicture<Picture> = (value: unknown) => Picture | undefined

/** Reads a picture as responses contain it. */
export const readPictureView: ReadPicture<BookImage> = (value) => UploadedImage.safeParse(value).data

/**
 * As `readRules`, for a list of items. Unknown fields are dropped, missing ones are empty. An item with nothing but
 * pictures is kept.
 */
export function readItems<List extends ItemList>(list: List, value: unknown): BookLists[List]
export function readItems<List extends ItemList, Picture>(
  list: List,
  value: unknown,
  readPicture: ReadPicture<Picture>,
): BookLists<Picture>[List]
export function readItems(list: ItemList, value: unknown, readPicture: ReadPicture<unknown> = readPictureView) {
  return readArray(value)
    .map((entry) => {
      const texts = readRecord(listFields[list], entry)
      const pictures = 'pictures' in itemLists[list] ? readPictures(fieldOf(entry, 'pictures'), readPicture) : undefined
      return pictures === undefined ? texts : { ...texts, pictures }
    })
    .filter((item) => !isBlankItem(item))
}

/** Whether an item of a list contains neither text nor pictures. */
export function isBlankItem(item: object): boolean {
  return Object.values(item).every((value) => isBlank(value))
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return !Array.isArray(value) || value.length === 0
}

/** Reads pictures with captions; undefined for anything but an array. Drops unreadable pictures. */
export function readPictures<Picture>(
  value: unknown,
  readPicture: ReadPicture<Picture>,
): CaptionedPicture<Picture>[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((entry) => {
    const image = readPicture(fieldOf(entry, 'image'))
    return image === undefined ? [] : [{ image, caption: readText(fieldOf(entry, 'caption')) }]
  })
}

function fieldOf(entry: unknown, field: string): unknown {
  return isRecord(entry) ? entry[field] : undefined
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
  return Object.fromEntries(fields.map((field) => [field, readText(fieldOf(entry, field))]))
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
  return typeof value === 'string' ? parseJson(value) : value
}
