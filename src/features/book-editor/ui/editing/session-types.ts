import type { Drafts, KeptDraft } from './drafts.ts'
import type { SaveFailure } from './save-failure.ts'

/**
 * One screen's side of an editing session: what it edits, and how that is saved.
 *
 * `Content` is what is kept on the device, `Intent` what a save was asked to do, `Version` what the server has.
 */
export type EditingSubject<Content, Intent, Version> = {
  /** What drafts belong to, see `draftScope`. May change: a new book gets its id with the first save. */
  scope: () => string
  /** What is on the screen, if the server does not have it; undefined when there is nothing to save. */
  findUnsaved: () => Content | undefined
  /** Whether the server has what a kept draft says. */
  isStored: (content: Content) => boolean
  /** Puts a kept draft on the screen: in place of what is there, or on an autosaving screen beside it. */
  restore: (content: Content) => void
  /**
   * Before a save: `blocked` when something on the screen has to be corrected first, which this call marks. `nothing`
   * when there is nothing to send; the save then counts as done.
   */
  check: (intent: Intent) => 'ready' | 'nothing' | 'blocked'
  /** Sends. `blocked`: a part of it has to be corrected first and was left out. Throws what the server refuses. */
  send: (intent: Intent) => Promise<'saved' | 'blocked'>
  /** Loads the server's version. */
  load: () => Promise<Version>
  /** Puts it on the screen. What was unsaved has been set aside, unless `conflict` is `merge`. */
  show: (version: Version) => void
  /** @param isKept whether this device has what was not saved */
  onFailed: (failure: SaveFailure, isKept: boolean) => void
  /** Called after `onFailed` when the host can only go on at the login or the payment page. */
  leaveFor: (place: 'login' | 'payment') => void
}

/** What never changes while a screen is open. */
export type SessionOptions<Content, Intent> = {
  drafts: Drafts<Content>
  /** From a change until it is kept on the device, in milliseconds; 0 for small contents. */
  keepDelayMs: number
  /** `ask`: the host decides which version stays. `merge`: the screen shows the newer version beside what is unsaved. */
  conflict: 'ask' | 'merge'
  /**
   * Saves by itself, and takes over what earlier screens have left. Without it the host saves, decides about kept drafts,
   * and is asked before unsaved changes are left.
   */
  autosave?: Autosave<Intent> | undefined
}

export type Autosave<Intent> = {
  /** A pause in writing after which what was written is saved, in milliseconds. */
  delayMs: number
  intent: Intent
}

export type SessionState<Content, Intent> = {
  /** The save under way. */
  running: Intent | undefined
  /** How the last finished save ended, until the next one starts; `restored` before the first one. */
  outcome: 'saved' | 'blocked' | 'restored' | undefined
  /** Milliseconds since 1970. */
  savedAt: number | undefined
  /** Why the last save failed, until it is dismissed or the next one starts. */
  trouble: { failure: SaveFailure; intent: Intent } | undefined
  /** Kept drafts to be decided about, newest first; undefined until they are known. */
  offers: readonly KeptDraft<Content>[] | undefined
}
