import { ApiError } from '#platform/browser/api.ts'
import { second } from '#platform/clock.ts'
import { resolveLater } from '../resolve-later.ts'
import type { KeptDraft } from './drafts.ts'
import { isTemporary, readSaveFailure, type SaveFailure } from './save-failure.ts'
import type { Autosave, EditingSubject, SessionOptions, SessionState } from './session-types.ts'

/** Timeout for IndexedDB, so that the failure is shown. */
const keepingTimeoutMs = 3 * second

/** Pause after which an autosaving screen repeats a save that may succeed without a change. */
const retryDelayMs = 30 * second

/**
 * Stores the content, sends one save at a time, and classifies errors. Independent of React; see `useEditing`. No
 * promise that it returns rejects: errors are in the state.
 * @param subject its present value is read at each use
 */
export function createEditingSession<Content, Intent, Version>(
  subject: { readonly current: EditingSubject<Content, Intent, Version> },
  { drafts, keepDelayMs, conflict, autosave }: SessionOptions<Content, Intent>,
) {
  let state: SessionState<Content, Intent> = {
    running: undefined,
    outcome: undefined,
    savedAt: undefined,
    trouble: undefined,
    offers: undefined,
  }
  const listeners = new Set<() => void>()
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isOpen = false
  let isSignedOut = false
  let isOnDevice = true

  function change(changes: Partial<SessionState<Content, Intent>>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  /** Stores the content of the screen as a draft, or deletes the draft. False if this device stores nothing. */
  async function keepNow(): Promise<boolean> {
    clearTimeout(keepTimer)
    keepTimer = undefined
    try {
      const unsaved = subject.current.findUnsaved()
      if (unsaved === undefined) await drafts.forgetOwn()
      isOnDevice = unsaved === undefined || (await drafts.keep(subject.current.scope(), unsaved))
    } catch (error) {
      console.error(error)
      isOnDevice = false
    }
    return isOnDevice
  }

  async function fail(error: unknown, intent: Intent): Promise<void> {
    const failure = readFailure(error)
    change({ trouble: { failure, intent } })
    const isKept = await Promise.race([keepNow(), resolveLater(false, keepingTimeoutMs)])
    if (failure.kind === 'conflict' && conflict === 'merge') await loadBeside(intent)
    // A host who has left the screen meanwhile is not redirected.
    if (!isOpen) return
    if (isTemporary(failure)) scheduleSave(retryDelayMs)
    tell(failure, isKept)
  }

  function tell(failure: SaveFailure, isKept: boolean): void {
    isSignedOut ||= failure.kind === 'signedOut'
    const isPayment = ['trial', 'plan', 'payment'].includes(failure.kind)
    try {
      subject.current.onFailed(failure, isKept)
      // Without a stored draft, leaving would lose the content.
      if (!isKept) return
      if (failure.kind === 'signedOut') subject.current.leaveFor('login')
      // An automatic save does not change the screen.
      if (isPayment && !autosave) subject.current.leaveFor('payment')
    } catch (error) {
      console.error(error)
    }
  }

  /** The newer version of a conflict; unsaved content stays on the screen. */
  async function loadBeside(intent: Intent): Promise<void> {
    try {
      subject.current.show(await subject.current.load())
    } catch (error) {
      change({ trouble: { failure: readFailure(error), intent } })
    }
  }

  async function send(intent: Intent): Promise<boolean> {
    change({ running: intent, trouble: undefined })
    try {
      const outcome = await subject.current.send(intent)
      isSignedOut = false
      change({ outcome, ...(outcome === 'saved' && { savedAt: Date.now() }) })
      // Changes made during the save are not saved yet.
      void keepNow()
      return outcome === 'saved'
    } catch (error) {
      await fail(error, intent)
      return false
    } finally {
      running = undefined
      change({ running: undefined })
    }
  }

  /** @returns whether everything is saved. During a running save an autosaving screen waits for it, others do not. */
  async function save(intent: Intent): Promise<boolean> {
    clearTimeout(saveTimer)
    if (running && !autosave) return false
    while (running !== undefined) await running
    try {
      const readiness = subject.current.check(intent)
      if (readiness === 'nothing') {
        change({ trouble: undefined })
        return true
      }
      if (readiness === 'blocked') {
        change({ outcome: 'blocked', trouble: undefined })
        return false
      }
    } catch (error) {
      await fail(error, intent)
      return false
    }
    running = send(intent)
    return running
  }

  function scheduleSave(delayMs: number): void {
    clearTimeout(saveTimer)
    if (autosave) saveTimer = setTimeout(() => void save(autosave.intent), delayMs)
  }

  /** Call after every change on the screen. @param saveDelayMs for an autosaving screen */
  function noteChange(saveDelayMs = autosave?.delayMs ?? 0): void {
    if (keepDelayMs === 0) void keepNow()
    else keepTimer ??= setTimeout(() => void keepNow(), keepDelayMs)
    scheduleSave(saveDelayMs)
  }

  function saveUnsaved(): void {
    if (autosave && !isSignedOut && subject.current.findUnsaved() !== undefined) void save(autosave.intent)
  }

  async function refreshOffers(): Promise<void> {
    const kept = await drafts.list(subject.current.scope())
    const stored = kept.filter(({ content }) => subject.current.isStored(content))
    await Promise.all(stored.map(({ id }) => drafts.forget(id)))
    change({ offers: kept.filter((draft) => !stored.includes(draft)) })
  }

  /**
   * Restores drafts of earlier visits; each is deleted only after this screen has stored it. The draft of a screen that
   * is open in another tab is left alone.
   */
  async function takeOver({ delayMs }: Autosave<Intent>): Promise<void> {
    const kept = await drafts.listAbandoned(subject.current.scope())
    if (kept.length === 0) return
    // Newest first: an older one must not replace it.
    for (const { content } of kept) subject.current.restore(content)
    if (await keepNow()) await Promise.all(kept.map(({ id }) => drafts.forget(id)))
    if (subject.current.findUnsaved() === undefined) return
    change({ outcome: 'restored' })
    scheduleSave(delayMs)
  }

  /** Leaves the unsaved content on this device as a draft, to be offered again. */
  async function setAside(): Promise<void> {
    const unsaved = subject.current.findUnsaved()
    if (unsaved === undefined) return
    await drafts.keep(subject.current.scope(), unsaved)
    drafts.setOwnAside()
  }

  async function restore({ id, content }: KeptDraft<Content>): Promise<void> {
    await setAside()
    subject.current.restore(content)
    // A draft is deleted only after another one contains the same.
    if (await keepNow()) await drafts.forget(id)
    await refreshOffers()
  }

  /** Phones end hidden pages without another event, and not all of them fire `pagehide`. */
  function keepBeforeClosing(): void {
    if (document.visibilityState === 'visible') return
    const unsaved = subject.current.findUnsaved()
    if (unsaved === undefined) return
    drafts.keepBeforeClosing(subject.current.scope(), unsaved)
    void keepNow()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /**
     * Starts with the drafts of earlier visits. @returns a function that ends the session, and stores and saves unsaved
     * content
     */
    open(): () => void {
      isOpen = true
      const closeDrafts = drafts.open()
      void report(autosave ? takeOver(autosave) : refreshOffers())
      document.addEventListener('visibilitychange', keepBeforeClosing)
      window.addEventListener('pagehide', keepBeforeClosing)
      window.addEventListener('online', saveUnsaved)
      return () => {
        isOpen = false
        document.removeEventListener('visibilitychange', keepBeforeClosing)
        window.removeEventListener('pagehide', keepBeforeClosing)
        window.removeEventListener('online', saveUnsaved)
        if (keepTimer !== undefined) void keepNow()
        closeDrafts()
        clearTimeout(saveTimer)
        saveUnsaved()
      }
    },
    hasUnsaved: () => subject.current.findUnsaved() !== undefined,
    /** Whether the last attempt to store something on this device succeeded. */
    isOnDevice: () => isOnDevice,
    noteChange,
    keepNow,
    save,
    fail,
    dismissTrouble: () => change({ trouble: undefined }),
    /** Resolves a conflict with the server's version; the host's own is offered as a draft. */
    async loadNewer(): Promise<void> {
      const intent = state.trouble?.intent
      if (intent === undefined) return
      try {
        const newer = await subject.current.load()
        await setAside()
        subject.current.show(newer)
        change({ trouble: undefined })
        await refreshOffers()
      } catch (error) {
        await fail(error, intent)
      }
    },
    /** Shows a stored draft on the screen; unsaved content of the screen is offered instead. */
    restore: (draft: KeptDraft<Content>): Promise<void> => report(restore(draft)),
    refreshOffers: (): Promise<void> => report(refreshOffers()),
    discard: (draft: KeptDraft<Content>): Promise<void> => report(drafts.discard(draft.id).then(refreshOffers)),
  }
}

/** Logs unexpected errors to the console; the screen shows a generic message. */
function readFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) console.error(error)
  return readSaveFailure(error)
}

function report(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => console.error(error))
}
