import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { noisyPicture, phonePicture, plainPicture } from './given-picture.ts'

/** Pictures that no honest program writes, and honest ones of rare kinds. Made by code, so that each says what it is. */

export type PngShape = {
  width: number
  height: number
  /** Bits per sample. */
  depth?: 1 | 2 | 4 | 8 | 16
  /** 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  colorType?: 0 | 2 | 3 | 4 | 6
  isInterlaced?: boolean
}

/** A black PNG of any kind. Its file is about a thousandth of its pixels. */
export function blackPng(shape: PngShape): Buffer {
  const pixels = pngChunk('IDAT', deflateZeros(countPngBytes(shape)))
  return Buffer.concat([pngHead(shape), pixels, pngChunk('IEND', Buffer.alloc(0))])
}

/** Signature and header of a PNG, without any pixels. */
export function pngHead({ width, height, depth = 8, colorType = 2, isInterlaced = false }: PngShape): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colorType, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', header)])
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(typed.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(typed, 4)
  chunk.writeUInt32BE(crc32(typed), typed.length + 4)
  return chunk
}

const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

/** Columns and rows of the seven passes of an interlaced PNG: start and step (PNG specification, section 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function countPngBytes({ width, height, depth = 8, colorType = 2, isInterlaced = false }: PngShape): number {
  const bits = depth * samples[colorType]
  const rows = (columns: number, count: number) => (columns === 0 ? 0 : count * (1 + Math.ceil((columns * bits) / 8)))
  if (!isInterlaced) return rows(width, height)
  return passes.reduce(
    (sum, [left, top, across, down]) =>
      sum + rows(Math.ceil((width - left) / across), Math.ceil((height - top) / down)),
    0,
  )
}

/** A zlib stream of so many zeros. */
function deflateZeros(length: number): Buffer {
  return deflateSync(Buffer.alloc(length), { level: 9 })
}

/** A compressed text that unfolds to so many bytes. */
export function pngText(length: number): Buffer {
  return pngChunk('zTXt', Buffer.concat([Buffer.from('text\0\0', 'latin1'), deflateZeros(length)]))
}

/** A compressed colour profile of so many bytes whose header is valid. */
export function pngProfile(length: number): Buffer {
  const profile = Buffer.alloc(length)
  profile.writeUInt32BE(length, 0)
  profile.writeUInt32BE(0x04200000, 8)
  profile.write('mntrRGB XYZ ', 12)
  profile.write('acsp', 36)
  // The white that the profile specification prescribes.
  profile.writeUInt32BE(0xf6d6, 68)
  profile.writeUInt32BE(0x10000, 72)
  profile.writeUInt32BE(0xd32d, 76)
  return pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]))
}

/** Puts chunks before all others of a PNG. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const headEnd = pngHead({ width: 1, height: 1 }).length
  return Buffer.concat([png.subarray(0, headEnd), ...chunks, png.subarray(headEnd)])
}

export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Puts segments before all others of a JPEG. */
export function withSegments(jpeg: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

/**
 * A progressive JPEG in so many scans, at most 2,080: one for all components, then one for each bit of each
 * coefficient. All are valid, and all but the first say in a few bytes that nothing changes.
 */
export function manyScans({ width, height, scans }: { width: number; height: number; scans: number }): Buffer {
  const components = [1, 2, 3]
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const frame = Buffer.concat([Buffer.of(8), size, Buffer.of(3, ...components.flatMap((id) => [id, 0x11, 0]))])
  /** A code of one bit for one symbol: no difference, or a run of 2^14 and more empty blocks. */
  const table = (kind: number, symbol: number) =>
    jpegSegment(0xc4, Buffer.of(kind << 4, 1, ...new Array(15).fill(0), symbol))
  const scan = (ids: readonly number[], first: number, last: number, bits: number, data: Uint8Array) =>
    Buffer.concat([jpegSegment(0xda, Buffer.of(ids.length, ...ids.flatMap((id) => [id, 0]), first, last, bits)), data])

  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const runs = '0'.repeat(15 * Math.ceil(blocks / 2 ** 14))
  const nothing = Buffer.alloc(Math.ceil(runs.length / 8))
  const refinements = components.flatMap((id) =>
    Array.from({ length: 63 * 11 }, (_, index) => {
      const coefficient = 1 + Math.floor(index / 11)
      const low = 10 - (index % 11)
      return scan([id], coefficient, coefficient, low === 10 ? low : ((low + 1) << 4) | low, nothing)
    }),
  )
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    jpegSegment(0xdb, Buffer.of(0, ...new Array(64).fill(1))),
    jpegSegment(0xc2, frame),
    table(0, 0),
    table(1, 0xe0),
    scan(components, 0, 0, 0, Buffer.alloc(Math.ceil((3 * blocks) / 8))),
    ...refinements.slice(0, scans - 1),
    Buffer.of(0xff, 0xd9),
  ])
}

