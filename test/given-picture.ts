import sharp from 'sharp'
import type { Caller } from './test-app.ts'

type PictureSize = { width?: number; height?: number }

/** A picture in one colour: a small file at any size. */
export function plainPicture({ width = 1000, height = 600 }: PictureSize = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#c05a2e' } })
}

/** Random pixels, which compress worst. */
export function noisyPicture({ width = 1000, height = 600 }: PictureSize = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
}

/** A picture as phones save it: rotated by an EXIF note, with the location where it was taken. */
export function phonePicture(size: PictureSize = {}): Promise<Buffer> {
  return plainPicture(size)
    .jpeg()
    .withExif({
      IFD0: { Make: 'PhoneMaker', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 4/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 41/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

export function dataUrl(bytes: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/**
 * Uploads a picture; by default a small one.
 * @returns its address
 */
export async function uploadPicture(as: Caller, size: PictureSize = { width: 30, height: 20 }): Promise<string> {
  const picture = await plainPicture(size).png().toBuffer()
  const response = await as.post('/api/images', picture, { 'content-type': 'image/png' })
  if (response.statusCode !== 201) throw new Error(`the picture was not stored: ${response.body}`)
  return response.json<{ url: string }>().url
}
