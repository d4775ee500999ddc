import sharp, { type SharpOptions } from 'sharp'
import { imageWidths } from '../shared/image.ts'
import { imageError } from './image-errors.ts'
import { readImageHeader } from './image-header.ts'
import { withoutBulkyChunks } from './png-chunks.ts'

export type EncodedImage = {
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** WebP files, narrowest first. */
  variants: { width: number; bytes: Buffer }[]
}

/** Maximum stored height in pixels, so that a long screenshot stays below WebP's limit of 16,383 pixels. */
const maxHeight = 3_200

const widest = imageWidths[2]

/** WebP qualities, best first. The last one is used regardless of the file size. */
const qualities = [80, 72, 64, 56, 48, 40, 30, 20, 10, 1]
const worst = qualities.length - 1

/**
 * Decodes a picture (its format is detected from the bytes) and encodes it as WebP: upright, in sRGB, without metadata
 * (location, camera, time), in up to three widths, never wider than the original. Takes up to several seconds and 150 MB,
 * so the service runs it in a separate process, see `image-processes.ts`.
 * @throws UNREADABLE_IMAGE when the bytes are damaged; what `readImageHeader` throws
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const upright = await decodeUpright(bytes)
  const widths = [...imageWidths.filter((width) => width < upright.width), upright.width]
  const variants: EncodedImage['variants'] = []
  let quality = 0
  for (const width of widths) {
    const encoded = await encodeVariant(upright, width, quality)
    variants.push({ width, bytes: encoded.bytes })
    quality = encoded.quality
  }
  return { width: upright.width, height: upright.height, variants }
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Decodes to raw pixels, so that metadata such as EXIF cannot reach the encoded files. */
async function decodeUpright(bytes: Uint8Array): Promise<Pixels> {
  const { format, width, height } = readImageHeader(bytes)
  // The limit refuses a file if the decoder reads another size than `readImageHeader`.
  const reading: SharpOptions = { limitInputPixels: width * height, failOn: 'error', autoOrient: true }
  try {
    const file = format === 'png' ? withoutBulkyChunks(bytes) : bytes
    const { data, info } = await sharp(file, reading)
      .resize({ width: widest, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch (cause) {
    throw imageError('UNREADABLE_IMAGE', { cause })
  }
}

/**
 * Finds the best quality with a small enough file. Starts with the quality of the next narrower variant, because one
 * encoding of a detailed picture takes up to a second, and at a much too high quality also 100 MB.
 * @param expected index in `qualities`
 */
async function encodeVariant({ data, ...raw }: Pixels, width: number, expected: number) {
  const pixels = sharp(data, { raw }).resize({ width })
  const largest = largestFile(width, Math.round((raw.height * width) / raw.width))
  const encode = (quality: number) =>
    pixels
      .clone()
      .webp({ quality: qualities[quality] ?? 1 })
      .toBuffer()

  let best: { quality: number; bytes: Buffer } | undefined
  let tooLarge = -1
  let next = expected
  while (!best || best.quality - tooLarge > 1) {
    const bytes = await encode(next)
    if (bytes.length <= largest || next === worst) {
      best = { quality: next, bytes }
      next -= 1
    } else {
      tooLarge = next
      next = Math.ceil((next + (best?.quality ?? worst)) / 2)
    }
  }
  return best
}

/**
 * Maximum file size in bytes: one bit per pixel, enough for a good photograph, and for phone variants at most 120 kB,
 * about one second on a slow mobile network. Most phones load the narrowest variant: 34 kB for a landscape picture.
 */
function largestFile(width: number, height: number): number {
  const ceiling = width <= imageWidths[1] ? 120_000 : 400_000
  return Math.min(ceiling, Math.max(34_000, Math.round((width * height) / 8)))
}
