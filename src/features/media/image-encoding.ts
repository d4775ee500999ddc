import sharp, { type SharpOptions } from 'sharp'
import { createTurnstile } from '#platform/turnstile.ts'
import { imageWidths } from './image.ts'
import { imageError } from './image-errors.ts'

export type EncodedImage = {
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** WebP files, narrowest first. */
  variants: { width: number; bytes: Buffer }[]
}

/** 50 megapixels: more than phones take, and a bound to what a small file can unfold to. */
const maxPixels = 50_000_000

/** Keeps a screenshot of a whole page below what WebP can hold (16,383 pixels). */
const maxHeight = 3_200

const widest = imageWidths[2]

/** Tried from the best down to what makes the file small enough; the last one is taken whatever its size. */
const qualities = [80, 72, 64, 56, 48, 40, 30, 20, 10, 1]

const takeTurn = createTurnstile({ atOnce: 2, mostWaiting: 30, retryAfter: 30 })

/**
 * Reads a picture by its bytes, whatever it calls itself, and writes it anew: upright, in sRGB, without any
 * metadata (place, camera, time), as WebP in up to three widths, never wider than the original.
 * @throws UNSUPPORTED_IMAGE when the bytes are no JPEG, PNG or WebP, UNREADABLE_IMAGE when they are damaged or
 *   unfold to more than 50 megapixels; UNAVAILABLE when too many pictures are waiting
 */
export function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const format = detectFormat(bytes)
  if (!format) throw imageError('UNSUPPORTED_IMAGE')
  return takeTurn(async () => {
    const upright = await decodeUpright(bytes)
    const widths = [...imageWidths.filter((width) => width < upright.width), upright.width]
    const variants: EncodedImage['variants'] = []
    for (const width of widths) variants.push({ width, bytes: await encodeVariant(upright, width) })
    return { width: upright.width, height: upright.height, variants }
  })
}

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Bare pixels: what is not in them, such as EXIF, cannot reach any file that is made of them. */
async function decodeUpright(bytes: Uint8Array): Promise<Pixels> {
  const reading: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true }
  try {
    const { data, info } = await sharp(bytes, reading)
      .resize({ width: widest, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch (cause) {
    throw imageError('UNREADABLE_IMAGE', { cause })
  }
}

/** At the best quality that fits, found by halving: a busy picture must not cost one encoding per quality. */
async function encodeVariant({ data, ...raw }: Pixels, width: number): Promise<Buffer> {
  const pixels = sharp(data, { raw }).resize({ width })
  const largest = largestFile(width, Math.round((raw.height * width) / raw.width))
  const encode = (quality: number | undefined) =>
    pixels
      .clone()
      .webp({ quality: quality ?? 1 })
      .toBuffer()

  let best = await encode(qualities[0])
  let [tooLarge, fits] = [0, qualities.length - 1]
  if (best.length <= largest) return best
  best = await encode(qualities[fits])
  while (fits - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fits) / 2)
    const candidate = await encode(qualities[middle])
    if (candidate.length > largest) tooLarge = middle
    else [fits, best] = [middle, candidate]
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

function detectFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12))
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) return 'png'
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'webp' : undefined
}
