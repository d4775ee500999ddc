import { z } from 'zod'
import { openDeviceStores, openDrafts } from '#features/book-editor/ui/index.ts'
import { UploadedImage } from '#features/books/shared/book-contract.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import { readBookTheme } from '#features/books/shared/theme-contract.ts'
import { openThemeStore } from './theme-store.ts'

/** A draft of the design screen on this device. */
export type ThemeDraft = {
  look: BookTheme
  /** The server's state when the edit began; missing in drafts of earlier versions. */
  begunFrom?: { look: BookTheme; revision: number } | undefined
}

const Kept = z.object({
  look: z.unknown(),
  begunFrom: z.object({ look: z.unknown(), revision: z.number() }).optional().catch(undefined),
})

/** The drafts of the design screen. Themes are small: pictures are uploaded when they are chosen. */
export function openThemeDrafts() {
  const { indexed, plain } = openDeviceStores()
  return openDrafts({ stores: plain ? [openThemeStore(localStorage), indexed] : [indexed], read: readThemeDraft })
}

export function readThemeDraft(content: unknown): ThemeDraft | undefined {
  const kept = Kept.safeParse(content).data
  if (!kept) return undefined
  const { begunFrom } = kept
  return {
    look: readBookTheme(kept.look, UploadedImage),
    ...(begunFrom && {
      begunFrom: { look: readBookTheme(begunFrom.look, UploadedImage), revision: begunFrom.revision },
    }),
  }
}
