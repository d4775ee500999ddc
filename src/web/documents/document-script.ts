import './documents.css'
import { startDemoFilm, startDemoPhones } from '#features/site/ui/demo-phones.ts'
import { startDocumentEvents } from '#features/tracking/ui/document-events.ts'
import { findPixelId } from '#features/tracking/ui/pixel-id.ts'
import { startCounter } from '#ui/text-counter.ts'
import { mayBeSignedIn } from '../frame/signed-in-hint.ts'

// A visitor loads nothing more than this; the account's menu and toasts come with React, only when needed.
if (mayBeSignedIn() || sessionStorage.getItem('benvenuto.toast') !== null) {
  void import('./account-island.tsx').then((island) => island.showAccount())
}

// Without this note, the app and a page without prefix would go on in the browser's language.
for (const link of document.querySelectorAll<HTMLAnchorElement>('.footer-languages a[lang]')) {
  link.addEventListener('click', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `language=${link.lang}; path=/; max-age=31536000; samesite=lax`
  })
}

// A chosen section is on the same page, where the open menu would cover it.
document.getElementById('site-menu')?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) document.getElementById('site-menu')?.hidePopover()
})

for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) startCounter(counter)

startDocumentEvents()
// Without a pixel there is nothing to consent to, and nowhere to send to.
if (findPixelId() !== undefined) {
  void import('#features/tracking/ui/document-consent.ts').then((consent) => consent.startDocumentConsent())
}

startDemoPhones()
startDemoFilm()
const demoEditor = document.getElementById('demo-editor')
if (demoEditor) void import('#features/site/ui/demo-island.tsx').then((island) => island.startDemoEditor(demoEditor))
