/** Addresses and sizes of uploaded pictures. Pure, no I/O; the browser may import it. */

/** The stored widths in pixels. Narrower pictures are not enlarged. */
export const imageWidths = [640, 1024, 1600] as const

/** Maximum size of an uploaded file in bytes: 2 MB. */
export const maxImageBytes = 2 * 1024 * 1024

/** The types for the browser's file dialog. The server decides by the file's bytes. */
export const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/** A stored picture. */
export type Image = {
  id: string
  accountId: string
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** The stored widths, narrowest first. */
  widths: readonly number[]
  /** Total size of its files. */
  bytes: number
  /** Milliseconds UTC. */
  createdAt: number
}

/** A stored picture for pages: an immutable address per width, and the size that reserves its space. */
export type ImageView = {
  /** Address of the widest variant. */
  url: string
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** All variants for `srcset`, narrowest first: `/media/…/480.webp 480w, …`. */
  srcSet: string
}

export function presentImage(image: Pick<Image, 'id' | 'width' | 'height' | 'widths'>): ImageView {
  return {
    url: imageAddress(image.id, image.width),
    width: image.width,
    height: image.height,
    srcSet: image.widths.map((width) => `${imageAddress(image.id, width)} ${width}w`).join(', '),
  }
}

/** Reads the JSON column `widths`. @throws Error for anything but an array of numbers */
export function readWidths(widths: string): number[] {
  const read: unknown = JSON.parse(widths)
  if (!Array.isArray(read) || !read.every((width) => typeof width === 'number')) {
    throw new Error('the widths of a picture are not an array of numbers')
  }
  return read
}

/** @returns the id in a picture's address of any width; undefined for other addresses */
export function readImageAddress(url: string): string | undefined {
  return /^\/media\/([A-Za-z0-9_-]{22})\/[1-9]\d{0,3}\.webp$/.exec(url)?.[1]
}

/** A picture at its public addresses. @param base what stands before `/{id}/{width}.webp` */
export function presentPublicly<Picture extends ImageView>(picture: Picture, base: string): Picture {
  const move = (addresses: string) => addresses.replaceAll('/media/', `${base}/`)
  return { ...picture, url: move(picture.url), srcSet: move(picture.srcSet) }
}

function imageAddress(id: string, width: number): string {
  return `/media/${id}/${width}.webp`
}
