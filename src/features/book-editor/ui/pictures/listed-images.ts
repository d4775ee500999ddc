import type { BookImage } from '#features/books/shared/book.ts'
import { type PictureList, picturedLists, pictureListNames } from '#features/books/shared/book-fields.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { listPictures, mapListedPictures } from '#features/books/shared/listed-pictures.ts'
import { bookLimits } from '#limits.ts'

/** Where a form has pictures with captions. */
export type PicturePath = PictureList | `equipment.${number}.pictures`

/** Whether a picture with a caption still has to be uploaded. */
export function isWaitingPicture({ url }: Pick<BookImage, 'url'>): boolean {
  return url.startsWith('data:')
}

/** Chosen files are never SVG, so this is no chosen picture. */
const unreadPrefix = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E#'

/** An empty picture that reserves the place of a file until it is read, under its own address. */
export function unreadPicture(): BookImage {
  return { url: unreadPrefix + crypto.randomUUID(), width: 4, height: 3, srcSet: '' }
}

export function isUnreadPicture({ url }: Pick<BookImage, 'url'>): boolean {
  return url.startsWith(unreadPrefix)
}

/** Whether a file is still being read. */
export function hasUnreadPictures(form: BookForm): boolean {
  return listPictures(form).some(({ image }) => isUnreadPicture(image))
}

/** A form without the reserved places of files that are not read yet. */
export function withoutUnreadPictures(form: BookForm): BookForm {
  return { ...form, ...mapListedPictures(form, (image) => (isUnreadPicture(image) ? undefined : image)) }
}

/** A form without the pictures with captions that are not uploaded yet. */
export function withoutWaitingPictures(form: BookForm): BookForm {
  return { ...form, ...mapListedPictures(form, (image) => (isWaitingPicture(image) ? undefined : image)) }
}

/** The number of pictures with captions that are not uploaded yet. */
export function countWaitingPictures(form: BookForm): number {
  return listPictures(form).filter(({ image }) => isWaitingPicture(image)).length
}

/**
 * A form with pictures that were uploaded after it was saved: at their old positions if the place has not changed since,
 * otherwise at its end. Pictures whose place is full or gone are left out.
 * @param whole the form as it was, with the addresses of the uploads
 * @param late addresses of the uploads
 */
export function joinLatePictures(form: BookForm, whole: BookForm, late: ReadonlySet<string>): BookForm {
  const join = (pictures: readonly CaptionedPicture[] = [], others: readonly CaptionedPicture[] = []) => {
    const urlsOf = (all: readonly CaptionedPicture[]) => all.map(({ image }) => image.url)
    const known = new Set(urlsOf(pictures))
    const added = others.filter(({ image }) => late.has(image.url) && !known.has(image.url))
    const before = others.filter((picture) => !added.includes(picture))
    const isUnchanged = JSON.stringify(urlsOf(before)) === JSON.stringify(urlsOf(pictures))
    const joined = isUnchanged
      ? others.map((other) => pictures.find(({ image }) => image.url === other.image.url) ?? other)
      : [...pictures, ...added]
    return joined.slice(0, Math.max(bookLimits.placePictures, pictures.length))
  }
  const joined = { ...form }
  for (const list of pictureListNames) joined[list] = join(form[list], whole[list])
  for (const list of picturedLists)
    joined[list] = form[list].map((item) => {
      const other = whole[list].find(({ name }) => name === item.name)
      return other?.pictures ? { ...item, pictures: join(item.pictures, other.pictures) } : item
    })
  return joined
}

/** A form with the pending pictures of another copy of it, in the same places. */
export function withWaitingPictures(form: BookForm, whole: BookForm): BookForm {
  const join = (pictures: readonly CaptionedPicture[] = [], others: readonly CaptionedPicture[] = []) => [
    ...pictures,
    ...others.filter(({ image }) => isWaitingPicture(image)),
  ]
  const joined = { ...form }
  for (const list of pictureListNames) joined[list] = join(form[list], whole[list])
  for (const list of picturedLists)
    joined[list] = form[list].map((item, index) => {
      const other = whole[list][index]
      return other?.name === item.name ? { ...item, pictures: join(item.pictures, other.pictures) } : item
    })
  return joined
}
