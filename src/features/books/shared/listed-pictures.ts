import type { BookImage, BookLists, BookPictures } from './book.ts'
import { mapPictureLists, type PicturedList, picturedLists, pictureListNames } from './book-fields.ts'
import type { CaptionedPicture } from './book-theme.ts'

/** The part of a book that contains pictures with captions; the pictures of its theme are in `book-theme.ts`. */
export type ListedPictures<Picture = BookImage> = BookPictures<Picture> & Pick<BookLists<Picture>, PicturedList>

/** A picture with its path: `parkingPictures.0`, `equipment.2.pictures.1`. */
export type PlacedPicture<Picture> = CaptionedPicture<Picture> & { path: string }

/** All pictures with captions, in the order of the form. */
export function listPictures<Picture>(book: ListedPictures<Picture>): PlacedPicture<Picture>[] {
  const place = (prefix: string, pictures: readonly CaptionedPicture<Picture>[] = []) =>
    pictures.map((picture, index) => ({ ...picture, path: `${prefix}.${index}` }))
  return [
    ...pictureListNames.flatMap((list) => place(list, book[list])),
    ...picturedLists.flatMap((list) =>
      book[list].flatMap(({ pictures }, index) => place(`${list}.${index}.pictures`, pictures)),
    ),
  ]
}

/** The same part of a book with another representation of pictures; `undefined` drops a picture. */
export function mapListedPictures<From, To>(
  book: ListedPictures<From>,
  map: (picture: From) => To | undefined,
): ListedPictures<To> {
  const mapped = (pictures: readonly CaptionedPicture<From>[]) =>
    pictures.flatMap(({ image: from, caption }) => {
      const image = map(from)
      return image === undefined ? [] : [{ image, caption }]
    })
  const lists = picturedLists.map((list) => [
    list,
    book[list].map(({ pictures, ...item }) => (pictures ? { ...item, pictures: mapped(pictures) } : item)),
  ])
  return {
    ...mapPictureLists((list) => mapped(book[list])),
    ...(Object.fromEntries(lists) as Pick<BookLists<To>, PicturedList>),
  }
}
