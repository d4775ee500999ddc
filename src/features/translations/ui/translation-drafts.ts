import { z } from 'zod'
import { openDeviceStores, openDrafts } from '#features/book-editor/ui/index.ts'
import { type HostTextField, hostTextFields } from '#features/books/shared/host-texts.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { TranslationEdits } from './translation-edits.ts'

const KeptEdit = z.object({
  language: z.enum(languages),
  field: z.string().refine((field): field is HostTextField => hostTextFields.includes(field as HostTextField)),
  source: z.string(),
  text: z.string(),
  isProposal: z.boolean().default(false),
})

/** Edits that are not saved yet, kept on this device. They are small, so every keystroke is kept at once. */
export function openTranslationDrafts() {
  const { indexed, plain } = openDeviceStores()
  return openDrafts({ stores: plain ? [plain, indexed] : [indexed], read: readTranslationDraft })
}

/** Reads kept edits; leaves out those that this version cannot read. */
export function readTranslationDraft(content: unknown): TranslationEdits | undefined {
  const kept = z.record(z.string(), z.unknown()).safeParse(content).data
  if (!kept) return undefined
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, edit]) => {
      const { data } = KeptEdit.safeParse(edit)
      return data ? [[key, data]] : []
    }),
  )
}
