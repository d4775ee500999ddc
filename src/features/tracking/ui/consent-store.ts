import { type Consent, formatConsent, parseConsent } from '../shared/consent.ts'
import { isPrivateAddress } from '../shared/private-address.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control; not in every browser. */
    readonly globalPrivacyControl?: boolean
  }
}

export type ConsentState = {
  /** Undefined until somebody has answered. */
  readonly answer: Consent | undefined
  readonly isBannerOpen: boolean
}

const storageKey = 'benvenuto.consent'
const listeners = new Set<() => void>()
let state: ConsentState | undefined
let opener: HTMLElement | undefined

/** The answer and the question; the same object until one of them changes. */
export function consentState(): ConsentState {
  state ??= { answer: findAnswer(), isBannerOpen: false }
  return state
}

/** Calls back on every change, other tabs' answers included, until the returned function is called. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', adoptAnswerOfOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', adoptAnswerOfOtherTab)
  }
}

/** Asks whoever has not answered yet, but not on pages that the pixel keeps away from. To be called on each page. */
export function askForConsent(page: { pathname: string; search: string }): void {
  const { answer, isBannerOpen } = consentState()
  const asks = opener !== undefined || (answer === undefined && !isPrivateAddress(page))
  if (asks !== isBannerOpen) change({ isBannerOpen: asks })
}

/** Asks again. The focus returns to the button afterwards. */
export function reopenConsent(button: HTMLElement): void {
  opener = button
  change({ isBannerOpen: true })
}

/** Whether somebody asked for the question: then it gets the focus. */
export function isConsentReopened(): boolean {
  return opener !== undefined
}

/** Keeps the answer for six months; where storage is blocked, until the page is left. */
export function answerConsent(answer: Consent): void {
  try {
    localStorage.setItem(storageKey, formatConsent(answer, Date.now()))
  } catch {
    // Storage is blocked: the next page asks again.
  }
  change({ answer, isBannerOpen: false })
  opener?.focus()
  opener = undefined
}

function adoptAnswerOfOtherTab({ key }: StorageEvent): void {
  if (key === storageKey) change({ answer: findAnswer(), isBannerOpen: false })
}

/** A browser that says "do not sell or share" to every site has answered, until its user says otherwise here. */
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
