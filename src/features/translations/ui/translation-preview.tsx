import { type ReactNode, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { GuestBook } from '#features/books/shared/book.ts'
import { hideGaps } from '#features/books/shared/hide-gaps.ts'
import { hostTextKey } from '#features/books/shared/host-texts.ts'
import { type TranslationState, translateBook } from '#features/books/shared/translation.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import { type Language, nameLanguage } from '#platform/i18n/languages.ts'
import { Dialog } from '#ui/dialog.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { statusOf } from './translation-edits.ts'
import type { TranslationEditor } from './use-translation-editor.ts'

/** The data for the guest page of a translated book. */
export type TranslatedPreview = {
  book: GuestBook
  language: Language
  originalLanguage: Language
  /** The texts of the book that are in `language`. */
  translated: ReadonlySet<string>
  /** Whether the host has Pro. */
  isPro: boolean
}

type PreviewDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  editor: TranslationEditor
  language: Language
  renderPreview: (preview: TranslatedPreview) => ReactNode
}

/** The page as a guest reads it in that language, with unsaved edits. */
export function TranslationPreviewDialog({ editor, language, renderPreview, ...dialog }: PreviewDialogProps) {
  const t = useTranslations('translations.preview')
  const { view, edits } = editor
  const preview = useMemo(() => {
    const states = new Map(
      view.texts.map((text): [string, TranslationState] => {
        const { status, value } = statusOf(text, language, edits)
        const isWritten = status === 'done' || status === 'ready' || text.translations[language]?.isShown === true
        const isRead = view.isPro && isWritten
        return [
          hostTextKey(text),
          isRead && value.trim() !== '' ? { state: 'done', text: value } : { state: 'missing' },
        ]
      }),
    )
    return translateBook(hideGaps(readGuestBook(view.book)), states)
  }, [view, edits, language])
  const name = nameLanguage(language, useLocale())
  return (
    <Dialog {...dialog} title={t('title', { language: name })} closeLabel={t('close')} size="s">
      <div className="grid justify-items-center">
        <PhoneFrame height={roomForPhone()} label={t('phone', { language: name })}>
          {renderPreview({
            ...preview,
            language,
            originalLanguage: view.book.originalLanguage,
            isPro: view.isPro,
          })}
        </PhoneFrame>
      </div>
    </Dialog>
  )
}

/** The height that leaves room for the dialog's title, so that only the phone scrolls; in px. */
function roomForPhone(): number {
  return Math.min(620, Math.max(280, window.innerHeight - 230))
}
