import {
  discardImage,
  findImages,
  type Image,
  imageError,
  maxImageBytes,
  readImageAddress,
  storeImage,
} from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError, platformError } from '#platform/errors.ts'
import type { GuestBook } from '../../shared/book.ts'
import { type BookInput, toWritten } from '../../shared/book-contract.ts'
import {
  keepLeftOut,
  type ListedPictures,
  listPictures,
  mapListedPictures,
  withoutEmptyLists,
} from '../../shared/listed-pictures.ts'
import type { BookContent } from '../book-rows.ts'
import { toPictureKey } from './picture-key.ts'

const pictureFields = ['coverImage', 'welcomeImage'] as const
type PictureField = (typeof pictureFields)[number]

/** The picture parts of a write. Cover and welcome picture may be absent; lists that were left out are unchanged. */
export type Pictures = Record<PictureField, string | null> & {
  /** The id of each sent value: an address, or a data URL that was stored. */
  ids: ReadonlyMap<string, string>
  /** The images that were stored for this write. */
  stored: string[]
}

/** The picture columns of a write. */
export type PictureContent = Pick<BookContent, 'coverImageId' | 'welcomeImageId' | keyof ListedPictures>

/**
 * Converts the pictures of a write to image ids: stores data URLs, parses addresses. Storing is slow, so it must happen
 * before the write's transaction; call `discardPictures` if that fails.
 * @throws the errors of `storeImage`, and INVALID_INPUT for an address that is not one of a picture, with the field
 */
export async function storePictures(context: Context, hostId: string, input: BookInput): Promise<Pictures> {
  const ids = new Map<string, string>()
  const stored: string[] = []
  const take = async (path: string, value: string): Promise<string> => {
    const id = ids.get(value) ?? (await takePicture(context, hostId, path, value, stored))
    ids.set(value, id)
    return id
  }
  try {
    const takeField = async (field: PictureField) => (input[field] === '' ? null : take(field, input[field]))
    const pictures = { coverImage: await takeField('coverImage'), welcomeImage: await takeField('welcomeImage') }
    for (const { path, image } of listPictures(toWritten(input))) await take(`${path}.image`, image)
    await findOwnImages(context.db, hostId, listSent(input, { ...pictures, ids }))
    return { ...pictures, ids, stored }
  } catch (error) {
    await discardPictures(context, hostId, { stored })
    throw error
  }
}

/**
 * The pictures to write, once the stored book is known.
 * @param before the stored book; undefined for a new one
 * @throws INVALID_INPUT for pictures of other hosts, and pictures that the cleanup job has deleted
 */
export async function resolvePictures(
  db: Db,
  hostId: string,
  input: BookInput,
  pictures: Pictures,
  before: GuestBook | undefined,
): Promise<PictureContent> {
  const lists = withStoredPictures(input, pictures.ids, before)
  const found = await findOwnImages(db, hostId, [
    ...listSent(input, pictures),
    ...listPictures(lists).map(({ path, image }) => ({ path: `${path}.image`, id: image })),
  ])
  const { coverImage, welcomeImage } = pictures
  const content = mapListedPictures(lists, (id) => {
    const image = found.get(id)
    return image && toPictureKey(image)
  })
  return { coverImageId: coverImage, welcomeImageId: welcomeImage, ...content }
}

type Sent = { path: string; id: string }

function listSent(input: BookInput, { ids, ...fields }: Omit<Pictures, 'stored'>): Sent[] {
  return [
    ...pictureFields.map((path) => ({ path, id: fields[path] ?? '' })),
    ...listPictures(toWritten(input)).map(({ path, image }) => ({ path: `${path}.image`, id: ids.get(image) ?? '' })),
  ].filter(({ id }) => id !== '')
}

/** Finds pictures of a host by their ids. @throws INVALID_INPUT for the first that is missing or foreign */
async function findOwnImages(db: Db, hostId: string, sent: readonly Sent[]): Promise<Map<string, Image>> {
  const found = await findImages(db, { accountId: hostId, imageIds: [...new Set(sent.map(({ id }) => id))] })
  const missing = sent.find(({ id }) => !found.has(id))
  if (missing) throw unknownPicture(missing.path)
  return found
}

/** The lists of pictures by image id. Those that were left out are as in the stored book, by the names of items. */
function withStoredPictures(
  input: BookInput,
  ids: Pictures['ids'],
  before: GuestBook | undefined,
): ListedPictures<string> {
  const sent = mapListedPictures(toWritten(input), (value) => ids.get(value))
  if (!before) return withoutEmptyLists(sent)
  return keepLeftOut(
    sent,
    input,
    mapListedPictures(before, ({ url }) => readImageAddress(url)),
  )
}

export async function discardPictures(
  context: Context,
  hostId: string,
  { stored }: Pick<Pictures, 'stored'>,
): Promise<void> {
  for (const imageId of stored) {
    await discardImage(context, hostId, imageId).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a picture without a book remains until the next sweep'),
    )
  }
}

/** @returns the id of the picture behind an address or in a data URL */
async function takePicture(
  context: Context,
  hostId: string,
  path: string,
  value: string,
  stored: string[],
): Promise<string> {
  if (!/^data:/i.test(value)) return readImageAddress(value) ?? refuse(unknownPicture(path))
  try {
    const image = await storeImage(context, hostId, readDataUrl(value))
    stored.push(image.id)
    return image.id
  } catch (error) {
    throw withField(error, path)
  }
}

/** The bytes of a data URL. Ignores its media type, because the type is detected from the bytes. */
function readDataUrl(url: string): Buffer {
  const comma = url.indexOf(',')
  if (!/;\s*base64$/i.test(url.slice(0, comma))) throw imageError('UNSUPPORTED_IMAGE')
  // Base64 encodes three bytes as four characters: refuse before decoding.
  if ((url.length - comma) * 0.75 > maxImageBytes + 4) throw imageError('IMAGE_TOO_LARGE')
  return Buffer.from(url.slice(comma + 1), 'base64')
}

function unknownPicture(path: string): AppError {
  return platformError('INVALID_INPUT', { fields: { [path]: 'IMAGE_NOT_FOUND' } })
}

/** Adds to an error which of the book's pictures it concerns. */
function withField(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || error.kind === 'unavailable') return error
  const { kind, code, params, retryAfter } = error
  return new AppError(kind, code, { params, retryAfter, fields: { [path]: { code, params } }, cause: error })
}

function refuse(error: AppError): never {
  throw error
}
