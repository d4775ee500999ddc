/** Uploaded pictures: how they are addressed and shown. Pure, no I/O; the browser may import it. */

/** The widths in pixels that every picture is kept in, unless it is smaller. */
export const imageWidths = [640, 1024, 1600] as const

/** Largest file that may be uploaded, in bytes: 2 MB (SPEC section 5). */
export const maxImageBytes = 2 * 1024 * 1024

/** What the browser's file dialog offers; what is accepted is decided by the file's bytes. */
export const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/** A stored picture. */
export type Image = {
  id: string
  accountId: string
  /** Pixel size of the widest variant. */
  width: number
  height: number
  /** The widths in which it is kept, narrowest first. */
  widths: readonly number[]
  /** Of all its files. */
  bytes: number
  /** Milliseconds UTC. */
  createdAt: number
}

/** A stored picture as pages use it: an immutable address per width, and the size that reserves its place. */
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

/** The widths of a picture as its row holds them, in JSON. @throws Error for anything but a list of numbers */
export function readWidths(widths: string): number[] {
  const read: unknown = JSON.parse(widths)
  if (!Array.isArray(read) || !read.every((width) => typeof width === 'number')) {
    throw new Error('the widths of a picture are no list of numbers')
  }
  return read
}

/** @returns the id in an address that `presentImage` gave, of any width; undefined for anything else */
export function readImageAddress(url: string): string | undefined {
  return /^\/media\/([A-Za-z0-9_-]{22})\/[1-9]\d{0,3}\.webp$/.exec(url)?.[1]
}

function imageAddress(id: string, width: number): string {
  return `/media/${id}/${width}.webp`
}
