/**
 * Content beside the phone frame on wide screens, and the wide view. Loaded only on such screens. It imports nothing
 * that `guest-script.ts` imports: a shared file would be one more request of every phone.
 */
import { arrangeColumns, threeColumns } from './columns.ts'
import { createDrawing, find } from './elements.ts'
import { addFacts, createContents, createPrintButton, createViewButton, createWifi, followBar, texts } from './sides.ts'
import css from './wide.css?inline'
import { roomyScreen, wideViewKey } from './wide-memory.ts'

const root = document.documentElement
const roomy = matchMedia(roomyScreen)
/** The phone frame alone, the phone frame between two sides, or the book in columns. */
type View = 'plain' | 'beside' | 'wide'

let isWide = recallWide()

function recallWide(): boolean {
  try {
    return Boolean(localStorage.getItem(wideViewKey))
  } catch {
    return false
  }
}

function keepWide() {
  try {
    if (isWide) localStorage.setItem(wideViewKey, '1')
    else localStorage.removeItem(wideViewKey)
  } catch {
    // Storage is forbidden.
  }
}

/** The left edge of the cover in the wide view. */
const edge = 'M0 0H28C24 16 26 40 40 70C62 114 70 178 46 242C26 296 22 348 46 400H0z'

function enableViews() {
  const disclosure = find('.g-find') as HTMLDetailsElement | null
  const panel = find('.g-panel')
  const side = find('.g-side')
  const cover = find('.g-cover')
  const picture = cover?.querySelector('img')
  const sizes = picture?.sizes ?? ''
  const contents = createContents()
  const toWide = createViewButton('columns', texts.wideView)
  const toPhone = createViewButton('phone', texts.phoneView)
  const wifi = createWifi()
  if (wifi) side?.prepend(wifi)
  side?.append(toWide, createPrintButton())
  side?.before(contents)
  find('.g-sos')?.before(toPhone)
  if (picture) cover?.append(createDrawing('g-edge', '0 0 88 400', edge))
  if (panel) {
    // The script of the search is loaded later, and the contents must not move then.
    panel.querySelector<HTMLElement>('[hidden]')?.removeAttribute('hidden')
    contents.append(panel)
    addFacts(contents)
    followBar(contents)
    disclosure?.append(panel)
  }

  const state: { view: View; restore: () => void } = { view: 'plain', restore: () => undefined }

  function show(view: View) {
    state.restore()
    state.restore = () => undefined
    state.view = view
    root.classList.toggle('g-beside', view === 'beside')
    root.classList.toggle('g-wide', view === 'wide')
    if (picture) picture.sizes = view === 'wide' ? '60vw' : sizes
    if (view === 'wide') {
      // Sections that are not laid out yet have no height to measure.
      root.classList.remove('g-first')
      state.restore = arrangeColumns()
    }
    if (view === 'beside' && panel) {
      const wasOpen = disclosure?.open
      contents.append(panel)
      if (disclosure) disclosure.open = false
      if (wasOpen) panel.querySelector('input')?.focus()
      state.restore = () => disclosure?.append(panel)
    }
    root.classList.toggle('g-arranged', view === 'wide')
  }
  const showFitting = () => {
    if (!roomy.matches) show('plain')
    else show(isWide ? 'wide' : 'beside')
  }

  /** Changes the view on request, and keeps the visible section in view. */
  const choose = (wide: boolean) => {
    const current = find('.g-nav > ul [aria-current]') as HTMLAnchorElement | null
    const isAtTop = current?.closest('li') === current?.closest('ul')?.firstElementChild
    isWide = wide
    keepWide()
    showFitting()
    if (current && !isAtTop) document.getElementById(current.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    const button = wide ? toPhone : toWide
    button.focus({ preventScroll: true })
  }
  toWide.addEventListener('click', () => choose(true))
  toPhone.addEventListener('click', () => choose(false))
  disclosure?.querySelector('summary')?.addEventListener('click', (event) => {
    if (state.view !== 'beside') return
    // The search is beside the phone frame.
    event.preventDefault()
    panel?.querySelector('input')?.focus()
  })
  roomy.addEventListener('change', showFitting)
  threeColumns.addEventListener('change', () => state.view === 'wide' && show('wide'))
  window.addEventListener('beforeprint', () => show('plain'))
  window.addEventListener('afterprint', showFitting)
  showFitting()
  // The browser scrolled to the section before it was moved to its column.
  if (state.view === 'wide' && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

// A browser without support shows the phone frame alone.
if ('replaceSync' in CSSStyleSheet.prototype) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // Hides the book until it is arranged.
  root.classList.toggle('g-wide', isWide && roomy.matches)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', enableViews)
  else enableViews()
}
