import { z } from 'zod'
import { UploadedImage } from '#features/media/shared/image-contract.ts'
import { bookLimits, textLimits } from '#limits.ts'
import { languages } from '#platform/i18n/languages.ts'
import { isQuickToParse } from '#platform/text/json-parts.ts'
import { listOf, unmeasuredText } from '#platform/text/text-contract.ts'
import { type BookLists, type BookPictures, bookStatuses, emptyGuestBook, propertyTypes } from './book.ts'
import { findExcess } from './book-bounds.ts'
import {
  emergencyFields,
  type ItemList,
  itemLists,
  listFields,
  mapLists,
  mapPictureLists,
  mapTexts,
  mapTicks,
  type TextName,
  textKindOf,
} from './book-fields.ts'
import { findInvalidLinks, readArray, readEmergencyNumbers, readItems, readPictures, readRules } from './book-lists.ts'
import { EssentialsView } from './essentials-contract.ts'
import { CaptionedView, ThemeView } from './theme-contract.ts'

/** Maximum number of sent list entries, blank ones included; longer lists are refused without being parsed. */
const mostSentEntries = 2_000

/** A text whose limit is only documented here; `findExcess` checks it. */
const textAt = (path: string) => unmeasuredText().meta(described.text(path))
const optionalText = (name: TextName) => textAt(name).default(emptyGuestBook[name])

/** Left out, it is not ticked. */
const tick = z.boolean().default(false)

/** For the API document only: the lists' readers accept any value. */
const described = {
  text: (path: string) => ({
    type: 'string' as const,
    maxLength: textLimits[textKindOf(path)],
    ...(textKindOf(path) === 'wifiNameBytes' && { description: 'Its limit counts bytes of UTF-8.' }),
  }),
  record: (path: string, fields: readonly string[]) => ({
    type: 'object' as const,
    properties: Object.fromEntries(fields.map((field) => [field, described.text(`${path}.${field}`)])),
  }),
  pictures: (path: string) => ({
    type: 'array' as const,
    maxItems: bookLimits.placePictures,
    items: {
      type: 'object' as const,
      properties: {
        image: {
          type: 'string' as const,
          description: 'An address of an upload or a data URL. A picture as in responses is accepted too.',
        },
        caption: described.text(`${path}.caption`),
      },
    },
  }),
  item: (name: ItemList) => {
    const record = described.record(name, listFields[name])
    if (!('pictures' in itemLists[name])) return record
    return { ...record, properties: { ...record.properties, pictures: described.pictures(name) } }
  },
  orJson: (shape: object) => ({ anyOf: [shape, { type: 'string' as const, description: 'The same as JSON text.' }] }),
}

// Without `optional`, zod refuses a missing key before the transform runs.
const given = z.unknown().optional()

function list<Entry>(entry: object, read: (entries: unknown[]) => Entry[]) {
  const array = { type: 'array' as const, maxItems: bookLimits.listEntries, items: entry }
  return given
    .transform((value, context) => {
      const entries = readEntries(value)
      if (entries) return read(entries)
      context.addIssue({ code: 'custom', message: 'LIST_TOO_LONG', params: { limit: bookLimits.listEntries } })
      return z.NEVER
    })
    .meta(described.orJson(array))
}

/** The entries of a list in a request; undefined if they are too many, or take too long to parse. */
function readEntries(value: unknown): unknown[] | undefined {
  const isReadable = typeof value !== 'string' || isQuickToParse(value)
  const entries = isReadable ? readArray(value) : undefined
  return entries && entries.length <= mostSentEntries ? entries : undefined
}

/** A picture in a request: its address or data URL. Empty for a value that is neither, which is refused later. */
function readPictureSource(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'url' in value) return readPictureSource(value.url)
  return typeof value === 'string' ? value : ''
}

/** A list of pictures with captions; undefined if it is left out. */
const writtenPictures = (name: string) =>
  given
    .transform((value, context) => {
      if (value === undefined || value === null) return undefined
      const entries = readEntries(value)
      if (entries) return readPictures(entries, readPictureSource)
      context.addIssue({ code: 'custom', message: 'LIST_TOO_LONG', params: { limit: bookLimits.placePictures } })
      return z.NEVER
    })
    .meta(described.orJson(described.pictures(name)))

/** A list as it is written, complete or not. */
const writtenItems = <List extends ItemList>(name: List) =>
  list<BookLists<string>[List][number]>(
    described.item(name),
    (entries) => readItems(name, entries, readPictureSource) as BookLists<string>[List][number][],
  )

const items = <List extends ItemList>(name: List) =>
  writtenItems(name).superRefine((entries, context) => {
    for (const path of findInvalidLinks(entries as { website?: string }[]))
      context.addIssue({ code: 'custom', message: 'INVALID_LINK', path })
  })

const leftovers = listOf(textAt('leftovers'), mostSentEntries).meta({ maxItems: bookLimits.listEntries })

const emergencyNumbers = given
  // Text that is not JSON counts as no numbers, and so does text that would take long to parse.
  .transform((value) => readEmergencyNumbers(typeof value !== 'string' || isQuickToParse(value) ? value : undefined))
  .meta(described.orJson(described.record('emergencyNumbers', emergencyFields)))

/** What a host writes, complete or not: for drafts. */
export const writtenParts = {
  ...mapTexts(optionalText),
  ...mapTicks(() => tick),
  houseRules: list(described.text('houseRules'), readRules),
  ...(mapLists(writtenItems) as { [List in ItemList]: ReturnType<typeof writtenItems<List>> }),
  ...mapPictureLists(writtenPictures),
  emergencyNumbers,
  leftovers: leftovers.default([]),
}

