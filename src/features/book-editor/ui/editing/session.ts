import { ApiError } from '#platform/browser/api.ts'
import { second } from '#platform/clock.ts'
import type { KeptDraft } from './drafts.ts'
import { readSaveFailure, type SaveFailure } from './save-failure.ts'
import type { Autosave, EditingSubject, SessionOptions, SessionState } from './session-types.ts'

/** A database that hangs must not keep a failure from being told. */
const keepingTimeoutMs = 3 * second

/**
 * Keeps what is written, saves it one save at a time, and sorts what goes wrong. Knows nothing of React; see
 * `useEditing`. No promise that it returns rejects: what fails stands in the state.
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

  /** Keeps what is on the screen, or forgets what was kept of it. False if this device keeps nothing. */
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
    // A host who has left the screen meanwhile is not sent anywhere.
    if (isOpen) tell(failure, isKept)
  }

  function tell(failure: SaveFailure, isKept: boolean): void {
    isSignedOut ||= failure.kind === 'signedOut'
    const isPayment = failure.kind === 'trial' || failure.kind === 'payment'
    try {
      subject.current.onFailed(failure, isKept)
      // Without a kept draft leaving would lose what was written.
      if (!isKept) return
      if (failure.kind === 'signedOut') subject.current.leaveFor('login')
      // An automatic save does not change the screen.
      if (isPayment && !autosave) subject.current.leaveFor('payment')
    } catch (error) {
      console.error(error)
    }
  }

  /** The newer version of a conflict, with what is unsaved left on the screen. */
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
      // What was written while the save was under way is not saved yet.
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

  /** @returns whether everything is saved. While a save is under way an autosaving screen waits for it, others do not. */
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

  /** To be called after every change on the screen. @param saveDelayMs for an autosaving screen */
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
   * Takes over what earlier screens have left; theirs is only forgotten once this one has kept it. A screen that is open in
   * another tab goes on with its own.
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

  /** Leaves what is unsaved on this device, to be offered again. */
  async function setAside(): Promise<void> {
    const unsaved = subject.current.findUnsaved()
    if (unsaved === undefined) return
    await drafts.keep(subject.current.scope(), unsaved)
    drafts.setOwnAside()
  }

  async function restore({ id, content }: KeptDraft<Content>): Promise<void> {
    await setAside()
    subject.current.restore(content)
    // A draft is only forgotten once another one says the same.
    if (await keepNow()) await drafts.forget(id)
    await refreshOffers()
  }

  /** Phones end hidden pages without another event, and not all of them raise `pagehide`. */
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
    /** Begins with what earlier screens have left. @returns ends the session, keeping and saving what is unsaved */
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
    /** Whether the last attempt to keep something on this device worked. */
    isOnDevice: () => isOnDevice,
    noteChange,
    keepNow,
    save,
    fail,
    dismissTrouble: () => change({ trouble: undefined }),
    /** Answers a conflict with the server's version; the host's own is offered back. */
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
    /** Puts a kept draft on the screen; what is there and not saved is offered in its place. */
    restore: (draft: KeptDraft<Content>): Promise<void> => report(restore(draft)),
    refreshOffers: (): Promise<void> => report(refreshOffers()),
    discard: (draft: KeptDraft<Content>): Promise<void> => report(drafts.discard(draft.id).then(refreshOffers)),
  }
}

/** Faults of ours are written to the console: the screen shows no more than that there is one. */
function readFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) console.error(error)
  return readSaveFailure(error)
}

function report(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => console.error(error))
}

function resolveLater<T>(value: T, delayMs: number): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), delayMs))
}
