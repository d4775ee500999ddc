import { type Consent, formatConsent, parseConsent } from '../shared/consent.ts'
import { isPrivateAddress } from '../shared/private-address.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control. Not supported by every browser. */
    readonly globalPrivacyControl?: boolean
  }
}

export type ConsentState = {
  /** Undefined until the visitor has answered. */
  readonly answer: Consent | undefined
  readonly isBannerOpen: boolean
}

const storageKey = 'benvenuto.consent'
const listeners = new Set<() => void>()
let state: ConsentState | undefined
let opener: HTMLElement | undefined

/** The answer and whether the banner is open. Returns the same object until one of them changes. */
export function consentState(): ConsentState {
  state ??= { answer: findAnswer(), isBannerOpen: false }
  return state
}

/** Calls the listener on every change, also in other tabs, until the returned function is called. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', adoptAnswerOfOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', adoptAnswerOfOtherTab)
  }
}

/** Opens the banner if there is no answer yet, but not on pages with a private address. Call it on each page. */
export function askForConsent(page: { pathname: string; search: string }): void {
  const { answer, isBannerOpen } = consentState()
  const asks = opener !== undefined || (answer === undefined && !isPrivateAddress(page))
  if (asks !== isBannerOpen) change({ isBannerOpen: asks })
}

/** Opens the banner again. After the answer the focus returns to the button. */
export function reopenConsent(button: HTMLElement): void {
  opener = button
  change({ isBannerOpen: true })
}

/** Whether the visitor opened the banner with the button. Then the banner gets the focus. */
export function isConsentReopened(): boolean {
  return opener !== undefined
}

/** Stores the answer for six months. If storage is blocked, the answer is kept until the page is left. */
export function answerConsent(answer: Consent): void {
  try {
    localStorage.setItem(storageKey, formatConsent(answer, Date.now()))
  } catch {
    // Storage is blocked, so the next page asks again.
  }
  change({ answer, isBannerOpen: false })
  opener?.focus()
  opener = undefined
}

function adoptAnswerOfOtherTab({ key }: StorageEvent): void {
  if (key === storageKey) change({ answer: findAnswer(), isBannerOpen: false })
}

/** Without a stored answer, Global Privacy Control counts as a refusal. */
function findAnswer(): Consent | undefined {
  return findKeptAnswer() ?? (navigator.globalPrivacyControl ? 'refused' : undefined)
}

function findKeptAnswer(): Consent | undefined {
  try {
    return parseConsent(localStorage.getItem(storageKey), Date.now())
  } catch {
    return undefined
  }
}

function change(changes: Partial<ConsentState>): void {
  state = { ...consentState(), ...changes }
  for (const listener of listeners) listener()
}
