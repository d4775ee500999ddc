/** Knows which drafts belong to an open screen in any tab of this browser. */
export type DraftOwners = {
  /** @returns a function that releases the draft */
  hold(draftId: string): () => void
  listHeld(): Promise<ReadonlySet<string>>
}

const prefix = 'benvenuto.draft.'

/** Uses Web Locks, which end with their page, also when it crashes. Without them, no draft counts as open. */
export function openDraftOwners(): DraftOwners {
  const locks = typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined
  return {
    hold(draftId) {
      const { promise, resolve } = Promise.withResolvers<void>()
      locks?.request(prefix + draftId, () => promise).catch((error: unknown) => console.error(error))
      return resolve
    },
    async listHeld() {
      const { held = [] } = (await locks?.query()) ?? {}
      return new Set(held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
    },
  }
}
