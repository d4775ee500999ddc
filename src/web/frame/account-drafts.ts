import { type DraftStore, openDeviceStores } from '#features/book-editor/ui/editing/draft-store.ts'
import { openThemeStore } from '#features/book-theme/ui/theme-store.ts'

/**
 * Whether this browser has unsaved drafts of an account: in the wizard, the theme or the translations. Other accounts
 * are not offered them, but they stay on the device.
 */
export async function hasDrafts(accountId: string, stores: readonly DraftStore[] = openStores()): Promise<boolean> {
  const found = await Promise.all(stores.map((store) => store.listOf(accountId).catch(() => [])))
  return found.flat().length > 0
}

/** Deletes them from this device. A draft that cannot be deleted expires three months after it was written. */
export async function forgetDrafts(accountId: string, stores: readonly DraftStore[] = openStores()): Promise<void> {
  await Promise.allSettled(
    stores.map(async (store) => {
      for (const { id } of await store.listOf(accountId)) await store.remove(id)
    }),
  )
}

function openStores(): DraftStore[] {
  const { indexed, plain } = openDeviceStores()
  return plain ? [indexed, plain, openThemeStore(localStorage)] : [indexed]
}
