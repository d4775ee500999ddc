import type { BookImage } from '#features/books/shared/book.ts'
import { type PictureList, picturedLists, pictureListNames } from '#features/books/shared/book-fields.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { CaptionedPicture } from '#features/books/shared/book-theme.ts'
import { mapListedPictures } from '#features/books/shared/listed-pictures.ts'

/** Where a form has pictures with captions. */
export type PicturePath = PictureList | `equipment.${number}.pictures`

/** Whether a picture with a caption still has to be uploaded. */
export function isWaitingPicture({ url }: BookImage): boolean {
  return url.startsWith('data:')
}

/** A form without the pictures with captions that are not uploaded yet. */
export function withoutWaitingPictures(form: BookForm): BookForm {
  return { ...form, ...mapListedPictures(form, (image) => (isWaitingPicture(image) ? undefined : image)) }
}

/** A form with the pictures that another copy of it has waiting in the same places. */
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
