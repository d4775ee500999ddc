import { keep, recall } from './memory.ts'

/** The book whose visits are counted; an owner's preview has none. */
const { book } = document.documentElement.dataset
const memoryKey = `benvenuto-uses ${book}`

/** Lines that wait for a connection at most. */
const mostLines = 40

/**
 * Tells the service what a guest did, in lines that name nobody (`guest-event.ts` of analytics). What cannot be sent
 * waits in the browser for a connection.
 */
export function report(lines: string) {
  if (book)
    fetch(`/share/${book}/events`, { method: 'POST', body: lines, keepalive: true }).catch(() => remember(lines))
}

function remember(lines: string) {
  const waiting = `${recall(memoryKey) ?? ''}\n${lines}`.trim()
  keep(memoryKey, waiting.split('\n').slice(-mostLines).join('\n'))
}

function sendRemembered() {
  const waiting = recall(memoryKey)
  keep(memoryKey, '')
  if (waiting) report(waiting)
}

/** Reports copies, calls, maps and tools, and what was kept from a time without a connection. */
export function reportUses() {
  const { pathname, search, hash } = location
  // The mark of the printed code has been counted: whoever gets this address passed on gets a link.
  if (/[?&]qr/.test(search)) history.replaceState(null, '', pathname + search.replace(/qr=?&|\?qr=?$/, '') + hash)
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('a, button')
    const use = control && nameOf(control)
    if (use) report(use)
  })
  window.addEventListener('beforeprint', () => report('print'))
  window.addEventListener('online', sendRemembered)
  sendRemembered()
}

function nameOf(control: HTMLElement): string | undefined {
  const { copy, tool } = control.dataset
  const href = control.getAttribute('href') ?? ''
  if (copy) return control.closest('#wifi') ? 'wifi' : 'code'
  if (href.endsWith('.vcf')) return 'vcard'
  if (control.closest('#host .g-acts')) return 'contact'
  if (/^geo|map/.test(href)) return 'map'
  // By now the button says whether it was switched on or off. Printing reports itself, from the browser's menu too.
  return control.ariaPressed === 'false' || tool === 'print' ? undefined : tool
}
