import type { Selectable } from 'kysely'
import { presentImage, readWidths } from '#features/media/shared/image.ts'
import {
  type Book,
  type BookImage,
  type BookLists,
  type BookOffline,
  type BookPictures,
  type BookTexts,
  type BookTicks,
  type GuestBook,
  isOpenNetwork,
} from '../shared/book.ts'
import { mapLists, mapPictureLists, mapTexts, mapTicks } from '../shared/book-fields.ts'
import { readArray, readEmergencyNumbers, readItems, readPictures, readRules } from '../shared/book-lists.ts'
import { type EssentialName, type Essentials, essentialNames } from '../shared/essentials-contract.ts'
import { type BooksTable, listColumns, pictureColumns, textColumns, tickColumns } from './book-tables.ts'
import { type PictureKey, readStoredPicture } from './pictures/picture-key.ts'
import { readThemeColumn } from './theme/theme-rows.ts'

/** The content that a host writes; cover and welcome picture are ids. An item without pictures has no `pictures`. */
export type BookContent = BookTexts &
  BookTicks &
  BookLists<PictureKey> &
  BookPictures<PictureKey> &
  Pick<GuestBook, 'emergencyNumbers'> &
  Pick<Book, 'status' | 'originalLanguage' | 'leftovers'> & {
    coverImageId: string | null
    welcomeImageId: string | null
  }

/** A book's row joined with the rows of its pictures. */
export type BookRow = Selectable<BooksTable> & PictureColumns<'cover'> & PictureColumns<'welcome'>

type PictureColumns<Name extends string> = Record<`${Name}_width` | `${Name}_height`, number | null> &
  Record<`${Name}_widths`, string | null>

export function writeBookRow(content: BookContent) {
  return {
    status: content.status,
    original_language: content.originalLanguage,
    cover_image_id: content.coverImageId,
    welcome_image_id: content.welcomeImageId,
    emergency_numbers: JSON.stringify(content.emergencyNumbers),
    leftovers: JSON.stringify(content.leftovers),
    ...writeColumns(textColumns, (field) => content[field]),
    ...writeColumns(listColumns, (field) => JSON.stringify(content[field])),
    [tickColumns.wifiOpen]: isOpenNetwork(content) ? 1 : 0,
    ...writeColumns(pictureColumns, (field) => (content[field].length > 0 ? JSON.stringify(content[field]) : '')),
  }
}

export function writeEssentialColumns(essentials: Essentials) {
  const texts = Object.fromEntries(essentialNames.map((name) => [textColumns[name], essentials[name]])) as Record<
    (typeof textColumns)[EssentialName],
    string
  >
  // A network with a password is not open any more.
  return essentials.wifiPassword.trim() === '' ? texts : { ...texts, [tickColumns.wifiOpen]: 0 }
}

function writeColumns<Columns extends Record<string, string>>(
  columns: Columns,
  write: (field: keyof Columns) => string,
) {
  return Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, write(field)])) as Record<
    Columns[keyof Columns],
    string
  >
}

export function readBookRow(row: BookRow): Book {
  return {
    id: row.id,
    hostId: row.host_id,
    status: row.status,
    offline: readOffline(row.offline_since, row.offline_reason),
    originalLanguage: row.original_language,
    revision: row.revision,
    leftovers: readRules(row.leftovers),
    secrets: readSecrets(row).secrets,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    book: {
      ...readTexts(row),
      ...mapTicks((name) => row[tickColumns[name]] === 1),
      houseRules: readRules(row.house_rules),
      ...(mapLists((list) => readItems(list, row[listColumns[list]], readStoredPicture)) as Omit<
        BookLists,
        'houseRules'
      >),
      ...mapPictureLists((list) => readPictures(readArray(row[pictureColumns[list]]), readStoredPicture) ?? []),
      emergencyNumbers: readEmergencyNumbers(row.emergency_numbers),
      cover: readPicture(row.cover_image_id, row.cover_width, row.cover_height, row.cover_widths),
      welcomePicture: readPicture(row.welcome_image_id, row.welcome_width, row.welcome_height, row.welcome_widths),
      look: readThemeColumn(row.look),
    },
  }
}

function readTexts(row: BookRow): BookTexts {
  // The contract accepts only known property types.
  return mapTexts((name) => row[textColumns[name]]) as BookTexts
}

export function readOffline(since: number | null, reason: string | null): BookOffline | null {
  return since === null ? null : { since, reason: reason ?? '' }
}

export function readPicture(
  id: string | null,
  width: number | null,
  height: number | null,
  widths: string | null,
): BookImage | null {
  if (id === null || width === null || height === null || widths === null) return null
  return presentImage({ id, width, height, widths: readWidths(widths) })
}

/** What of a book only stays' links show, and until when its permanent link shows it too (ms UTC; null: not). */
export type BookSecrets = { secrets: string[]; openUntil: number | null }

export function readSecrets(row: Pick<Selectable<BooksTable>, 'secrets' | 'secrets_open_until'>): BookSecrets {
  const names = row.secrets === '' ? [] : readArray(row.secrets)
  return {
    secrets: names.filter((name): name is string => typeof name === 'string'),
    openUntil: row.secrets_open_until,
  }
}