/** The fields that are required to save a book, as a draft or published. */
export const requiredTexts = {
  hostName: textAt('hostName').trim().min(1, 'HOST_NAME_REQUIRED'),
  hostEmail: textAt('hostEmail').trim().pipe(z.email('VALID_EMAIL_REQUIRED')),
  propertyName: textAt('propertyName').trim().min(1, 'PROPERTY_NAME_REQUIRED'),
}

/** The id of a draft, which the editor chooses: one for each time that it is opened. */
export const DraftId = z.string().regex(/^[\w-]{16,64}$/, 'INVALID_VALUE')

/**
 * `PUT /api/welcome-books/{id}`. Lists and emergency numbers are JSON text, or arrays and objects. A picture is a data
 * URL (JPEG, PNG or WebP, detected from its bytes), the address of an upload of the account, or empty. Lists of
 * pictures that are left out are unchanged; an item without `pictures` keeps those of the stored item with its name.
 * `findExcess` checks lengths, because they are compared with the stored book.
 */
export const BookInput = z.object({
  ...mapTexts(optionalText),
  ...mapTicks(() => tick),
  ...requiredTexts,
  status: z.enum(bookStatuses).default('draft'),
  /** The revision that the edit is based on; if it is not the stored one, the answer is EDIT_CONFLICT. */
  revision: z.number().int().min(1).optional(),
  /** The account that wrote it; if another one is signed in, the answer is OTHER_ACCOUNT. */
  accountId: z.string().optional(),
  /** The draft that the editor kept of this text: deleted in the transaction of the save. */
  draftId: DraftId.optional(),
  /** The language that the host writes in. Default: the stored one, or the account's language for a new book. */
  originalLanguage: z.enum(languages, 'INVALID_VALUE').optional(),
  propertyType: z.enum(propertyTypes, 'INVALID_VALUE').default('Villa'),
  welcomeImage: z.string().default(''),
  coverImage: z.string().default(''),
  houseRules: list(described.text('houseRules'), readRules),
  ...(mapLists(items) as { [List in ItemList]: ReturnType<typeof items<List>> }),
  ...mapPictureLists(writtenPictures),
  /** Unplaced paragraphs; unchanged if left out. */
  leftovers: leftovers.optional(),
  emergencyNumbers,
})
/** The parsed body of a save request. */
export type BookInput = z.output<typeof BookInput>

/** An idempotency key for a creation: a retry with the same key returns the same book. */
export const CreationKey = z.string().regex(/^[\w-]{16,64}$/, 'INVALID_VALUE')

/** `POST /api/welcome-books` */
export const NewBookInput = BookInput.extend({ creationKey: CreationKey.optional() }).superRefine((book, context) => {
  for (const { code, path, params } of findExcess(toWritten(book)))
    context.addIssue({ code: 'custom', message: code, path: path.split('.'), params })
})
export type NewBookInput = z.output<typeof NewBookInput>

/** A sent book where the parts that are left out are empty. */
export function toWritten(book: BookInput) {
  return {
    ...book,
    ...(mapPictureLists((name) => book[name] ?? []) as BookPictures<string>),
    leftovers: book.leftovers ?? [],
  }
}

/** `POST /api/welcome-books/{id}/copies` */
export const CopyInput = z.object({ creationKey: CreationKey.optional() })

/** Why and since when a book is offline; null: it is online. */
const Offline = z.object({ since: z.iso.datetime(), reason: z.string() }).nullable()

const bookHead = z.object({
  id: z.string(),
  status: z.enum(bookStatuses),
  revision: z.number(),
  propertyName: z.string(),
  propertyType: z.string(),
  address: z.string(),
  cover: UploadedImage.nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A row of the host's list. */
export const BookSummary = bookHead.extend({
  offline: Offline,
  essentials: EssentialsView,
  /**
   * Of a draft: the first step of the wizard in which nothing is written, counted from 1; null if there is something in
   * each, and for a published book. While a deployment replaces its nodes, an older one answers without it.
   */
  nextStep: z.number().int().nullable().default(null),
})
export type BookSummary = z.infer<typeof BookSummary>

/**
 * A book in responses: texts as written, lists and emergency numbers as JSON text, cover and welcome picture as
 * addresses, pictures with captions as an array.
 */
export const BookView = bookHead.extend({
  hostId: z.string(),
  originalLanguage: z.enum(languages),
  ...mapTexts(() => z.string()),
  // While a deployment replaces its nodes, an older one answers without ticks.
  ...mapTicks(() => tick),
  welcomeImage: z.string(),
  welcomePicture: UploadedImage.nullable(),
  coverImage: z.string(),
  houseRules: z.string(),
  ...mapLists(() => z.string()),
  // While a deployment replaces its nodes, an older one answers without these lists.
  ...mapPictureLists(() => z.array(CaptionedView).default([])),
  emergencyNumbers: z.string(),
  look: ThemeView,
})
export type BookView = z.infer<typeof BookView>

/** A book as its owner sees it. */
export const OwnBookView = BookView.extend({
  leftovers: z.array(z.string()),
  /** Names of what only stays see; written by `PUT …/stay-settings`. */
  secrets: z.array(z.string()).default([]),
  offline: Offline,
})
export type OwnBookView = z.infer<typeof OwnBookView>

/** `DELETE /api/welcome-books/{id}` */
export const DeletedBook = z.object({ id: z.string() })

export { UploadedImage }
