import { askOften, renewPage } from './clock.ts'
import { isTapKept } from './taps.ts'

/** Makes the worker store this stay for offline use or, in a stored copy, waits for a connection. */
export function keepStay() {
  if (!('serviceWorker' in navigator)) return
  if ('stored' in document.documentElement.dataset) {
    // A reload would cancel the request of a stored tap, after which the page is requested anyway.
    const renew = async () => {
      if (!isTapKept()) await renewPage()
    }
    if (!document.hidden) renew().catch(() => undefined)
    askOften(renew)
  } else if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep())
}

async function keep() {
  try {
    await navigator.serviceWorker.register('/s/sw.js', { scope: '/s/' })
    const { active } = await navigator.serviceWorker.ready
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map(
      (picture) => picture.currentSrc || picture.srcset?.split(' ')[0] || picture.src,
    )
    active?.postMessage({ type: 'keep', pictures })
  } catch {
    // If the browser forbids it, the page still works.
  }
}
