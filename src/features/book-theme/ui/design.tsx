import { CloudOff } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import type { RenderPreview } from '#features/book-editor/ui/index.ts'
import { ConflictDialog, KeptNotice, PreviewAside, useWideScreen, WizardTop } from '#features/book-editor/ui/index.ts'
import type { BookView } from '#features/books/shared/book-contract.ts'
import { readColor } from '#features/books/shared/color.ts'
import { readGuestBook } from '#features/books/ui/index.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { ColorPart } from './color-part.tsx'
import { DefaultsPart, MadeWithPart } from './end-parts.tsx'
import { FocusPart } from './focus-part.tsx'
import { LogoPart } from './logo-part.tsx'
import { OwnSectionsPart } from './own-sections-part.tsx'
import { SectionsPart } from './sections-part.tsx'
import { ThemePart } from './theme-part.tsx'
import { type DesignState, useDesign } from './use-design.ts'

type DesignProps = { account: CurrentUser; view: BookView; renderPreview: RenderPreview }

/** How a book looks, with the phone that shows it beside the controls or, on small screens, behind a button. */
export function Design({ account, view, renderPreview }: DesignProps) {
  const t = useTranslations('bookTheme')
  const wizard = useTranslations('bookEditor')
  const design = useDesign({ account, view })
  const { blocker, trouble } = design
  const isWide = useWideScreen()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const page = usePreview(design, view, renderPreview)

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
            <KeptDesign design={design} />
            <LogoPart design={design} />
            <ColorPart design={design} />
            <ThemePart design={design} />
            <FocusPart design={design} cover={view.cover} bookId={view.id} />
            <SectionsPart design={design} />
            <OwnSectionsPart design={design} />
            <MadeWithPart design={design} />
            <DefaultsPart design={design} />
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
      <SaveBar design={design} />
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
      <ConflictDialog
        open={trouble === 'conflict'}
        onCancel={design.dismissTrouble}
        onOverwrite={() => void design.save({ overwrites: true })}
        onLoadNewer={() => void design.loadNewer()}
      />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        title={wizard('leave.title')}
        description={wizard('leave.text')}
        confirmLabel={wizard('leave.confirm')}
        cancelLabel={wizard('leave.stay')}
        tone="default"
        onConfirm={() => blocker.proceed?.()}
      />
    </>
  )
}

/** The page as guests would see it now; what only Pro shows is left to `renderPreview`. */
function usePreview({ look }: DesignState, view: BookView, renderPreview: RenderPreview): ReactNode {
  const shown = useDeferredValue(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function renders the same book alike
  return useMemo(() => {
    // A colour that is still being typed is none.
    const accent = readColor(shown.accent) ?? ''
    return renderPreview({ ...readGuestBook(view), look: { ...shown, accent } })
  }, [shown, view])
}

function KeptDesign({ design: { offer, restore, discard } }: { design: DesignState }) {
  const t = useTranslations('bookTheme')
  if (!offer) return null
  return (
    <KeptNotice savedAt={offer.savedAt} say={(date) => t('kept', { date })} onRestore={restore} onDiscard={discard} />
  )
}

/** Always in sight, so that nobody leaves without knowing that something waits. */
function SaveBar({ design }: { design: DesignState }) {
  const t = useTranslations('bookTheme')
  const tPlatform = useTranslations('platform')
  const { isDirty, isSaving, save, trouble } = design
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-8 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {trouble === 'offline' && (
        <div className="page-width pt-3 max-md:px-3">
          <Notice role="alert" tone="warning" icon={<CloudOff size={20} aria-hidden="true" />}>
            {t('offline')}
          </Notice>
        </div>
      )}
      <div className="page-width flex min-h-18 flex-wrap items-center justify-between gap-3 py-2 max-md:px-3 md:min-h-20">
        <p role="status" className="min-w-0 flex-1 text-small text-muted">
          {isDirty && t('unsaved')}
        </p>
        <Button
          busy={isSaving}
          busyLabel={isSaving ? t('saving') : undefined}
          disabled={!isDirty && !isSaving}
          onClick={() => void save()}
        >
          {trouble === 'offline' ? tPlatform('tryAgain') : t('save')}
        </Button>
      </div>
    </div>
  )
}
