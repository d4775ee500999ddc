import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { GuestBook } from '#features/books/shared/book.ts'
import { type BookForm, toGuestBook } from '#features/books/shared/book-form.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { PreviewAside } from './preview-aside.tsx'

/** Has to be the same function in each rendering: with a new one the preview is rendered again. */
export type RenderPreview = (book: GuestBook) => ReactNode

type PreviewProps = {
  renderPreview: RenderPreview
  /** The section that is being written, by the end of its id; empty for the top. */
  section: string
  height: number
}

/** The guest page on a phone, following the form and the section that is being written. */
export function BookPhone({ renderPreview, section, height }: PreviewProps) {
  const t = useTranslations('bookEditor.preview')
  const { control } = useFormContext<BookForm>()
  // Typing must not wait for the phone: it catches up when there is time.
  const form = useDeferredValue(useWatch({ control }) as BookForm)
  const page = useMemo(() => renderPreview(toGuestBook(form)), [renderPreview, form])
  const phone = useRef<HTMLDivElement>(null)
  useFollowedSection(phone, section)
  return (
    <div ref={phone} className="grid w-full justify-items-center">
      <PhoneFrame height={height} label={t('phone')}>
        {page}
      </PhoneFrame>
    </div>
  )
}

/** Shows the section when it becomes the one that is written, or when its first word makes it appear. */
function useFollowedSection(phone: { current: HTMLElement | null }, section: string): void {
  const shown = useRef<string>(undefined)
  // After each rendering, because any change of the form may add the section.
  useEffect(() => {
    if (shown.current === section) return
    const screen = phone.current?.querySelector<HTMLElement>('[tabindex="0"]')
    const target = section === '' ? screen : phone.current?.querySelector<HTMLElement>(`section[id$="-${section}"]`)
    if (!screen || !target) return
    shown.current = section
    const roomForNavigation = 76
    const distance = target.getBoundingClientRect().top - screen.getBoundingClientRect().top - roomForNavigation
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    screen.scrollTo({ top: section === '' ? 0 : screen.scrollTop + distance, behavior })
  })
}

/** The phone beside the form, on wide screens. */
export function PreviewPanel(props: Omit<PreviewProps, 'height'>) {
  const t = useTranslations('bookEditor.preview')
  return (
    <PreviewAside title={t('title')}>
      <BookPhone {...props} height={600} />
      <p className="max-w-[30ch] text-center text-small text-muted">{t('note')}</p>
    </PreviewAside>
  )
}
