import type { PixelCall } from '../shared/tracking.ts'

/** Meta's `fbq`: queues calls until the loaded script processes the queue and replaces `callMethod`. */
type Fbq = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const scriptAddress = 'https://connect.facebook.net/en_US/fbevents.js'

let loading: Promise<void> | undefined

/**
 * Loads Meta's script once per page and turns off automatic events: without these two settings it reports clicks, forms
 * and address changes. Rejects when the script is blocked.
 */
export function loadPixel(pixelId: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const fbq = createStub()
    window.fbq = fbq
    window._fbq = fbq
    fbq.disablePushState = true
    fbq('set', 'autoConfig', false, pixelId)
    fbq('init', pixelId)
    const script = document.createElement('script')
    script.async = true
    script.src = scriptAddress
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the pixel did not load'))
    document.head.append(script)
  })
  return loading
}

/** Sends an event to the pixel. The id lets Meta detect duplicates. */
export function callPixel({ method, name, parameters }: PixelCall, eventID: string): void {
  window.fbq?.(method, name, parameters, { eventID })
}

/** Passes the visitor's answer to the loaded script. After a refusal deletes its cookies. */
export function tellPixel(isGranted: boolean): void {
  if (!loading) return
  window.fbq?.('consent', isGranted ? 'grant' : 'revoke')
  if (!isGranted) removePixelCookies()
}

/** The same stub as in Meta's own snippet. */
function createStub(): Fbq {
  const stub = ((...call: unknown[]) => {
    if (stub.callMethod) stub.callMethod(...call)
    else stub.queue.push(call)
  }) as Fbq
  stub.queue = []
  stub.push = stub
  stub.loaded = true
  stub.version = '2.0'
  return stub
}

/** The script sets its cookies for the widest allowed domain, which is one of these. */
function removePixelCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of ['_fbp', '_fbc']) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}
