import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { themes } from '#features/book-theme/shared/theme-presets.ts'
import { deriveTones } from '#features/book-theme/shared/theme-tones.ts'
import type { BookTheme, CoverFocus } from '#features/books/shared/book-theme.ts'
import { ArcadeMotif } from '../ui/motifs.tsx'

/** Size of large previews in social networks and messengers, in px. */
const width = 1200
const height = 630
/** The accent stripe at the bottom, and the box that a logo is fitted into. */
const band = 18
const logoBox = { width: 380, height: 120, pad: 24, margin: 48 }

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    drawSharePicture: { input: SharePictureTask; output: Uint8Array }
  }
}

export type SharePictureTask = {
  look: BookTheme
  /** Files of the host's pictures, if there are any. */
  cover: Uint8Array | undefined
  logo: Uint8Array | undefined
}

/**
 * The share picture of a book as JPEG, which all networks accept: cover, logo and accent. Contains no text, so it fits
 * all languages and reveals nothing.
 */
export async function drawSharePicture({ look, cover, logo }: SharePictureTask): Promise<Uint8Array> {
  const scene = cover ? await cropAround(cover, look.coverFocus) : await drawArcade(look)
  const { fill } = deriveTones(look)
  const foot = { create: { width, height: band, channels: 3, background: fill } } as const
  const plate = logo && (await drawPlate(logo, findGround(look, cover !== undefined)))
  return sharp(scene)
    .composite([
      { input: foot, left: 0, top: height - band },
      ...(plate ? [{ input: plate.png, left: logoBox.margin, top: height - band - 40 - plate.height }] : []),
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Like `object-fit: cover` and `object-position` in CSS. */
async function cropAround(file: Uint8Array, { x, y }: CoverFocus): Promise<Buffer> {
  const original = sharp(file)
  const size = await original.metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const [scaledWidth, scaledHeight] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  const left = Math.round(((scaledWidth - width) * x) / 100)
  const top = Math.round(((scaledHeight - height) * y) / 100)
  return original.resize(scaledWidth, scaledHeight, { fit: 'fill' }).extract({ left, top, width, height }).toBuffer()
}

/** The logo's background, as on the page: a logo that needs none gets the page's own background, not the photograph. */
function findGround({ logoGround, theme }: BookTheme, isOnCover: boolean): string | undefined {
  if (logoGround !== 'none') return logoGround === 'dark' ? '#111' : '#fff'
  return isOnCover ? themes[theme].bg : undefined
}

async function drawPlate(logo: Uint8Array, ground: string | undefined): Promise<{ png: Buffer; height: number }> {
  const fitted = await sharp(logo)
    .resize({ width: logoBox.width, height: logoBox.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (ground === undefined) return { png: fitted.data, height: fitted.info.height }
  const [outerWidth, outerHeight] = [fitted.info.width + 2 * logoBox.pad, fitted.info.height + 2 * logoBox.pad]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}"><rect width="100%" height="100%" rx="20" fill="${ground}"/></svg>`
  const png = await sharp(Buffer.from(plate))
    .composite([{ input: fitted.data, left: logoBox.pad, top: logoBox.pad }])
    .png()
    .toBuffer()
  return { png, height: outerHeight }
}

/** The head of a book without a cover, in the colours of its theme. */
function drawArcade({ theme }: BookTheme): Promise<Buffer> {
  const { wall, arch, door, pane, bg } = themes[theme]
  const fills = [bg, wall, arch, door, pane].map((color, index) => `.g-m${index}{fill:${color}}`).join('')
  const svg = renderToStaticMarkup(<ArcadeMotif />)
    .replace(
      'viewBox="0 0 400 150"',
      `xmlns="http://www.w3.org/2000/svg" viewBox="-25 -20 400 210" width="${width}" height="${height}"`,
    )
    .replace('>', `><style>${fills}</style><rect x="-25" y="140" width="400" height="60" fill="${bg}"/>`)
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).flatten({ background: wall }).png().toBuffer()
}
