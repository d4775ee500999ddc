import type { DraftStore, StoredDraft } from '#features/book-editor/ui/index.ts'
import { parseJsonObject } from '#platform/text/parse-json.ts'

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
      .map((key) => ({ key, draft: readDraft(key, storage.getItem(key)) }))
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

function readDraft(key: string, json: string | null): StoredDraft {
  const [accountId = '', bookId = '', id = key] = key.slice(keyPrefix.length).split('/')
  const scope = themeScope(accountId, bookId)
  const kept = parseJsonObject(json ?? '')
  // Counts as very old, so that it is deleted.
  if (!kept) return { id, scope, savedAt: 0, content: undefined }
  const { savedAt, ...content } = kept
  return { id, scope, savedAt: typeof savedAt === 'number' ? savedAt : 0, content }
}
