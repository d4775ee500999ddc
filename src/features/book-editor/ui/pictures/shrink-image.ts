import { maxImageBytes } from '#features/media/shared/image.ts'

const widestSide = 2000

/**
 * Scales a photo down, in the browser, until it is within the limit of an upload. Camera data such as the location is
 * removed, which is intended.
 * @throws when the browser cannot read the file as a picture
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const [side, quality] of [
      [widestSide, 0.86],
      [widestSide, 0.7],
      [1400, 0.7],
      [1000, 0.6],
    ] as const) {
      const smaller = await draw(bitmap, side, quality)
      if (smaller.size <= maxImageBytes) return new File([smaller], file.name, { type: smaller.type })
    }
  } finally {
    bitmap.close()
  }
  throw new Error('the picture stays too large')
}

async function draw(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const webp = await encode(canvas, 'image/webp', quality)
  // Safari returns PNG when asked for WebP.
  return webp.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', quality)
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), type, quality)
  })
}
