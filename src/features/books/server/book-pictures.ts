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

/** The pictures that a write names, by their ids, and which of them were stored for it. */
export type Pictures = Record<PictureField, string | null> & { stored: string[] }

/**
 * Turns the pictures of a write into ids: data URLs are stored, addresses are read. Storing takes long, so it
 * happens before the write's transaction; `discardPictures` takes it back when that fails.
 * @throws what `storeImage` throws, and INVALID_INPUT for an address that names no picture, with the field
 */
export async function takePictures(context: Context, hostId: string, input: BookInput): Promise<Pictures> {
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

/** Refuses pictures that are not the host's, or not there any more: between a visit and a write lie sweeps. */
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

/** The bytes of a data URL. What it says about their type is not read: the bytes decide. */
function readDataUrl(url: string): Buffer {
  const comma = url.indexOf(',')
  if (!/;\s*base64$/i.test(url.slice(0, comma))) throw imageError('UNSUPPORTED_IMAGE')
  // Four letters carry three bytes: refuse before decoding.
  if ((url.length - comma) * 0.75 > maxImageBytes + 4) throw imageError('IMAGE_TOO_LARGE')
  return Buffer.from(url.slice(comma + 1), 'base64')
}

function unknownPicture(field: PictureField): AppError {
  return platformError('INVALID_INPUT', { fields: { [field]: 'IMAGE_NOT_FOUND' } })
}

/** Says which of the book's two pictures a failure is about. */
function withField(error: unknown, field: PictureField): unknown {
  if (!(error instanceof AppError) || error.kind === 'unavailable') return error
  const { kind, code, params, retryAfter } = error
  return new AppError(kind, code, { params, retryAfter, fields: { [field]: { code, params } }, cause: error })
}

function refuse(error: AppError): never {
  throw error
}
