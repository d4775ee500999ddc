import sharp from 'sharp'

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
