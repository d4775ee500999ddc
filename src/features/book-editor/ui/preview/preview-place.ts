import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { isItemList } from '#features/books/shared/book-fields.ts'
import { type BookForm, type FormList, isBlankEntry } from '#features/books/shared/book-form.ts'
import { wizardSteps } from '../steps/wizard-steps.tsx'

/** The part of the guest page that is being edited. Each focus creates a new object, so that it is shown again. */
export type PreviewPlace = {
  /** The end of the section's id; empty for the top of the page. */
  section: string
  /** The row of the form's list, if the focus is in one. */
  row?: { list: FormList; index: number } | undefined
}

/** The place of the field with the focus; at first that of the step. */
export function usePreviewPlace(step: number): { place: PreviewPlace; follow: (event: FocusEvent) => void } {
  const [ofStep, setOfStep] = useState(() => placeOfStep(step))
  const [focused, setFocused] = useState<{ step: number; place: PreviewPlace }>()
  if (ofStep.step !== step) setOfStep(placeOfStep(step))
  return {
    place: focused?.step === step ? focused.place : ofStep.place,
    follow({ target }) {
      const section = target.closest<HTMLElement>('[data-preview]')?.dataset['preview'] ?? ofStep.place.section
      setFocused({ step, place: { section, row: rowOf(target.getAttribute('name') ?? '') } })
    },
  }
}

function placeOfStep(step: number): { step: number; place: PreviewPlace } {
  return { step, place: { section: wizardSteps[step]?.section ?? '' } }
}

function rowOf(name: string): PreviewPlace['row'] {
  const [list = '', index] = name.split('.')
  if (index === undefined || !(list === 'houseRules' || isItemList(list))) return undefined
  return { list, index: Number(index) }
}

/** Height of the page's own navigation, which stays at the top, in pixels. */
const navigationPx = 76

/**
 * Scrolls the preview to the part that is being edited: once for each focus, and when its first word makes it appear.
 * The focus does not move, and a visible part is not scrolled.
 */
export function useShownPlace(phone: { current: HTMLElement | null }, place: PreviewPlace, form: BookForm): void {
  const shown = useRef<{ place: PreviewPlace; target: Element }>(undefined)
  // After each rendering, because any change of the form may add it.
  useEffect(() => {
    const screen = phone.current?.querySelector<HTMLElement>('[tabindex="0"]')
    const target = screen && findPlace(screen, place, form)
    if (!screen || !target) return
    const isKnown = shown.current?.place === place && shown.current.target === target
    if (isKnown) return
    shown.current = { place, target }
    target.closest('details')?.setAttribute('open', '')
    scrollTo(screen, target, place)
  })
}

function findPlace(screen: HTMLElement, { section, row }: PreviewPlace, form: BookForm): Element | undefined {
  if (section === '') return screen
  const found = screen.querySelector(`section[id$="-${section}"]`)
  if (!found) return undefined
  return (row && findRow(found, row, form)) ?? found
}

/** The entry of a list; the page leaves out blank ones. */
function findRow(section: Element, { list, index }: NonNullable<PreviewPlace['row']>, form: BookForm) {
  const rows = form[list] as Record<string, string>[]
  const own = rows[index]
  if (own === undefined || isBlankEntry(list, own)) return undefined
  const before = rows.slice(0, index).filter((row) => !isBlankEntry(list, row))
  // Texts of the host may contain lists too.
  const entries = [...section.querySelectorAll('li, dl > div')].filter(
    (entry) => entry.parentElement?.closest('li, dl > div') === null,
  )
  return entries[before.length]
}

function scrollTo(screen: HTMLElement, target: Element, { section }: PreviewPlace): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  if (section === '') {
    screen.scrollTo({ top: 0, behavior })
    return
  }
  const [frame, box] = [screen.getBoundingClientRect(), target.getBoundingClientRect()]
  const distance = box.top - frame.top - navigationPx
  const isInSight = distance >= 0 && box.bottom <= frame.bottom
  if (!isInSight) screen.scrollTo({ top: screen.scrollTop + distance, behavior })
}
