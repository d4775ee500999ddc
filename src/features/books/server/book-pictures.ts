import {
  discardImage,
  findImage,
  imageError,
  maxImageBytes,
  readImageAddress,
  storeImage,
} from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError, platformError } from '#platform/errors.ts'
import type { BookInput } from '../shared/book-contract.ts'

const pictureFields = ['coverImage', 'welcomeImage'] as const
type PictureField = (typeof pictureFields)[number]

/** The image ids that a write refers to, and which of these images were stored for it. */
export type Pictures = Record<PictureField, string | null> & { stored: string[] }

/**
 * Converts the pictures of a write to image ids: stores data URLs, parses addresses. Storing is slow, so it must happen
 * before the write's transaction; call `discardPictures` if that fails.
 * @throws the errors of `storeImage`, and INVALID_INPUT for an address that is not one of a picture, with the field
 */
export async function storePictures(context: Context, hostId: string, input: BookInput): Promise<Pictures> {
  const pictures: Pictures = { coverImage: null, welcomeImage: null, stored: [] }
  try {
    for (const field of pictureFields)
      pictures[field] = await takePicture(context, hostId, field, input[field], pictures)
    await refuseForeignPictures(context.db, hostId, pictures)
  } catch (error) {
    await discardPictures(context, hostId, pictures)
    throw error
  }
  return pictures
}

/** Refuses pictures of other hosts, and pictures that the cleanup job has deleted. */
export async function refuseForeignPictures(db: Db, hostId: string, pictures: Pictures): Promise<void> {
  for (const field of pictureFields) {
    const imageId = pictures[field]
    if (imageId !== null && !(await findImage(db, { accountId: hostId, imageId }))) throw unknownPicture(field)
  }
}

export async function discardPictures(context: Context, hostId: string, { stored }: Pictures): Promise<void> {
  for (const imageId of stored) {
    await discardImage(context, hostId, imageId).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a picture without a book remains until the next sweep'),
    )
  }
}

async function takePicture(
  context: Context,
  hostId: string,
  field: PictureField,
  value: string,
  { stored }: Pictures,
): Promise<string | null> {
  if (value === '') return null
  if (!/^data:/i.test(value)) return readImageAddress(value) ?? refuse(unknownPicture(field))
  try {
    const image = await storeImage(context, hostId, readDataUrl(value))
    stored.push(image.id)
    return image.id
  } catch (error) {
    throw withField(error, field)
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

function unknownPicture(field: PictureField): AppError {
  return platformError('INVALID_INPUT', { fields: { [field]: 'IMAGE_NOT_FOUND' } })
}

/** Adds to an error which of the book's two pictures it concerns. */
function withField(error: unknown, field: PictureField): unknown {
  if (!(error instanceof AppError) || error.kind === 'unavailable') return error
  const { kind, code, params, retryAfter } = error
  return new AppError(kind, code, { params, retryAfter, fields: { [field]: { code, params } }, cause: error })
}

function refuse(error: AppError): never {
  throw error
}
