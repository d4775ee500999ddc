import { type DraftStore, openIndexedStore, openPlainStore } from './draft-store.ts'
import { type LocalDrafts, openLocalDrafts } from './local-draft.ts'

const refuse = () => Promise.reject(new Error('this browser keeps nothing'))
const noStore: DraftStore = { list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }

function openLastWords(): DraftStore & { putNow(draft: unknown): void } {
  try {
    return openPlainStore(localStorage)
  } catch {
    // Storage is forbidden altogether; the warning before leaving is all that is left.
    return { ...noStore, putNow: () => undefined }
  }
}

/** The drafts of an account in this browser. */
export function openDeviceDrafts(accountId: string): LocalDrafts {
  return openLocalDrafts({ main: openIndexedStore(), last: openLastWords() }, accountId)
}
