import { onTestFinished, vi } from 'vitest'
import type { DraftOwners } from '#features/book-editor/ui/editing/draft-owners.ts'
import { type DraftStore, openMemoryStore } from '#features/book-editor/ui/editing/draft-store.ts'
import { openDrafts } from '#features/book-editor/ui/editing/drafts.ts'
import { createEditingSession } from '#features/book-editor/ui/editing/session.ts'
import type { SessionOptions } from '#features/book-editor/ui/editing/session-types.ts'
import { ApiError } from '#platform/browser/api.ts'

type Intent = { overwrites?: boolean }
type Options = Partial<Pick<SessionOptions<string, Intent>, 'conflict' | 'autosave'>> & { stores?: DraftStore[] }

/** What the server answers to a save that it refuses. */
export const refusal = (status: number, code: string) => new ApiError(status, code, 'Some text')

/** Waits until the device has stored what it was given. */
export const settled = () => vi.advanceTimersByTimeAsync(10)

/** A device that opens one screen after the other; `screen` and `server` are their texts. Its clock stands still. */
export function givenEditingDevice() {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  const closeAll: (() => void)[] = []
  onTestFinished(() => {
    for (const close of closeAll) close()
    vi.useRealTimers()
  })
  const store = openMemoryStore()
  const held = new Set<string>()
  const owners: DraftOwners = {
    hold(id) {
      held.add(id)
      return () => void held.delete(id)
    },
    listHeld: async () => new Set(held),
  }
  let ids = 0
  return function open({ conflict = 'ask', autosave, stores = [store] }: Options = {}) {
    const book = { screen: 'stored', server: 'stored' }
    const send = vi.fn(async (_intent: Intent): Promise<'saved' | 'blocked'> => {
      book.server = book.screen
      return 'saved'
    })
    const subject = {
      scope: () => 'host/book',
      findUnsaved: () => (book.screen === book.server ? undefined : book.screen),
      isStored: (content: string) => content === book.server,
      restore: (content: string) => {
        book.screen = content
      },
      check: vi.fn((_intent: Intent): 'ready' | 'nothing' | 'blocked' => 'ready'),
      send,
      load: vi.fn(async () => 'newer'),
      show: (newer: string) => {
        book.server = newer
        if (conflict === 'ask') book.screen = newer
      },
      onFailed: vi.fn(),
      leaveFor: vi.fn(),
    }
    const drafts = openDrafts<string>({
      stores,
      read: (content) => content as string | undefined,
      newId: () => `draft-${++ids}`,
      owners,
    })
    const session = createEditingSession({ current: subject }, { drafts, keepDelayMs: 0, conflict, autosave })
    const close = session.open()
    closeAll.push(close)
    const write = (text: string) => {
      book.screen = text
      session.noteChange()
    }
    return { book, session, subject, write, close, state: session.getState }
  }
}
