import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Config, type Flags, type Result } from 'lighthouse'

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

/** A visit ends when nothing has been loaded for this long. */
const quietMs = 1_000

export type Transfer = { url: string; type: string; bytes: number }

/**
 * What a phone loads on its first visit, without the requests of the service worker, which a page session cannot
 * observe.
 */
export async function weigh(url: string): Promise<Transfer[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags.slice(1) })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      // The worker's requests are answered by the browser's cache; the worker is measured separately.
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const transfers = new Map<string, Transfer>()
    let lastMoved = performance.now()
    session.on('Network.requestWillBeSent', () => {
      lastMoved = performance.now()
    })
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      transfers.set(requestId, { url: response.url, type, bytes: 0 })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId)
      if (transfer) transfer.bytes = encodedDataLength
      lastMoved = performance.now()
    })
    await page.goto(url)
    // Fonts and scripts may load after the first screen.
    while (performance.now() - lastMoved < quietMs) await new Promise((resolve) => setTimeout(resolve, quietMs / 10))
    return [...transfers.values()].filter((transfer) => new URL(transfer.url).origin === new URL(url).origin)
  } finally {
    await browser.close()
  }
}

export function sumOf(transfers: readonly Transfer[], type?: string): number {
  return transfers.filter((one) => type === undefined || one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The number of runs that Lighthouse recommends to reduce noise. */
const visits = 5

/**
 * Runs Lighthouse's mobile test several times with its default throttling.
 * @param skipAudits audits that the page fails on purpose
 */
export async function judge(url: string, skipAudits: readonly string[] = []): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < visits) results.push(await judgeVisit(url, skipAudits))
  return results
}

async function judgeVisit(url: string, skipAudits: readonly string[]): Promise<Result> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: chromiumFlags, ignoreDefaultFlags: false })
  try {
    const flags: Flags = { port: chrome.port, logLevel: 'error', output: 'json' }
    const config: Config = { extends: 'lighthouse:default', settings: { skipAudits: [...skipAudits] } }
    const result = await lighthouse(url, flags, config)
    if (!result) throw new Error('Lighthouse gave no result')
    return result.lhr
  } finally {
    chrome.kill()
  }
}
