import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { themeNames } from '#features/books/shared/book-theme.ts'
import { languages } from '#platform/i18n/languages.ts'
import { report, reportFigure, reportScores } from './budget-report.ts'
import type { Service } from './service.ts'
import { judge, sumOf, type Transfer, weigh } from './visit.ts'

/** Transferred bytes of a first visit, including headers; 1 kB is 1,000 bytes. */
const byteBudgets = { document: 15_000, script: 5_000, everything: 50_000, cover: 36_000 }
const paintBudgetMs = 1_200

async function weighWorker(origin: string): Promise<number> {
  const entry = await (await fetch(`${origin}/share/sw.js`)).text()
  const path = /"([^"]+)"/.exec(entry)?.[1] ?? ''
  const script = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())
  return entry.length + brotliCompressSync(script).length
}

/** A JPEG that compresses about as badly as a photograph. */
async function createPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({ create: { width: 200, height: 125, channels: 3, background: '#7a8', noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(1600, 1000, { kernel: 'cubic' }).jpeg({ quality: 80 }).toBuffer()
}

/** A logo with letters and a mark in flat colours. */
function createLogo(): Promise<Buffer> {
  const mark =
    '<circle cx="150" cy="150" r="110" fill="#1b4965"/><path d="M300 90h540v40H300zm0 90h380v30H300z" fill="#5fa8d3"/>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">${mark}</svg>`
  return sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).jpeg().toBuffer()
}

/** The best compression is done in the background after the first visits. */
async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 4; visit += 1) await fetch(url)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
}

const picturesOf = (transfers: readonly Transfer[]) => sumOf(transfers.filter(({ url }) => url.includes('/media/')))

/** The guest page on a first visit: its size, its cover, and Lighthouse's results. */
export async function checkGuestBudgets(service: Service): Promise<void> {
  const url = `${service.origin}/share/${service.bookId}?lang=en`
  const first = await weigh(url)
  await warm(url)
  const transfers = await weigh(url)
  const worker = await weighWorker(service.origin)
  const icon = transfers
    .filter(({ url: address }) => address.endsWith('.svg'))
    .reduce((sum, { bytes }) => sum + bytes, 0)

  process.stdout.write('First visit of a full book without pictures, 390 px at 2x\n')
  report('document with its style', sumOf(transfers, 'Document'), byteBudgets.document, 'B')
  report('the same for the first guest', sumOf(first, 'Document'), byteBudgets.document, 'B')
  report('fonts', sumOf(transfers, 'Font'), byteBudgets.everything, 'B')
  report('script', sumOf(transfers, 'Script'), byteBudgets.script, 'B')
  report('worker, after the page', worker, byteBudgets.script, 'B')
  const all = sumOf(transfers) + worker
  report(`everything, icon of ${icon} B included`, all, byteBudgets.everything, 'B')
  report('requests', transfers.length, 6, '')

  const picture = await createPicture()
  const coverImage = `data:image/jpeg;base64,${picture.toString('base64')}`
  const withCover = `${service.origin}/share/${await service.createBook({ coverImage })}?lang=en`
  await warm(withCover)
  const covers = (await weigh(withCover))
    .filter(({ type }) => type === 'Image')
    .filter(({ url: address }) => address.includes('/media/'))
  report('cover pictures loaded', covers.length, 1, '')
  report(
    'cover',
    covers.reduce((sum, { bytes }) => sum + bytes, 0),
    byteBudgets.cover,
    'B',
  )

  process.stdout.write('The same with cover, logo, accent and own sections\n')
  const logo = await createLogo()
  let dressed = withCover
  for (const theme of themeNames) {
    dressed = `${service.origin}/share/${await service.createDressedBook(theme, { logo, photo: picture }, { coverImage })}?lang=en`
    for (const language of languages) {
      const address = dressed.replace('lang=en', `lang=${language}`)
      const early = await weigh(address)
      await warm(address)
      const parts = await weigh(address)
      report(`document in ${theme}, ${language}`, sumOf(parts, 'Document'), byteBudgets.document, 'B')
      report('the same for the first guest', sumOf(early, 'Document'), byteBudgets.document, 'B')
      const withoutPictures = sumOf(parts) - picturesOf(parts) + worker
      report('everything but pictures', withoutPictures, byteBudgets.everything, 'B')
    }
  }

  for (const [name, address] of [
    ['without cover', url],
    ['with cover', withCover],
    ['with cover, theme, logo and own sections', dressed],
  ] as const) {
    // Guest pages contain door codes, so they ask search engines not to index them.
    const visits = await judge(address, ['is-crawlable'])
    process.stdout.write(`Lighthouse, mobile, ${name}: the median of ${visits.length} visits\n`)
    reportScores(visits)
    reportFigure(visits, 'largest-contentful-paint', paintBudgetMs, 'ms')
    reportFigure(visits, 'cumulative-layout-shift', 0, '')
    reportFigure(visits, 'total-blocking-time', 0, 'ms')
  }
}
