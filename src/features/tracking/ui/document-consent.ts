import {
  answerConsent,
  askForConsent,
  consentState,
  isConsentReopened,
  reopenConsent,
  subscribeToConsent,
} from './consent-store.ts'
import { startSending } from './sending.ts'

/** Adds the listeners to a document's consent banner and footer buttons. Only for documents with a pixel. */
export function startDocumentConsent(): void {
  const banner = document.getElementById('consent')
  const status = document.getElementById('consent-status')
  if (!banner || !status) throw new Error('the document has a pixel, but no banner')

  const show = () => {
    const { answer, isBannerOpen } = consentState()
    for (const line of banner.querySelectorAll<HTMLElement>('[data-consent-state]')) {
      line.hidden = line.dataset['consentState'] !== answer
    }
    const opens = isBannerOpen && banner.hidden
    banner.hidden = !isBannerOpen
    if (opens && isConsentReopened()) banner.focus()
  }
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.closest('button')?.dataset['consent'] : undefined
    if (answer !== 'granted' && answer !== 'refused') return
    answerConsent(answer)
    status.textContent = status.dataset[answer] ?? ''
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-consent-settings]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      status.textContent = ''
      reopenConsent(button)
    })
  }
  subscribeToConsent(show)
  askForConsent(window.location)
  startSending()
}