/** So many frames of 40×40 pixels, on a canvas of another size if one is given. */
export async function animatedWebp(frames: number, canvas?: number): Promise<Buffer> {
  const side = 40
  const pixels = Buffer.concat(
    Array.from({ length: frames }, (_, index) =>
      Buffer.alloc(4 * side * side, Buffer.of((side * index) % 256, 0, 0, 128)),
    ),
  )
  const raw = { width: side, height: side * frames, channels: 4, pageHeight: side } as const
  const file = await sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer()
  if (canvas !== undefined) {
    file.writeUIntLE(canvas - 1, 24, 3)
    file.writeUIntLE(canvas - 1, 27, 3)
  }
  return file
}

/** A picture of the gallery, and the code with which it is refused; without one it is accepted. */
export type GalleryPicture = { name: string; bytes: Buffer; code?: string }

/** Every kind of hostile or rare picture that an upload has to answer. All are within 2 MB unless they say otherwise. */
export async function pictureGallery(): Promise<GalleryPicture[]> {
  const jpeg = await noisyPicture({ width: 300, height: 200 }).jpeg().toBuffer()
  const png = await noisyPicture({ width: 300, height: 200 }).png().toBuffer()
  const webp = await noisyPicture({ width: 300, height: 200 }).webp().toBuffer()
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  const small = { width: 300, height: 200 }
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>')
  const unsupported = { code: 'UNSUPPORTED_IMAGE' }
  const unreadable = { code: 'UNREADABLE_IMAGE' }
  const tooManyPixels = { code: 'TOO_MANY_PIXELS' }
  return [
    { name: 'no bytes', bytes: Buffer.alloc(0), ...unsupported },
    { name: 'zeros', bytes: Buffer.alloc(100_000), ...unsupported },
    { name: 'an SVG', bytes: svg, ...unsupported },
    { name: 'a GIF', bytes: await plainPicture(small).gif().toBuffer(), ...unsupported },
    { name: 'a HEIC', bytes: heic, ...unsupported },
    { name: 'half a JPEG', bytes: half(jpeg), ...unreadable },
    { name: 'half a PNG', bytes: half(png), ...unreadable },
    { name: 'half a WebP', bytes: half(webp), ...unreadable },
    { name: 'the first 12 bytes of a JPEG', bytes: jpeg.subarray(0, 12), ...unreadable },
    { name: 'a PNG that ends after its header', bytes: pngHead(small), ...unreadable },
    { name: 'a JPEG of 480,000 comments', bytes: withSegments(jpeg, manyComments(480_000)), ...unreadable },
    {
      name: 'a PNG of 4 billion pixels on a side',
      bytes: pngHead({ width: 2 ** 31, height: 2 ** 31 }),
      ...tooManyPixels,
    },
    { name: 'a PNG of 16,001 pixels on a side', bytes: blackPng({ width: 16_001, height: 1 }), ...tooManyPixels },
    { name: 'a PNG of 51 megapixels', bytes: pngHead({ width: 7_150, height: 7_150 }), ...tooManyPixels },
    {
      name: 'an interlaced PNG of 20 megapixels with 16 bits per sample',
      bytes: blackPng({ width: 4_500, height: 4_500, depth: 16, colorType: 6, isInterlaced: true }),
      ...tooManyPixels,
    },
    {
      name: 'a progressive JPEG of 50 megapixels',
      bytes: await plainPicture({ width: 7_070, height: 7_070 }).jpeg({ progressive: true }).toBuffer(),
      ...tooManyPixels,
    },
    { name: 'a JPEG in 2,000 scans', bytes: manyScans({ width: 3_000, height: 2_000, scans: 2_000 }), ...unreadable },
    { name: 'a WebP animation on a huge canvas', bytes: await animatedWebp(3, 7_000), ...tooManyPixels },
    {
      name: 'a JPEG of 10 MB of metadata',
      bytes: withSegments(jpeg, manyComments(2_500_000)),
      code: 'IMAGE_TOO_LARGE',
    },
    { name: 'a PNG of 40 texts of 45 MB each', bytes: withChunks(png, ...new Array(40).fill(pngText(45_000_000))) },
    { name: 'a PNG with a colour profile of 45 MB', bytes: withChunks(png, pngProfile(45_000_000)) },
    { name: 'a WebP animation of 1,000 frames', bytes: await animatedWebp(1_000) },
    { name: 'a CMYK JPEG', bytes: await plainPicture(small).toColourspace('cmyk').jpeg().toBuffer() },
    { name: 'a JPEG that lies on its side', bytes: await phonePicture(small) },
    { name: 'an interlaced PNG', bytes: blackPng({ ...small, isInterlaced: true }) },
    { name: 'a progressive JPEG', bytes: await plainPicture(small).jpeg({ progressive: true }).toBuffer() },
  ]
}

function manyComments(count: number): Buffer {
  return Buffer.alloc(4 * count, Buffer.of(0xff, 0xfe, 0, 2))
}
