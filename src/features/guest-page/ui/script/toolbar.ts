import { showDone } from './copying.ts'
import { keep, largeTextClass, largeTextKey } from './memory.ts'

/** Share, large text and print. Buttons for what this browser does not support stay hidden. */
export function enableToolbar(announce: (text: string) => void) {
  enableSharing(announce)
  enableLargeText()
  enablePrinting()
}

function reveal(name: string): HTMLButtonElement | undefined {
  const button = document.querySelector<HTMLButtonElement>(`button[data-tool="${name}"]`)
  if (button) button.hidden = false
  return button ?? undefined
}

function enableSharing(announce: (text: string) => void) {
  const canShare = Boolean(navigator.share)
  if (!canShare && !navigator.clipboard) return
  const button = reveal('share')
  button?.addEventListener('click', async () => {
    // Without the language: the recipient has her own.
    const url = location.origin + location.pathname
    try {
      if (canShare) await navigator.share({ title: document.title, url })
      else {
        await navigator.clipboard.writeText(url)
        showDone(button, announce)
      }
    } catch {
      // Cancelling is not an error.
    }
  })
}

function enableLargeText() {
  const root = document.documentElement
  const button = reveal('text')
  if (!button) return
  button.ariaPressed = String(root.classList.contains(largeTextClass))
  button.addEventListener('click', () => {
    const isLarge = root.classList.toggle(largeTextClass)
    keep(largeTextKey, isLarge ? '1' : '')
    button.ariaPressed = String(isLarge)
  })
}

function enablePrinting() {
  reveal('print')?.addEventListener('click', () => window.print())
  window.addEventListener('beforeprint', () => {
    const line = document.querySelector<HTMLElement>('[data-printed]')
    if (line) line.textContent = (line.dataset['printed'] ?? '').replace('#', writeToday(document.documentElement.lang))
  })
}

/** Same as in `day.ts`: a module that guests share with the app would be one more file to load. */
function writeToday(language: string): string {
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }).format()
  return language === 'fr' ? date.replace(/^1 /, '1er ') : date
}
