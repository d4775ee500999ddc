import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import type { RenderPreview } from '#features/book-editor/ui/index.ts'
import {
  EditingDialogs,
  KeptNotice,
  PreviewAside,
  SaveNotices,
  useWideScreen,
  WizardTop,
} from '#features/book-editor/ui/index.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import { readColor } from '#features/books/shared/color.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { ColorPart } from './color-part.tsx'
import { DefaultsPart, MadeWithPart } from './end-parts.tsx'
import { FocusPart } from './focus-part.tsx'
import { LogoPart } from './logo-part.tsx'
import { OwnSectionsPart } from './own-sections-part.tsx'
import { SectionsPart } from './sections-part.tsx'
import { ThemePresetPart } from './theme-preset-part.tsx'
import { type ThemeEditor, useThemeEditor } from './use-theme-editor.ts'

type ThemeScreenProps = { account: CurrentUser; view: BookView; renderPreview: RenderPreview }

/** The theme of a book. The preview is beside the controls; on small screens it is behind a button. */
export function ThemeScreen({ account, view, renderPreview }: ThemeScreenProps) {
  const t = useTranslations('bookTheme')
  const wizard = useTranslations('bookEditor')
  const editor = useThemeEditor({ account, view })
  const isWide = useWideScreen()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const page = usePreview(editor, view, renderPreview)

  return (
    <>
      <WizardTop savedText={undefined} onPreview={isWide ? undefined : () => setPreviewOpen(true)} />
      <div className="xl:grid xl:min-h-[calc(100dvh-73px)] xl:grid-cols-[minmax(0,1fr)_minmax(0,452px)]">
        <main
          id="main"
          className="px-gutter pt-5 pb-40 md:pt-8 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]"
        >
          <div className="mx-auto grid max-w-[660px] gap-5 xl:mx-0">
            <div>
              <h1 className="text-h1">{t('title')}</h1>
              <p className="mt-2.5 text-lead text-muted">{t('lead', { name: view.propertyName })}</p>
            </div>
            <KeptTheme editor={editor} />
            <LogoPart editor={editor} />
            <ColorPart editor={editor} />
            <ThemePresetPart editor={editor} />
            <FocusPart editor={editor} cover={view.cover} bookId={view.id} />
            <SectionsPart editor={editor} />
            <OwnSectionsPart editor={editor} />
            <MadeWithPart editor={editor} />
            <DefaultsPart editor={editor} />
          </div>
        </main>
        {isWide && (
          <PreviewAside title={t('guestsView')}>
            <PhoneFrame height={640} label={t('guestsView')}>
              {page}
            </PhoneFrame>
          </PreviewAside>
        )}
      </div>
      <SaveBar editor={editor} />
      <Dialog
        open={isPreviewOpen && !isWide}
        onOpenChange={setPreviewOpen}
        title={t('guestsView')}
        closeLabel={wizard('actions.closeDialog')}
        size="s"
      >
        <div className="grid justify-items-center">
          <PhoneFrame height={560} label={t('guestsView')}>
            {page}
          </PhoneFrame>
        </div>
      </Dialog>
      <EditingDialogs editing={editor.editing} />
    </>
  )
}

/** The page as guests would see it now; `renderPreview` decides about parts that need Pro. */
function usePreview({ bookTheme }: ThemeEditor, view: BookView, renderPreview: RenderPreview): ReactNode {
  const shown = useDeferredValue(bookTheme)
  return useMemo(() => {
    // An incomplete colour is ignored.
    const accent = readColor(shown.accent) ?? ''
    return renderPreview({ ...readGuestBook(view), look: { ...shown, accent } })
  }, [renderPreview, shown, view])
}

function KeptTheme({ editor: { editing } }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme')
  const { offer, session } = editing
  if (!offer) return null
  return (
    <KeptNotice
      savedAt={offer.savedAt}
      say={(date) => t('kept', { date })}
      onRestore={() => void session.restore(offer)}
      onDiscard={() => void session.discard(offer)}
    />
  )
}

/** Always visible, so that unsaved changes are noticed. */
function SaveBar({ editor: { isDirty, editing } }: { editor: ThemeEditor }) {
  const t = useTranslations('bookTheme')
  const isSaving = editing.running !== undefined
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-8 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width grid gap-2 pt-3 empty:hidden max-md:px-3">
        <SaveNotices editing={editing} />
      </div>
      <div className="page-width flex min-h-18 flex-wrap items-center justify-between gap-3 py-2 max-md:px-3 md:min-h-20">
        <p role="status" className="min-w-0 flex-1 text-small text-muted">
          {isDirty && t('unsaved')}
        </p>
        <Button
          busy={isSaving}
          busyLabel={isSaving ? t('saving') : undefined}
          disabled={!isDirty && !isSaving}
          onClick={() => void editing.save({})}
        >
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
