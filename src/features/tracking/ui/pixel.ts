import type { PixelCall } from '../shared/tracking.ts'

/** Meta's `fbq`: a list of calls at first, which the loaded script works off and then answers itself. */
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
 * Loads Meta's script, once per page, and tells it to send nothing by itself: without these two settings it reports
 * clicks, forms and changes of the address. Rejects where something keeps the script out.
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

/** Hands an event over. The id lets Meta recognise one that arrives twice. */
export function callPixel({ method, name, parameters }: PixelCall, eventID: string): void {
  window.fbq?.(method, name, parameters, { eventID })
}

/** Tells the loaded script what the visitor answered, and takes its cookies away after a refusal. */
export function tellPixel(isGranted: boolean): void {
  if (!loading) return
  window.fbq?.('consent', isGranted ? 'grant' : 'revoke')
  if (!isGranted) removePixelCookies()
}

/** As Meta's own snippet builds it. */
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

/** The script sets them for the widest domain that it may, which is one of these. */
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
