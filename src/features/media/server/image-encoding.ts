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

/** Keeps a screenshot of a whole page below what WebP can hold (16,383 pixels). */
const maxHeight = 3_200

const widest = imageWidths[2]

/** Best first. The last one is taken whatever the size of its file. */
const qualities = [80, 72, 64, 56, 48, 40, 30, 20, 10, 1]
const worst = qualities.length - 1

/**
 * Reads a picture by its bytes, whatever it calls itself, and writes it anew: upright, in sRGB, without any
 * metadata (place, camera, time), as WebP in up to three widths, never wider than the original. Takes up to several
 * seconds and 150 MB, so the service has it done by `image-processes.ts`.
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

/** Bare pixels: what is not in them, such as EXIF, cannot reach any file that is made of them. */
async function decodeUpright(bytes: Uint8Array): Promise<Pixels> {
  const { format, width, height } = readImageHeader(bytes)
  // The limit refuses a file whose size the decoder reads otherwise than we do.
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
 * Finds the best quality whose file is small enough. It begins with the one that the next narrower variant needed: an
 * encoding of a busy picture takes up to a second, at a quality that is far too good also 100 MB.
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
 * In bytes: one bit per pixel, which a photograph needs to look well, and never more than a second of weak signal for
 * what phones pick. Most pick the narrowest, see the guest page's cover: 34 kB where it lies on its side.
 */
function largestFile(width: number, height: number): number {
  const ceiling = width <= imageWidths[1] ? 120_000 : 400_000
  return Math.min(ceiling, Math.max(34_000, Math.round((width * height) / 8)))
}
