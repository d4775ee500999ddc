import { askOften } from './clock.ts'
import { isTapKept } from './taps.ts'

const root = document.documentElement
const key = `benvenuto-news ${location.pathname}`

/** What the page announces after a reload, and the section that was at the top of the screen, with its distance from it. */
type News = { words: string; section?: string | undefined; top?: number | undefined }

/**
 * While the page waits for its host: asks whether it has changed, and then loads it again. The request is `HEAD` with
 * the page's ETag, so that an answer without news has no body, and no worker handles it.
 */
export function followHost() {
  const { tag, news = '', stored } = root.dataset
  showNews()
  if (!tag || stored !== undefined) return
  askOften(async () => {
    // The reload would end what guests are doing. A stored tap loads the page itself.
    if (isTapKept() || document.querySelector('dialog[open],input[type=search]:focus')) return
    const headers = { 'if-none-match': `"${tag}"` }
    const { ok, status, redirected } = await fetch(location.href, { method: 'HEAD', headers })
    if (redirected || !(ok || status === 404)) return
    keepNews(news)
    location.reload()
  })
}

function keepNews(words: string) {
  const section = [...document.querySelectorAll('main>section[id]')].find(
    (one) => one.getBoundingClientRect().bottom > 0,
  )
  const isAtTop = scrollY === 0
  const kept: News = isAtTop ? { words } : { words, section: section?.id, top: section?.getBoundingClientRect().top }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
    // Places on the new page are lower by what has appeared.
    if (!isAtTop) history.scrollRestoration = 'manual'
  } catch {
    // Storage is forbidden.
  }
}

/** After the reload: announces the news and the code, and scrolls to where the reader was. */
function showNews() {
  const { words, section, top = 0 } = takeNews()
  if (words === undefined) return
  history.scrollRestoration = 'auto'
  const announcer = document.createElement('p')
  announcer.className = 'g-vh'
  announcer.role = 'status'
  document.body.append(announcer)
  const code = document.querySelector('#arrive .g-st .g-code')
  const lines = [words, code?.querySelector('dt')?.textContent, code?.querySelector('b')?.textContent]
  // Screen readers read only what is added to a region that they know.
  setTimeout(() => {
    announcer.textContent = lines.filter(Boolean).join(' ')
  }, 500)
  const place = section === undefined ? null : document.getElementById(section)
  if (!place) return
  const scroll = () => scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
  scroll()
  // Sections get their height when they come near the screen.
  requestAnimationFrame(() => requestAnimationFrame(scroll))
}

function takeNews(): Partial<News> {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const { words, section, top }: Readonly<Record<string, unknown>> = JSON.parse(kept ?? '{}')
    if (typeof words !== 'string') return {}
    return { words, ...(typeof section === 'string' && typeof top === 'number' && { section, top }) }
  } catch {
    return {}
  }
}
