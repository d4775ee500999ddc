import type { Drafts, KeptDraft } from './drafts.ts'
import type { SaveFailure } from './save-failure.ts'

/**
 * A screen's part of an editing session: what it edits, and how that is saved. `Content` is what is stored on the
 * device, `Intent` what a save was asked to do, `Version` what the server has.
 */
export type EditingSubject<Content, Intent, Version> = {
  /** The scope of the drafts, see `draftScope`. May change: a new book gets its id with the first save. */
  scope: () => string
  /** The content of the screen, if the server does not have it; undefined when there is nothing to save. */
  findUnsaved: () => Content | undefined
  /** Whether the server has the content of a stored draft. */
  isStored: (content: Content) => boolean
  /** Shows a stored draft on the screen: in place of its content, or on an autosaving screen beside it. */
  restore: (content: Content) => void
  /**
   * Before a save: `blocked` when something on the screen has to be corrected first, which this call marks. `nothing`
   * when there is nothing to send; the save then counts as done.
   */
  check: (intent: Intent) => 'ready' | 'nothing' | 'blocked'
  /**
   * Sends the content. `blocked`: a part of it has to be corrected first and was left out. Throws the server's errors.
   */
  send: (intent: Intent) => Promise<'saved' | 'blocked'>
  /** Loads the server's version. */
  load: () => Promise<Version>
  /** Shows it on the screen. Unsaved content has been stored as a draft, unless `conflict` is `merge`. */
  show: (version: Version) => void
  /** @param isKept whether this device has stored the unsaved content */
  onFailed: (failure: SaveFailure, isKept: boolean) => void
  /** Called after `onFailed` when the host can only continue at the login or the payment page. */
  leaveFor: (place: 'login' | 'payment') => void
}

/** Constants of a screen. */
export type SessionOptions<Content, Intent> = {
  drafts: Drafts<Content>
  /** Delay from a change until it is stored on the device, in milliseconds; 0 for small contents. */
  keepDelayMs: number
  /**
   * `ask`: the host decides which version to keep. `merge`: the screen shows the newer version beside the unsaved
   * content.
   */
  conflict: 'ask' | 'merge'
  /**
   * Saves automatically, and restores drafts of earlier visits. Without it the host saves, decides about stored drafts,
   * and is asked before unsaved changes are discarded.
   */
  autosave?: Autosave<Intent> | undefined
}

export type Autosave<Intent> = {
  /** Pause in typing before an automatic save, in milliseconds. */
  delayMs: number
  intent: Intent
}

export type SessionState<Content, Intent> = {
  /** The running save. */
  running: Intent | undefined
  /** How the last finished save ended, until the next one starts; `restored` before the first one. */
  outcome: 'saved' | 'blocked' | 'restored' | undefined
  /** Milliseconds since 1970. */
  savedAt: number | undefined
  /** Why the last save failed, until the message is dismissed or the next save starts. */
  trouble: { failure: SaveFailure; intent: Intent } | undefined
  /** Stored drafts to decide about, newest first; undefined until they are known. */
  offers: readonly KeptDraft<Content>[] | undefined
}
