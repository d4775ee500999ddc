import { keep, recall } from './memory.ts'

const key = `benvenuto-tap ${location.pathname}`

/** Interval in ms between attempts to send a stored tap, and timeout of each attempt. */
const pause = 15_000

/**
 * Sends taps without leaving the page. Without a connection a tap is stored on the phone and sent once there is one;
 * the service counts a repeated tap once.
 */
export function enableTaps() {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-tap]')]
  // The page shows that it was sent, or no longer offers it.
  if (!forms.some(({ dataset }) => dataset['tap'] === recall(key))) keep(key, '')
  for (const form of forms) enableTap(form)
  const undo = document.querySelector<HTMLFormElement>('form[data-undo-until]')
  if (undo) countDown(undo)
}

/** Whether a stored tap has to be sent; then the page is requested again. */
export function isTapKept(): boolean {
  return recall(key) !== null
}

function enableTap(form: HTMLFormElement) {
  const { tap = '' } = form.dataset
  const isKept = () => recall(key) === tap
  let line: HTMLElement | undefined
  let isSending = false
  const showKept = () => {
    form.hidden = true
    if (line) return
    line = createKeptLine(form, () => {
      keep(key, '')
      line?.remove()
      line = undefined
      form.hidden = false
    })
    form.after(line)
  }
  const send = async () => {
    if (isSending) return
    isSending = true
    // Before the response: a guest may leave the page while the connection is too slow for one.
    keep(key, tap)
    const request = new AbortController()
    const timer = setTimeout(() => request.abort(), pause)
    try {
      // Not followed: the reload requests the page.
      const { type, status } = await fetch(form.action, { method: 'POST', redirect: 'manual', signal: request.signal })
      if (status >= 500) throw new Error(String(status))
      // The guest may have undone it meanwhile; then the next page shows it.
      keep(key, '')
      if (type === 'opaqueredirect' || status >= 400) location.reload()
    } catch {
      showKept()
    } finally {
      clearTimeout(timer)
      isSending = false
    }
  }
  const sendKept = () => {
    if (isKept() && !document.hidden) void send()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    for (const button of form.querySelectorAll('button')) button.disabled = true
    void send().finally(() => {
      for (const button of form.querySelectorAll('button')) button.disabled = false
    })
  })
  if (isKept()) showKept()
  sendKept()
  addEventListener('online', sendKept)
  setInterval(sendKept, pause)
}

/** Shows that the tap is stored on the phone, with the text of the form. */
function createKeptLine({ dataset }: HTMLFormElement, undo: () => void): HTMLElement {
  const line = document.createElement('div')
  const done = document.createElement('div')
  done.className = 'g-st-done'
  done.role = 'status'
  const words = document.createElement('b')
  words.textContent = dataset['kept'] ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'g-st-quiet'
  button.textContent = dataset['undo'] ?? ''
  button.onclick = undo
  const note = document.createElement('p')
  note.className = 'g-st-small'
  note.textContent = dataset['note'] ?? ''
  done.append(words, button)
  line.append(done, note)
  return line
}

/** Shows how long a tap can be undone, and removes the button then. */
function countDown(form: HTMLFormElement) {
  const button = form.querySelector('button')
  const words = button?.textContent ?? ''
  // A phone whose clock is behind would offer it for too long.
  const until = Math.min(Number(form.dataset['undoUntil']), Date.now() + Number(form.dataset['undoTime']))
  const count = () => {
    const seconds = Math.ceil((until - Date.now()) / 1000)
    if (seconds <= 0) return form.remove()
    if (button) button.textContent = `${words} · ${seconds}\u00a0s`
    setTimeout(count, 250)
  }
  count()
}
