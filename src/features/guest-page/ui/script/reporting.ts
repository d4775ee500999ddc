import { keep, recall } from './memory.ts'

/** The book whose visits are counted; an owner's preview has none. */
const { book } = document.documentElement.dataset
const memoryKey = `benvenuto-uses ${book}`

/** Maximum number of lines that wait for a connection. */
const mostLines = 40

/**
 * Reports a guest's actions to the service, in lines that identify nobody (`guest-event.ts` of analytics). What cannot
 * be sent is kept in the browser until there is a connection.
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

/** Reports copies, calls, maps and tools, and what was kept while offline. */
export function reportUses() {
  const { pathname, search, hash } = location
  // The mark of the printed QR code has been counted; if the guest passes this address on, the next visit must count as
  // a link.
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
  // The button already shows whether it was switched on or off. Printing is reported separately, because it can also be
  // started from the browser's menu.
  return control.ariaPressed === 'false' || tool === 'print' ? undefined : tool
}
