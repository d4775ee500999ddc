import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { GuestBook } from '#features/books/shared/book.ts'
import { type BookForm, toGuestBook } from '#features/books/shared/book-form.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { useWizardContext } from '../wizard/wizard-context.ts'
import { PreviewAside } from './preview-aside.tsx'
import { type PreviewPlace, useShownPlace } from './preview-place.ts'

/** Must be the same function in each rendering; a new one causes the preview to be rendered again. */
export type RenderPreview = (book: GuestBook) => ReactNode

type PreviewProps = {
  renderPreview: RenderPreview
  /** The part that is being edited. */
  place: PreviewPlace
  height: number
}

/** The guest page in a phone frame, following the form and the part that is being edited. */
export function BookPhone({ renderPreview, place, height }: PreviewProps) {
  const t = useTranslations('bookEditor.preview')
  const { control } = useFormContext<BookForm>()
  // Deferred, so that rendering the preview does not delay typing.
  const form = useDeferredValue(useWatch({ control }) as BookForm)
  const page = useMemo(() => renderPreview(toGuestBook(form)), [renderPreview, form])
  const phone = useRef<HTMLDivElement>(null)
  useShownPlace(phone, place, form)
  return (
    <div ref={phone} className="grid w-full justify-items-center">
      <PhoneFrame height={height} label={t('phone')}>
        {page}
      </PhoneFrame>
    </div>
  )
}

/** The phone beside the form, on wide screens. */
export function PreviewPanel(props: Omit<PreviewProps, 'height'>) {
  const t = useTranslations('bookEditor.preview')
  const { secrets } = useWizardContext()
  return (
    <PreviewAside title={t('title')}>
      <BookPhone {...props} height={600} />
      <p className="max-w-[30ch] text-center text-small text-muted">{t(secrets.length > 0 ? 'secretNote' : 'note')}</p>
    </PreviewAside>
  )
}
