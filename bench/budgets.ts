import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Config, type Flags } from 'lighthouse'
import sharp from 'sharp'
import { startService } from './service.ts'

const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Bytes over the wire on a first visit, headers included; 1 kB is 1,000 bytes. */
const byteBudgets = { document: 15_000, script: 5_000, everything: 50_000, cover: 42_000 }
const scoreBudget = 1
/** No line breaks elsewhere; letters of another face may stand a few pixels to the side. */
const shiftBudget = 0.001
const paintBudgetMs = 1_200

let isOver = false

function report(name: string, value: number, limit: number, unit: string, atLeast = false) {
  const good = atLeast ? value >= limit : value <= limit
  if (!good) isOver = true
  const bound = `${atLeast ? 'at least' : 'at most'} ${limit.toLocaleString('en')} ${unit}`.trim()
  process.stdout.write(
    `${good ? ' ' : '✗'} ${name.padEnd(34)} ${value.toLocaleString('en').padStart(9)} ${unit.padEnd(3)} ${bound}\n`,
  )
}

const round3 = (value: number) => Math.round(value * 1_000) / 1_000

type Transfer = { url: string; type: string; bytes: number }

/** What a phone loads on its first visit, the worker's own requests aside, which no page session sees. */
async function weigh(url: string): Promise<Transfer[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags.slice(1) })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      // Whatever the worker asks for comes out of the browser's cache; it is weighed on its own.
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const transfers = new Map<string, Transfer>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      transfers.set(requestId, { url: response.url, type, bytes: 0 })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId)
      if (transfer) transfer.bytes = encodedDataLength
    })
    await page.goto(url)
    await page.evaluate(() => document.fonts.ready)
    return [...transfers.values()].filter((transfer) => new URL(transfer.url).origin === new URL(url).origin)
  } finally {
    await browser.close()
  }
}

async function weighWorker(origin: string): Promise<number> {
  const entry = await (await fetch(`${origin}/share/sw.js`)).text()
  const path = /"([^"]+)"/.exec(entry)?.[1] ?? ''
  const script = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())
  return entry.length + brotliCompressSync(script).length
}

async function judge(url: string) {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: chromiumFlags, ignoreDefaultFlags: false })
  try {
    const flags: Flags = { port: chrome.port, logLevel: 'error', output: 'json' }
    // Books hold door codes, so they ask to be left out of search engines.
    const config: Config = { extends: 'lighthouse:default', settings: { skipAudits: ['is-crawlable'] } }
    const result = await lighthouse(url, flags, config)
    if (!result) throw new Error('Lighthouse gave no result')
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** A picture about as hard to compress as a photograph of a house by the sea. */
async function createCover(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({ create: { width: 200, height: 125, channels: 3, background: '#7a8', noise } })
    .png()
    .toBuffer()
  const picture = await sharp(grain).resize(1600, 1000, { kernel: 'cubic' }).jpeg({ quality: 80 }).toBuffer()
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}

const service = await startService()
try {
  const url = `${service.origin}/share/${service.bookId}?lang=en`
  // The tightest compression is made behind the first visits.
  for (let visit = 0; visit < 4; visit += 1) await fetch(url)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const transfers = await weigh(url)
  const sumOf = (type: string) =>
    transfers.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
  const worker = await weighWorker(service.origin)
  const icon = transfers
    .filter(({ url: address }) => address.endsWith('.svg'))
    .reduce((sum, { bytes }) => sum + bytes, 0)

  process.stdout.write('First visit of a full book without pictures, 390 px at 2x\n')
  report('document with its style', sumOf('Document'), byteBudgets.document, 'B')
  report('fonts', sumOf('Font'), byteBudgets.everything, 'B')
  report('script', sumOf('Script'), byteBudgets.script, 'B')
  report('worker, after the page', worker, byteBudgets.script, 'B')
  const all = transfers.reduce((sum, { bytes }) => sum + bytes, 0) + worker
  report(`everything, icon of ${icon} B included`, all, byteBudgets.everything, 'B')
  report('requests', transfers.length, 6, '')

  const withCover = `${service.origin}/share/${await service.createBook({ coverImage: await createCover() })}?lang=en`
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

  for (const [name, address] of [
    ['without cover', url],
    ['with cover', withCover],
  ] as const) {
    const { categories, audits } = await judge(address)
    process.stdout.write(`Lighthouse, mobile, ${name}\n`)
    for (const [key, { score, auditRefs }] of Object.entries(categories)) {
      report(key, Math.round((score ?? 0) * 100), scoreBudget * 100, '', true)
      for (const { id, weight } of auditRefs) {
        const audit = audits[id]
        if (weight > 0 && audit?.score != null && audit.score < 1)
          process.stdout.write(`    ${id}: ${audit.score} ${audit.displayValue ?? ''}\n`)
      }
    }
    report(
      'largest contentful paint',
      Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
      paintBudgetMs,
      'ms',
    )
    report(
      'cumulative layout shift',
      round3(audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
      shiftBudget,
      '',
    )
    report('total blocking time', Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN), 0, 'ms')
  }
} finally {
  await service.stop()
}
process.exitCode = isOver ? 1 : 0
