/*
 * The inline script of the guest document's head. `build/inline-script.ts` compiles and minifies it with what it
 * imports; `createEarlyScript` inserts the constants. Not a module at run time: import its source, never this file.
 *
 * The choices of an earlier visit take effect before the first paint. On a first visit the fonts, the module script and
 * the layout of distant sections wait until the first screen is painted, or three seconds where the cover is late
 * (decision 19).
 */
import { languages } from '#platform/i18n/languages.ts'
import { languageMemoryKey, largeTextClass, largeTextKey } from '../script/memory.ts'
import { wideViewKey } from '../wide/wide-memory.ts'

// Inserted as text, so each is used exactly once.
declare const earlyFaces: readonly (readonly [family: string, href: string])[]
declare const earlyModules: readonly string[]
declare const earlyPrint: string
declare const earlyWide: readonly [screen: string, href: string]

/** While the root element has this class, guest.css skips the layout of the sections below the first screen. */
const firstScreenClass = 'g-first'

// Short names for what is used several times: the script is part of every page.
const page = document
const root = page.documentElement
const rootClasses = root.classList
const nextFrame = requestAnimationFrame
/** Set when the service worker has a stored copy of the book, from the second visit on. */
const worker = navigator.serviceWorker?.controller

/** Adds all faces in one turn, so that the page is laid out again only once. Never rejects. */
const loadFaces = () =>
  Promise.all(
    earlyFaces.map(([family, href]) => new FontFace(family, `url(${href})`, { weight: '400 600' }).load()),
  ).then(
    (faces) => faces.map((face) => page.fonts.add(face)),
    () => 0,
  )

/** Lays out one section per frame, so that input is handled in between. */
const layOutSections = () => {
  const sections = [...page.querySelectorAll<HTMLElement>('.g-main>section,.g-around')]
  const layOutNext = () => {
    const section = sections.shift()
    if (section) {
      section.style.contentVisibility = 'visible'
      nextFrame(layOutNext)
    }
  }
  layOutNext()
}

const load = (element: string, properties: object) =>
  page.head.append(Object.assign(page.createElement(element), properties))

const loadModule = (src: string, blocking = '') => load('script', { type: 'module', src, blocking })

let isWaiting = true

/** Sections follow the fonts, so that each is laid out once. With a worker the fonts are already loaded. */
const loadRest = () => {
  if (!isWaiting) return
  isWaiting = false
  for (const href of earlyModules) loadModule(href)
  load('link', { rel: 'stylesheet', media: 'print', href: earlyPrint })
  if (!worker) void loadFaces().then(layOutSections)
}

// A link without `?lang=` opens in the language that the guest chose before. A link with `?lang=` keeps its language,
// so there is no redirect loop. Large text set later than this would move the page.
let isWideView: string | null = null
try {
  const storage = localStorage
  isWideView = storage.getItem(wideViewKey)
  const chosen = languages.find((language) => language === storage.getItem(languageMemoryKey))
  const address = new URL(location.href)
  if (storage.getItem(largeTextKey)) rootClasses.add(largeTextClass)
  if (chosen && !address.searchParams.has('lang') && chosen !== root.lang) {
    address.searchParams.set('lang', chosen)
    location.replace(address)
  }
} catch {
  // Storage is forbidden.
}

// Without the stored choice the phone frame is already in its place. The wide view would move everything after the
// first paint, so browsers that support `blocking` wait for it.
const [roomyScreen, wideModule] = earlyWide
const roomy = matchMedia(roomyScreen)
const loadWide = () => {
  if (roomy.matches) loadModule(wideModule, isWideView ? 'render' : '')
}
// When a tablet is turned. A loaded module does not run again.
roomy.onchange = loadWide
loadWide()

// With a link to a section everything is laid out at once; otherwise the target would move while the page scrolls to
// it.
if (worker) void loadFaces()
else if (!location.hash) rootClasses.add(firstScreenClass)

// A language link may be tapped before the module script has loaded.
// biome-ignore lint/suspicious/noGlobalAssign: no listener of the page is lost, and it is shorter than any other way
onclick = ({ target }) => {
  rootClasses.remove(firstScreenClass)
  try {
    // No check that it is an element, to save bytes: anything else ends in the catch.
    const language = (target as Element).closest<HTMLElement>('[data-lang]')?.dataset['lang']
    if (language) localStorage.setItem(languageMemoryKey, language)
  } catch {
    // Storage is forbidden.
  }
}

// The cover is painted when it is decoded, some frames after its load event.
addEventListener('load', () => nextFrame(() => nextFrame(() => setTimeout(loadRest, 99))))
addEventListener('DOMContentLoaded', () => setTimeout(loadRest, 3000))
