import type { DraftStore, StoredDraft } from '#features/book-editor/ui/index.ts'

/** The account and book that drafts belong to, in the same form as `draftScope` of the book editor. */
export const themeScope = (accountId: string, bookId: string) => `${accountId}/${bookId}/design`

const keyPrefix = 'benvenuto.design.'

/**
 * Drafts of the design screen in localStorage, under `benvenuto.design.{account}/{book}/{draft}` and, from earlier
 * versions, `benvenuto.design.{account}/{book}`.
 */
export function openThemeStore(storage: Storage): DraftStore {
  const all = () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(keyPrefix))
      .flatMap((key) => {
        const draft = readDraft(key, storage.getItem(key))
        return draft ? [{ key, draft }] : []
      })
  const listWhere = (matches: (scope: string) => boolean) =>
    all().flatMap(({ draft }) => (matches(draft.scope) ? [draft] : []))
  return {
    list: async (scope) => listWhere((one) => one === scope),
    listOf: async (accountId) => listWhere((one) => one.startsWith(`${accountId}/`)),
    put: async ({ id, scope, savedAt, content }) => {
      const [accountId, bookId] = scope.split('/')
      storage.setItem(
        `${keyPrefix}${accountId}/${bookId}/${id}`,
        JSON.stringify({ savedAt, ...(content as Record<string, unknown>) }),
      )
    },
    remove: async (id) => {
      for (const { key, draft } of all()) if (draft.id === id) storage.removeItem(key)
    },
    removeOlderThan: async (savedAtMs) => {
      for (const { key, draft } of all()) if (draft.savedAt < savedAtMs) storage.removeItem(key)
    },
  }
}

function readDraft(key: string, json: string | null): StoredDraft | undefined {
  const [accountId = '', bookId = '', id = key] = key.slice(keyPrefix.length).split('/')
  try {
    const { savedAt, ...content } = JSON.parse(json ?? '') as { savedAt?: unknown }
    return { id, scope: themeScope(accountId, bookId), savedAt: typeof savedAt === 'number' ? savedAt : 0, content }
  } catch {
    // Counts as very old, so that it is deleted.
    return { id, scope: themeScope(accountId, bookId), savedAt: 0, content: undefined }
  }
}
