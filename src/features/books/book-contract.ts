import { z } from 'zod'
import { UploadedImage } from '#features/media/image-contract.ts'
import { languages } from '#platform/i18n/languages.ts'
import { text } from '#platform/text-contract.ts'
import { bookStatuses, propertyTypes } from './book.ts'
import { type ItemList, maxListItems, readEmergencyNumbers, readItems, readRules } from './book-lists.ts'
import { LookView } from './look/look-contract.ts'

/** Longest text of any field, in UTF-16 units. */
export const maxTextLength = 10_000

/** Room for a picture of 2 MB as a data URL, with the rest of the book. */
export const bookBodyLimit = 4_000_000

const optionalText = text(maxTextLength).default('')

// Without `optional` a missing key would be refused before the transform sees it.
const given = z.unknown().optional()
const rules = given.transform(readRules).superRefine(refuseExcess)
const items = <List extends ItemList>(list: List) =>
  given.transform((value) => readItems(list, value)).superRefine(refuseExcess)

/** Lists are read leniently; what no house needs is refused all the same, rather than cut off. */
function refuseExcess(list: readonly (string | Record<string, string>)[], context: z.RefinementCtx): void {
  if (list.length > maxListItems) {
    context.addIssue({ code: 'custom', message: 'LIST_TOO_LONG' })
    return
  }
  list.forEach((item, index) => {
    if (typeof item === 'string') refuseLongText(item, [index], context)
    else for (const [field, value] of Object.entries(item)) refuseLongText(value, [index, field], context)
  })
}

function refuseLongText(value: string, path: PropertyKey[], context: z.RefinementCtx): void {
  if (value.length > maxTextLength) context.addIssue({ code: 'custom', message: 'TOO_LONG', path })
}

/** The fields that a book needs to be saved, as a draft or published (SPEC section 5). */
export const requiredTexts = {
  hostName: text(maxTextLength).trim().min(1, 'HOST_NAME_REQUIRED'),
  hostEmail: text(254).trim().pipe(z.email('VALID_EMAIL_REQUIRED')),
  propertyName: text(maxTextLength).trim().min(1, 'PROPERTY_NAME_REQUIRED'),
}

/**
 * `POST /api/welcome-books` and `PUT /api/welcome-books/{id}`. Lists and emergency numbers come as JSON text or
 * as arrays and objects. A picture is a data URL (JPEG, PNG or WebP, by its bytes), the address of one that the
 * account uploaded, or empty.
 */
export const BookInput = z.object({
  ...requiredTexts,
  status: z.enum(bookStatuses).default('draft'),
  /** The revision that this edit began from: when the stored one is another, the answer is EDIT_CONFLICT. */
  revision: z.number().int().min(1).optional(),
  /** What the host writes in; as it was, or of a new book the account's own language. */
  originalLanguage: z.enum(languages, 'INVALID_VALUE').optional(),
  propertyType: z.enum(propertyTypes, 'INVALID_VALUE').default('Villa'),
  hostPhone: optionalText,
  welcomeMessage: optionalText,
  welcomeImage: z.string().default(''),
  coverImage: z.string().default(''),
  address: optionalText,
  googleMapsLink: optionalText,
  guests: text(maxTextLength).default('4'),
  bedrooms: optionalText,
  bathrooms: optionalText,
  checkinTime: optionalText,
  checkinInstructions: optionalText,
  doorAccessInfo: optionalText,
  doorCode: optionalText,
  parkingInfo: optionalText,
  wifiName: optionalText,
  wifiPassword: optionalText,
  checkoutTime: optionalText,
  checkoutInstructions: optionalText,
  hostContactInfo: optionalText,
  houseRules: rules,
  equipment: items('equipment'),
  activities: items('activities'),
  usefulInfo: items('usefulInfo'),
  barsClubs: items('barsClubs'),
  restaurants: items('restaurants'),
  shopping: items('shopping'),
  transport: items('transport'),
  /** Paragraphs that wait for a place; as they were when left out. */
  leftovers: z.array(text(maxTextLength)).max(maxListItems, 'LIST_TOO_LONG').optional(),
  emergencyNumbers: given.transform(readEmergencyNumbers).superRefine((numbers, context) => {
    for (const [field, value] of Object.entries(numbers)) refuseLongText(value, [field], context)
  }),
})
/** A book as the server has read it. */
export type BookInput = z.output<typeof BookInput>

/**
 * The name that a client gives to one creation and repeats when it has got no answer: the same key leads to the same
 * book, however often it is sent.
 */
export const CreationKey = z.string().regex(/^[\w-]{16,64}$/, 'INVALID_VALUE')

/** `POST /api/welcome-books` */
export const NewBookInput = BookInput.extend({ creationKey: CreationKey.optional() })
export type NewBookInput = z.output<typeof NewBookInput>

/** `POST /api/welcome-books/{id}/copies` */
export const CopyInput = z.object({ creationKey: CreationKey.optional() })

/** Why and since when the operator keeps a book from guests; null: she does not. */
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
export const BookSummary = bookHead.extend({ offline: Offline })
export type BookSummary = z.infer<typeof BookSummary>

/** A book as it is answered: texts as written, lists and emergency numbers as JSON text, pictures as addresses. */
export const BookView = bookHead.extend({
  hostId: z.string(),
  originalLanguage: z.enum(languages),
  hostName: z.string(),
  hostEmail: z.string(),
  hostPhone: z.string(),
  welcomeMessage: z.string(),
  welcomeImage: z.string(),
  welcomePicture: UploadedImage.nullable(),
  coverImage: z.string(),
  googleMapsLink: z.string(),
  guests: z.string(),
  bedrooms: z.string(),
  bathrooms: z.string(),
  checkinTime: z.string(),
  checkinInstructions: z.string(),
  doorAccessInfo: z.string(),
  doorCode: z.string(),
  parkingInfo: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
  checkoutTime: z.string(),
  checkoutInstructions: z.string(),
  hostContactInfo: z.string(),
  houseRules: z.string(),
  equipment: z.string(),
  activities: z.string(),
  usefulInfo: z.string(),
  barsClubs: z.string(),
  restaurants: z.string(),
  shopping: z.string(),
  transport: z.string(),
  emergencyNumbers: z.string(),
  look: LookView,
})
export type BookView = z.infer<typeof BookView>

/** A book as its owner sees it. */
export const OwnBookView = BookView.extend({ leftovers: z.array(z.string()), offline: Offline })
export type OwnBookView = z.infer<typeof OwnBookView>

/** `DELETE /api/welcome-books/{id}` */
export const DeletedBook = z.object({ id: z.string() })

export { UploadedImage }
