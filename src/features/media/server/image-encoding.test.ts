import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noisyPicture, phonePicture, plainPicture } from '#test/given-picture.ts'
import { pngProfile, pngText, withChunks } from '#test/hostile-pictures.ts'
import { type EncodedImage, encodeImage } from './image-encoding.ts'

const encode = async (bytes: Uint8Array) => encodeImage(bytes)
const widthsOf = ({ variants }: EncodedImage) => variants.map((variant) => variant.width)

test('a phone picture is rotated upright and its metadata (location, camera) is removed', async () => {
  const original = await phonePicture({ width: 1000, height: 600 })
  const before = await sharp(original).metadata()
  expect(before.orientation).toBe(6)
  expect(before.exif?.includes('PhoneMaker')).toBe(true)
  // EXIF tag 0x8825 (GPS pointer) in either byte order.
  expect(hasTag(before.exif, 0x88, 0x25)).toBe(true)

  const encoded = await encodeImage(original)

  expect([encoded.width, encoded.height]).toEqual([600, 1000])
  for (const { bytes } of encoded.variants) {
    const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'webp' })
    expect(bytes.includes('EXIF')).toBe(false)
  }
})

test.each([
  [4000, 3000, [640, 1024, 1600], [1600, 1200]],
  [1600, 900, [640, 1024, 1600], [1600, 900]],
  [1200, 600, [640, 1024, 1200], [1200, 600]],
  [1024, 600, [640, 1024], [1024, 600]],
  [300, 200, [300], [300, 200]],
  [1, 1, [1], [1, 1]],
  [1000, 8000, [400], [400, 3200]],
])('%i×%i pixels are stored in widths %j and never enlarged', async (width, height, widths, size) => {
  const encoded = await encodeImage(await plainPicture({ width, height }).jpeg().toBuffer())

  expect(widthsOf(encoded)).toEqual(widths)
  expect([encoded.width, encoded.height]).toEqual(size)
  for (const variant of encoded.variants) expect((await sharp(variant.bytes).metadata()).width).toBe(variant.width)
})

test.each([
  [1100, 700, 34_000, 91_000],
  [1100, 1650, 77_000, 120_000],
])(
  'the phone variants of a detailed picture of %i×%i pixels stay small',
  async (width, height, phone, largePhone) => {
    // Noise over several pixels, like grass and water. Noise in every pixel would not be realistic.
    const grain = await noisyPicture({ width: Math.round(width / 6), height: Math.round(height / 6) })
      .blur(0.7)
      .png()
      .toBuffer()
    const picture = await sharp(grain).resize(width, height).jpeg({ quality: 80 }).toBuffer()

    const { variants } = await encodeImage(picture)

    const sizeOf = (variantWidth: number) => variants.find((variant) => variant.width === variantWidth)?.bytes.length
    expect(sizeOf(640)).toBeLessThanOrEqual(phone)
    expect(sizeOf(1024)).toBeLessThanOrEqual(largePhone)
    expect(sizeOf(640)).toBeGreaterThan(phone / 4)
  },
  300_000,
)

test('pictures with transparency, greyscale, CMYK and 16 bits per channel are accepted', async () => {
  const pictures = [
    await sharp({ create: { width: 40, height: 30, channels: 4, background: '#c05a2e80' } })
      .png()
      .toBuffer(),
    await plainPicture({ width: 40, height: 30 }).greyscale().jpeg().toBuffer(),
    await plainPicture({ width: 40, height: 30 }).toColourspace('cmyk').jpeg().toBuffer(),
    await plainPicture({ width: 40, height: 30 }).toColourspace('rgb16').png().toBuffer(),
    await plainPicture({ width: 40, height: 30 }).webp().toBuffer(),
  ]
  for (const picture of pictures) {
    const [variant] = (await encodeImage(picture)).variants
    expect(await sharp(variant?.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 30,
      space: 'srgb',
    })
  }
})

test('files that are neither JPEG, PNG nor WebP are refused', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  const gif = await plainPicture({ width: 9, height: 9 }).gif().toBuffer()
  const tiff = await plainPicture({ width: 9, height: 9 }).tiff().toBuffer()
  for (const bytes of [svg, gif, tiff, Buffer.from('just a text'), Buffer.alloc(0)]) {
    await expect(encode(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_IMAGE' })
  }
})

test('a damaged picture is refused', async () => {
  const whole = await noisyPicture({ width: 300, height: 200 }).jpeg().toBuffer()
  const png = await noisyPicture({ width: 300, height: 200 }).png().toBuffer()
  for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, 12), png.subarray(0, png.length / 2)]) {
    await expect(encode(bytes)).rejects.toMatchObject({ code: 'UNREADABLE_IMAGE' })
  }
})

test('a small file with too many pixels is refused', async () => {
  const bomb = await plainPicture({ width: 9000, height: 9000 }).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(400_000)

  await expect(encode(bomb)).rejects.toMatchObject({ code: 'TOO_MANY_PIXELS' })
})

test('compressed texts in a PNG are not decompressed, and chunks that affect the picture are kept', async () => {
  const colors = await plainPicture({ width: 60, height: 40 })
    .png({ palette: true })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const texts = new Array<Buffer>(40).fill(pngText(45_000_000))
  const [plain, bulky] = [colors, withChunks(colors, pngProfile(45_000_000), ...texts)]
  expect(bulky.length).toBeGreaterThan(1_500_000)

  const before = process.cpuUsage()
  const encoded = await encode(bulky)
  const { user } = process.cpuUsage(before)

  expect(encoded).toEqual(await encode(plain))
  expect([encoded.width, encoded.height]).toEqual([40, 60])
  // Decompressing 1.8 GB of texts would take many seconds.
  expect(user / 1e6).toBeLessThan(3)
})

function hasTag(exif: Buffer | undefined, high: number, low: number): boolean {
  return exif?.includes(Buffer.of(high, low)) === true || exif?.includes(Buffer.of(low, high)) === true
}
