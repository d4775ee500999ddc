import sharp from 'sharp'
import icon from '#ui/illustrations/favicon.svg?raw'
import wordmark from '#ui/illustrations/logo-wordmark.svg?raw'

const scenes = import.meta.glob<string>(['/src/ui/illustrations/hero-*.svg', '/src/ui/illustrations/blog-*.svg'], {
  query: '?raw',
  import: 'default',
})

const width = 1200
const height = 630

/** The illustrations that have a social picture, by name. */
const loaders = new Map(
  Object.entries(scenes).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), load]),
)

/**
 * A picture for links in social networks: PNG, 1200 x 630 px, an illustration with the wordmark in the corner. Contains
 * no other text, so it serves all languages.
 * @returns undefined if there is no illustration with that name
 */
export async function drawSocialPicture(name: string): Promise<Buffer | undefined> {
  const load = loaders.get(name)
  if (!load) return undefined
  const scene = await sharp(Buffer.from(await load()), { density: 108 })
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .toBuffer()
  return sharp(scene)
    .composite([{ input: Buffer.from(plate()), left: 48, top: height - 152 }])
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer()
}

/** The application's icon as a square PNG. @param size side in px */
export function drawIcon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(icon), { density: 600 }).resize(size, size).png({ palette: true }).toBuffer()
}

/** The wordmark on a light background, so that it is legible on every scene. */
function plate(): string {
  const inner = wordmark.replace('<svg ', '<svg x="32" y="27" width="286" height="54" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="350" height="104"><rect width="350" height="104" rx="20" fill="#FBF7F0"/>${inner}</svg>`
}
