import { z } from 'zod'
import { openPlainStore } from '#features/book-editor/ui/index.ts'
import { type HostTextField, hostTextFields } from '#features/books/shared/host-texts.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { TranslationEdits } from './translation-edits.ts'

const KeptEdits = z.record(
  z.string(),
  z.object({
    language: z.enum(languages),
    field: z.string().refine((field): field is HostTextField => hostTextFields.includes(field as HostTextField)),
    source: z.string(),
    text: z.string(),
    isProposal: z.boolean().default(false),
  }),
)

/**
 * What has not reached the server yet, kept in this browser at once: a reload, a lost connection or an expired session
 * costs no word. Each open screen keeps its own and takes over what earlier ones have left.
 */
export function openTranslationDrafts(accountId: string, bookId: string) {
  const scope = `${accountId}/${bookId}/languages`
  const id = crypto.randomUUID()
  const store = openStore()
  return {
    keep(edits: TranslationEdits): void {
      if (Object.keys(edits).length === 0) void store?.remove(id)
      else
        try {
          store?.putNow({ id, scope, savedAt: Date.now(), content: edits })
        } catch {
          // No room: the next save, a second from now, has to do.
        }
    },
    /** What earlier screens have left, which is this one's from now on. */
    async takeOver(): Promise<TranslationEdits> {
      const kept = (await store?.list(scope)) ?? []
      const others = kept.filter((draft) => draft.id !== id).sort((a, b) => a.savedAt - b.savedAt)
      const edits = others.map(({ content }) => KeptEdits.safeParse(content).data ?? {})
      for (const other of others) await store?.remove(other.id)
      return Object.assign({}, ...edits) as TranslationEdits
    },
  }
}

function openStore() {
  try {
    return openPlainStore(localStorage)
  } catch {
    return undefined
  }
}
