import type { BookImage, BookItem, BookLists, BookPictures } from './book.ts'
import { mapPictureLists, type PicturedList, type PictureList, picturedLists, pictureListNames } from './book-fields.ts'
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

/**
 * The lists of pictures of one version of a book, with those of another one in place of the lists that were left out.
 * The pictures of items are found by the items' names, because items are moved; of several items with one name, in their
 * order.
 * @param newer empty where lists were left out
 * @param given the same version as it was received or kept: a list that was left out is undefined
 */
export function keepLeftOut<Picture>(
  newer: ListedPictures<Picture>,
  given: Partial<Record<PictureList, unknown>>,
  older: ListedPictures<Picture>,
): ListedPictures<Picture> {
  const items = picturedLists.map((list) => [list, keepByName(newer[list], older[list])])
  return withoutEmptyLists({
    ...mapPictureLists((list) => (given[list] === undefined ? older[list] : newer[list])),
    ...(Object.fromEntries(items) as Pick<BookLists<Picture>, PicturedList>),
  })
}

type Item<Picture> = BookItem<PicturedList, Picture>

function keepByName<Picture>(newer: readonly Item<Picture>[], older: readonly Item<Picture>[]): Item<Picture>[] {
  const named = Map.groupBy(older, ({ name }) => name)
  return newer.map((item) => {
    const before = named.get(item.name)?.shift()
    return item.pictures === undefined && before?.pictures ? { ...item, pictures: before.pictures } : item
  })
}

/** Items without pictures are stored without a list. */
export function withoutEmptyLists<Picture>(book: ListedPictures<Picture>): ListedPictures<Picture> {
  const items = picturedLists.map((list) => [
    list,
    book[list].map(({ pictures, ...item }) => (pictures && pictures.length > 0 ? { ...item, pictures } : item)),
  ])
  return { ...book, ...(Object.fromEntries(items) as Pick<BookLists<Picture>, PicturedList>) }
}
