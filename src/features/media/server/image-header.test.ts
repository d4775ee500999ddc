import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noisyPicture, plainPicture } from '#test/given-picture.ts'
import {
  animatedWebp,
  blackPng,
  jpegSegment,
  manyScans,
  type PngShape,
  pictureGallery,
  pngHead,
  withSegments,
} from '#test/hostile-pictures.ts'
import { readImageHeader } from './image-header.ts'

const small = { width: 300, height: 200 }

const read = (bytes: Uint8Array) => {
  try {
    return readImageHeader(bytes)
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('format and size are read from the header', async () => {
  const alpha = { create: { ...small, channels: 4, background: '#c05a2e80' } } as const
  for (const [format, bytes] of [
    ['jpeg', await plainPicture(small).jpeg().toBuffer()],
    ['jpeg', await plainPicture(small).jpeg({ progressive: true }).toBuffer()],
    ['jpeg', await plainPicture(small).greyscale().jpeg().toBuffer()],
    ['png', await sharp(alpha).png().toBuffer()],
    ['webp', await plainPicture(small).webp().toBuffer()],
    ['webp', await plainPicture(small).webp({ lossless: true }).toBuffer()],
    ['webp', await sharp(alpha).webp().toBuffer()],
  ] as const) {
    expect(read(bytes)).toMatchObject({ format, ...small })
    expect(read(new Uint8Array(Buffer.concat([Buffer.alloc(3), bytes])).subarray(3))).toMatchObject({
      format,
      ...small,
    })
  }
  expect(read(await animatedWebp(3))).toMatchObject({ format: 'webp', width: 40, height: 40 })
})

test.each([
  ['read row by row', {}, 50, 16_000],
  ['of 16 bits', { depth: 16 }, 25, 8_000],
  ['interlaced', { isInterlaced: true }, 20, 16_000],
  ['interlaced, of 16 bits and with alpha', { isInterlaced: true, depth: 16, colorType: 6 }, 10, 8_000],
  ['interlaced and grey', { isInterlaced: true, depth: 1, colorType: 0 }, 40, 16_000],
] satisfies [string, Partial<PngShape>, number, number][])(
  'a PNG that is %s has its own limits, which the error contains',
  (_kind, shape, megapixels, side) => {
    const limit = megapixels * 1_000_000
    const tooLarge = { code: 'TOO_MANY_PIXELS', params: expect.objectContaining({ megapixels, side }) }
    const readPng = (width: number, height: number) => readImageHeader(pngHead({ width, height, ...shape }))

    expect(readPng(5_000, limit / 5_000)).toMatchObject({ maxPixels: limit, maxSide: side })
    expect(() => readPng(5_000, limit / 5_000 + 1)).toThrow(expect.objectContaining(tooLarge))
    expect(readPng(side, 1)).toMatchObject({ width: side })
    expect(() => readPng(1, side + 1)).toThrow(expect.objectContaining(tooLarge))
  },
)

test.each([
  ['4:2:0', 26],
  ['4:4:4', 13],
])('a progressive JPEG with %s sampling may have %i megapixels', async (chromaSubsampling, megapixels) => {
  const baseline = await plainPicture(small).jpeg({ chromaSubsampling }).toBuffer()
  const progressive = await plainPicture(small).jpeg({ chromaSubsampling, progressive: true }).toBuffer()

  expect(readImageHeader(baseline).maxPixels).toBe(50_000_000)
  expect(Math.floor(readImageHeader(progressive).maxPixels / 1_000_000)).toBe(megapixels)
})

test('a JPEG with one scan for each component is limited like a progressive one', async () => {
  const jpeg = await plainPicture(small).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
  const scan = jpeg.indexOf(Buffer.of(0xff, 0xda))
  jpeg[scan + 4] = 1

  expect(Math.floor(readImageHeader(jpeg).maxPixels / 1_000_000)).toBe(13)
})

test('lossless and animated WebP are limited by the decoder’s memory', async () => {
  const lossless = await plainPicture(small).webp({ lossless: true }).toBuffer()

  expect(readImageHeader(await plainPicture(small).webp().toBuffer()).maxPixels).toBe(50_000_000)
  expect(readImageHeader(lossless).maxPixels).toBe(20_000_000)
  expect(readImageHeader(await animatedWebp(2)).maxPixels).toBe(10_000_000)
})

test('a JPEG may have at most a hundred scans', () => {
  const size = { width: 300, height: 200 }
  expect(read(manyScans({ ...size, scans: 100 }))).toMatchObject(size)
  expect(read(manyScans({ ...size, scans: 101 }))).toBe('UNREADABLE_IMAGE')
})

test('segments, fill bytes and other bytes before the frame header are skipped', async () => {
  const jpeg = await plainPicture(small).jpeg().toBuffer()
  const thumbnail = await plainPicture({ width: 16, height: 16 }).jpeg().toBuffer()

  expect(read(withSegments(jpeg, jpegSegment(0xe1, thumbnail)))).toMatchObject(small)
  const padding = Buffer.from('padding\xff\0\xff\xff', 'latin1')
  expect(read(withSegments(jpeg, jpegSegment(0xfe, thumbnail), padding))).toMatchObject(small)
})

/** Otherwise a file could pass the limits and then be decoded at a larger size. */
test('a damaged header is either refused or read like the decoder reads it', async () => {
  const pictures = await Promise.all([
    noisyPicture(small).jpeg().toBuffer(),
    noisyPicture(small).jpeg({ progressive: true }).toBuffer(),
    noisyPicture(small).png().toBuffer(),
    noisyPicture(small).webp().toBuffer(),
    noisyPicture(small).webp({ lossless: true }).toBuffer(),
    animatedWebp(2),
  ])
  let agreed = 0
  for (let round = 0; round < 600; round += 1) {
    const bytes = Buffer.from(pictures[round % pictures.length] ?? '')
    const position = (round * 7) % Math.min(bytes.length, 700)
    bytes[position] = (bytes[position] ?? 0) ^ (1 << (round % 8))
    const decoded = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined)
    const header = read(bytes)
    if (!decoded || typeof header === 'string') continue
    expect({ round, width: header.width, height: header.height }).toEqual({
      round,
      width: decoded.width,
      height: decoded.height,
    })
    agreed += 1
  }
  expect(agreed).toBeGreaterThan(200)
})

test('reading a header is fast for any bytes', async () => {
  const jpeg = await plainPicture(small).jpeg().toBuffer()
  const twoMegabytes = 2 * 1024 * 1024
  const endless = [
    Buffer.alloc(twoMegabytes, 0xff),
    Buffer.alloc(twoMegabytes, Buffer.of(0xff, 0)),
    Buffer.alloc(twoMegabytes, Buffer.of(0xff, 0xfe, 0, 2)),
    Buffer.alloc(twoMegabytes, Buffer.of(0xff, 0xda)),
    Buffer.alloc(twoMegabytes),
  ].map((bytes) => withSegments(jpeg, bytes))
  const hostile = [...endless, ...(await pictureGallery()).map(({ bytes }) => bytes), blackPng(small)]
  for (const bytes of hostile) {
    const begin = performance.now()
    read(bytes)
    expect(performance.now() - begin).toBeLessThan(500)
  }
})
