import { type DraftStore, openDeviceStores } from '#features/book-editor/ui/editing/draft-store.ts'
import { openThemeStore } from '#features/book-theme/ui/theme-store.ts'

/**
 * What an account has written in this browser and not saved: in the wizard, the design and the languages. Nobody else
 * is offered it, but it stays on the device.
 */
export async function hasDrafts(accountId: string, stores: readonly DraftStore[] = openStores()): Promise<boolean> {
  const found = await Promise.all(stores.map((store) => store.listOf(accountId).catch(() => [])))
  return found.flat().length > 0
}

/** Takes them off this device; what resists is forgotten three months after it was written. */
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
