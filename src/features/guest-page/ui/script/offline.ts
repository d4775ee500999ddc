import type { RefreshAnswer, WorkerMessage } from '../worker/worker-messages.ts'
import { report } from './reporting.ts'

/**
 * Lets the guest page's worker keep the book for times without a connection, or, when this page is such a kept
 * copy, asks for the present one.
 */
export function keepOffline() {
  // Previews belong to the owner's session, stays have a worker of their own, and without TLS there is no worker at all.
  if (!('serviceWorker' in navigator) || /^\/(?:preview|s)\//.test(location.pathname)) return
  if ('stored' in document.documentElement.dataset) giveWay()
  else if (document.readyState === 'complete') void keep()
  else window.addEventListener('load', () => void keep())
}

async function keep() {
  try {
    // Our own host has other pages as well; a host's own domain has nothing but books.
    const scope = location.pathname.startsWith('/share/') ? '/share/' : '/'
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep', pictures: listPictures() } satisfies WorkerMessage)
  } catch {
    // A browser that forbids it has the page itself.
  }
}

/**
 * The pictures in the size that this screen has chosen, of those still unseen the smallest, and the scripts: the worker
 * does not know which of them this screen needs. Pictures of the equipment and of own sections are not kept, so that a
 * copy stays small.
 */
function listPictures(): string[] {
  const pictures = document.querySelectorAll<HTMLImageElement>('main img:not(.g-late *),script[src]')
  return [...pictures].map((picture) => picture.currentSrc || picture.srcset?.split(' ')[0] || picture.src)
}

function giveWay() {
  let isReported = false
  const ask = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<RefreshAnswer>) => {
      if (data === 'same') document.documentElement.removeAttribute('data-stored')
      if (data === 'changed') location.reload()
      if (data !== 'unreachable' || isReported) return
      // The server knows nothing of this visit: any other has asked for the page, if in vain for a while.
      isReported = true
      report(`offline ${document.documentElement.lang}`)
    }
    navigator.serviceWorker.controller?.postMessage({ type: 'refresh' } satisfies WorkerMessage, [port2])
  }
  const askAgain = () => {
    if (!document.hidden && 'stored' in document.documentElement.dataset) ask()
  }
  ask()
  window.addEventListener('online', ask)
  document.addEventListener('visibilitychange', askAgain)
  // Of a line that comes back, or of a service, no browser tells.
  setInterval(askAgain, 15_000)
}
