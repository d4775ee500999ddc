import type { RefreshAnswer, WorkerMessage } from '../worker/worker-messages.ts'
import { report } from './reporting.ts'

/**
 * Makes the guest page's worker store the book for offline use or, if this page is a stored copy, checks for a newer
 * version.
 */
export function keepOffline() {
  // Previews belong to the owner's session, stays have their own worker, and without TLS there are no workers.
  if (!('serviceWorker' in navigator) || /^\/(?:preview|s)\//.test(location.pathname)) return
  if ('stored' in document.documentElement.dataset) giveWay()
  else if (document.readyState === 'complete') void keep()
  else window.addEventListener('load', () => void keep())
}

async function keep() {
  try {
    // Our own host has other pages as well; a host's own domain has only books.
    const scope = location.pathname.startsWith('/share/') ? '/share/' : '/'
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep', pictures: listPictures() } satisfies WorkerMessage)
  } catch {
    // If the browser forbids it, the page still works.
  }
}

/**
 * The pictures in the size that this screen has chosen, or in the smallest size if not yet visible, and the scripts:
 * the worker does not know which of them this screen needs. Pictures of the equipment and of own sections are not
 * stored, so that a copy stays small.
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
      // The server has no record of this visit. In every other case the page was requested, even if the request failed.
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
  // No browser event reports that a connection or a service works again.
  setInterval(askAgain, 15_000)
}
