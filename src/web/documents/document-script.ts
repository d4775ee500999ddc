import './documents.css'
import { startDemoFilm, startDemoPhones } from '#features/site/ui/demo/demo-phones.ts'
import { startDocumentEvents } from '#features/tracking/ui/document-events.ts'
import { findPixelId } from '#features/tracking/ui/pixel-id.ts'
import { rememberLanguage } from '#platform/browser/page-language.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { startCounter } from '#ui/text-counter.ts'
import { mayBeSignedIn } from '../frame/signed-in-hint.ts'

// Visitors load only this script; account menu and toasts need React and are loaded on demand.
if (mayBeSignedIn() || sessionStorage.getItem('benvenuto.toast') !== null) {
  void import('./account-island.tsx').then((island) => island.showAccount())
}

// Without the cookie, the app and pages without a prefix would use the browser's language.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.footer-languages a[lang]')) {
  link.addEventListener('click', () => {
    if (!isLanguage(link.lang) || !rememberLanguage(link.lang)) return
    // The parameter is for browsers without script, or without cookies.
    link.search = ''
  })
}

// Closes the menu when a section of the same page is chosen, because the menu would cover it.
document.getElementById('site-menu')?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) document.getElementById('site-menu')?.hidePopover()
})

for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) startCounter(counter)

// A refused form is rendered again at its fragment, where the browser ignores `autofocus`, and takes the focus away once
// the page has loaded.
const refused = document.querySelector<HTMLElement>('form [aria-invalid="true"]')
if (refused) window.addEventListener('load', () => requestAnimationFrame(() => refused.focus()))

const helpSearch = document.getElementById('help-search')
if (helpSearch) void import('#features/site/ui/help/help-search.ts').then((help) => help.startHelpSearch(helpSearch))

for (const line of document.querySelectorAll<HTMLElement>('[data-local-hours]')) {
  void import('#features/site/ui/support/show-local-hours.ts').then((hours) => hours.showLocalHours(line))
}

startDocumentEvents()
// Without a pixel there is nothing to consent to and no events to send.
if (findPixelId() !== undefined) {
  void import('#features/tracking/ui/document-consent.ts').then((consent) => consent.startDocumentConsent())
}

startDemoPhones()
startDemoFilm()
const demoEditor = document.getElementById('demo-editor')
if (demoEditor)
  void import('#features/site/ui/demo/demo-island.tsx').then((island) => island.startDemoEditor(demoEditor))
