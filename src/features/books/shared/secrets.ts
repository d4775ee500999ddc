import { presentPublicly, readImageAddress } from '#features/media/shared/image.ts'
import type { BookImage, BookPictures, GuestBook } from './book.ts'
import { type BookTheme, isOwnSectionId, mapPictures } from './book-theme.ts'
import { mapListedPictures } from './listed-pictures.ts'

/**
 * The fields that a host can show to stays alone. An own section is named by its id. What belongs to a secret field, as
 * its pictures, is secret with it.
 */
export const secretFields = ['doorCode', 'doorAccessInfo', 'wifiPassword', 'checkinInstructions'] as const
export type SecretField = (typeof secretFields)[number]

/** All fields that are secret with a secret field. The pictures of the arrival are shown with both of its texts. */
const fieldsOfSecret = {
  doorCode: ['doorCode'],
  doorAccessInfo: ['doorAccessInfo', 'checkinPictures'],
  wifiPassword: ['wifiPassword'],
  checkinInstructions: ['checkinInstructions', 'checkinPictures'],
} as const satisfies Record<SecretField, readonly (keyof GuestBook)[]>

/** Whether a text can name a secret: a field, or an own section. */
export function isSecretName(name: string): boolean {
  return isSecretField(name) || isOwnSectionId(name)
}

function isSecretField(name: string): name is SecretField {
  return Object.hasOwn(fieldsOfSecret, name)
}

export function secretFieldsOf(secrets: readonly string[]): SecretField[] {
  return secretFields.filter((field) => secrets.includes(field))
}

/** What readers of a book do not get. */
export type Withheld = {
  /** Names of secrets. */
  secrets: readonly string[]
  /** Ids of pictures; they are left out wherever the book uses them. */
  pictures: ReadonlySet<string>
}

export const nothingWithheld: Withheld = { secrets: [], pictures: new Set() }

/** The fields of a book that are empty for readers who do not get these secrets; own sections are left out elsewhere. */
export function withheldFields(secrets: readonly string[]): (keyof GuestBook)[] {
  return [...new Set(secretFieldsOf(secrets).flatMap((field) => [...fieldsOfSecret[field]]))]
}

type SecretPictures<Picture> = Pick<BookPictures<Picture>, 'checkinPictures'> & {
  look: Pick<BookTheme<Picture>, 'ownSections'>
}

/** The pictures that belong to a book's secrets. */
export function listSecretPictures<Picture>(book: SecretPictures<Picture>, secrets: readonly string[]): Picture[] {
  const ofArrival = withheldFields(secrets).includes('checkinPictures') ? book.checkinPictures : []
  const ofSections = book.look.ownSections.filter(({ id }) => secrets.includes(id)).flatMap(({ pictures }) => pictures)
  return [...ofArrival, ...ofSections].map(({ image }) => image)
}

/** What readers of a book without its secrets do not get. */
export function withheldOf(book: GuestBook, secrets: readonly string[]): Withheld {
  const pictures = listSecretPictures(book, secrets).map(({ url }) => readImageAddress(url) ?? '')
  return { secrets, pictures: new Set(pictures) }
}

/** The book without some pictures, wherever it uses them. */
export function withoutPictures<Shown extends GuestBook>(book: Shown, pictures: ReadonlySet<string>): Shown {
  return pictures.size === 0 ? book : mapEachPicture(book, (image, id) => (pictures.has(id) ? undefined : image))
}

/**
 * The book with some pictures below another address, for readers who get them there.
 * @param base a path without a slash at its end: `/s/{token}`
 */
export function withPicturesBelow<Shown extends GuestBook>(
  book: Shown,
  pictures: ReadonlySet<string>,
  base: string,
): Shown {
  if (pictures.size === 0 || base === '') return book
  const move = (addresses: string) => addresses.replaceAll('/media/', `${base}/media/`)
  return mapEachPicture(book, (image, id) =>
    pictures.has(id) ? { ...image, url: move(image.url), srcSet: move(image.srcSet) } : image,
  )
}

/** Where guests' browsers get pictures: below another address than our own, apart from some pictures. */
export type PublicPictures = {
  /** What stands before `/{id}/{width}.webp`. */
  base: string
  /** Ids of pictures that are or have been secret: only the service itself knows who may see them. */
  except: readonly string[]
}

/** The book with the public addresses of its pictures. Those below another path than `/media/` stay as they are. */
export function withPublicPictures<Shown extends GuestBook>(book: Shown, pictures: PublicPictures | undefined): Shown {
  if (!pictures) return book
  const kept = new Set(pictures.except)
  const place = (image: BookImage, id: string) =>
    id === '' || kept.has(id) ? image : presentPublicly(image, pictures.base)
  return mapEachPicture(book, place)
}

function mapEachPicture<Shown extends GuestBook>(
  book: Shown,
  map: (picture: BookImage, id: string) => BookImage | undefined,
): Shown {
  const mapOne = (picture: BookImage) => map(picture, readImageAddress(picture.url) ?? '')
  return {
    ...book,
    ...mapListedPictures(book, mapOne),
    cover: book.cover && (mapOne(book.cover) ?? null),
    welcomePicture: book.welcomePicture && (mapOne(book.welcomePicture) ?? null),
    look: mapPictures(book.look, mapOne),
  }
}
