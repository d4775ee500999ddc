import { renewPage } from './clock.ts'
import { isTapKept } from './taps.ts'

/** How often a kept copy looks for the present page, in milliseconds. */
const pause = 15_000

/** Lets the worker keep this stay for times without a connection, or, in such a kept copy, waits for a connection. */
export function keepStay() {
  if (!('serviceWorker' in navigator)) return
  if ('stored' in document.documentElement.dataset) {
    const look = () => {
      // A reload would end the request of a kept tap, after which the page is asked for anyway.
      if (!document.hidden && !isTapKept()) renewPage().catch(() => undefined)
    }
    look()
    addEventListener('online', look)
    setInterval(look, pause)
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
    // A browser that forbids it has the page itself.
  }
}
