import { type DraftStore, openIndexedStore, openPlainStore } from '#features/book-editor/ui/draft-store.ts'
import { lookDraftsOf } from '#features/book-theme/ui/look-draft.ts'

/**
 * What an account has written in this browser and not saved: in the wizard, the design and the languages. Nobody else
 * is offered it, but it stays on the device.
 */
type Places = { storage: Storage; stores: readonly DraftStore[] }

export async function hasDrafts(accountId: string, { storage, stores }: Places = openPlaces()): Promise<boolean> {
  if (lookKeys(accountId, storage).length > 0) return true
  const found = await Promise.all(stores.map((store) => store.listOf(accountId).catch(() => [])))
  return found.flat().length > 0
}

/** Takes them off this device; what resists is forgotten three months after it was written. */
export async function forgetDrafts(accountId: string, { storage, stores }: Places = openPlaces()): Promise<void> {
  for (const key of lookKeys(accountId, storage)) storage.removeItem(key)
  await Promise.allSettled(
    stores.map(async (store) => {
      for (const { id } of await store.listOf(accountId)) await store.remove(id)
    }),
  )
}

function lookKeys(accountId: string, storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(lookDraftsOf(accountId)))
}

function openPlaces(): Places {
  return { storage: localStorage, stores: [openIndexedStore(), openPlainStore(localStorage)] }
}
