const root = document.documentElement

/**
 * Maximum interval between two checks of the clock, in milliseconds: timers are late on sleeping phones, and none is
 * longer than 24 days.
 */
const longestWait = 3_600_000

/**
 * Requests the page again and shows it. The worker uses one response of the network for the request and the reload.
 * @throws without a connection
 */
export async function renewPage(): Promise<void> {
  const { ok, status } = await fetch(location.href)
  if (ok || status === 404) location.reload()
}

/** Minimum and maximum interval in ms between two requests of an open page; random, so that phones spread. */
const [shortestPause, longestPause] = [15_000, 30_000]

/** Calls `ask` at intervals while the page is visible, and at once when it becomes visible or the phone is online. */
export function askOften(ask: () => Promise<void>) {
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, shortestPause + Math.random() * (longestPause - shortestPause))
  }
  const look = () => {
    wait()
    if (!document.hidden) ask().catch(() => undefined)
  }
  for (const event of ['visibilitychange', 'online']) addEventListener(event, look, true)
  wait()
}

/**
 * Hides the secrets at their end, and requests the page when the clock changes its content. By the phone's clock, and
 * without a network: if a worker has stored the page for the time after the stay, that one is shown.
 */
export function followClock() {
  const { stay, secrets, end } = root.dataset
  const hide = () => {
    for (const id of (secrets ?? '').split(' ')) document.getElementById(id)?.remove()
    // On wide screens there is a second QR code of the Wi-Fi.
    for (const side of document.querySelectorAll('.g-side,.g-photo')) side.remove()
    // The results of the page's search, and the text that is still to be read aloud, are copies of its words.
    document.querySelector('.g-panel input')?.dispatchEvent(new Event('input'))
    window.speechSynthesis?.cancel()
    renewPage().catch(() => navigator.serviceWorker?.controller && location.reload())
  }
  /** Calls `act` once when its time has come. */
  const at = (time: number, act: () => void) => {
    if (!(time > 0)) return
    let isDone = false
    const look = () => {
      if (isDone) return
      const wait = time - Date.now()
      if (wait > 0) {
        setTimeout(look, Math.min(wait, longestWait))
        return
      }
      isDone = true
      act()
    }
    look()
    for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, look, true)
  }
  at(Number(end), hide)
  // A stored copy already says so, and a time long past changes nothing any more.
  if (Number(stay) > Date.now()) at(Number(stay), () => renewPage().catch(() => undefined))
}
