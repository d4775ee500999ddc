const root = document.documentElement

/** The clock is looked at at least so often, in milliseconds: timers of phones that sleep are late, and none is longer than 24 days. */
const longestWait = 3_600_000

/**
 * Asks for the page again and shows it. The worker answers the question and the reload from one answer of the network.
 * @throws without a connection
 */
export async function renewPage(): Promise<void> {
  const { ok, status } = await fetch(location.href)
  if (ok || status === 404) location.reload()
}

/**
 * Hides the secrets at their end, and asks for the page when the clock changes what it says. By the phone's clock, and
 * without a network: where a worker keeps the page for the time after the stay, that one appears.
 */
export function followClock() {
  const { stay, secrets, end } = root.dataset
  const hide = () => {
    for (const id of (secrets ?? '').split(' ')) document.getElementById(id)?.remove()
    // On wide screens the code of the Wi-Fi is there once more.
    for (const side of document.querySelectorAll('.g-side,.g-photo')) side.remove()
    // What the search of the page has found, and what is still to be read aloud, are copies of its words.
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
  // A page that was kept says so already, and a moment that is long past changes nothing any more.
  if (Number(stay) > Date.now()) at(Number(stay), () => renewPage().catch(() => undefined))
}
