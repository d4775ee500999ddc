import { type RefObject, useEffect, useRef } from 'react'

/** A field to focus, or a list to add to; with a range of its text to select, in UTF-16 units. */
export type WantedField = { path: string; start?: number; end?: number }

type StepFocusInput = {
  step: number
  /** A field that will get the focus, on whichever step; a new object asks again. */
  wantedField: WantedField | undefined
  heading: RefObject<HTMLElement | null>
  fields: RefObject<HTMLElement | null>
}

/** Moves the focus with the steps: to the new step's heading, or to the field with an error. */
export function useStepFocus({ step, wantedField, heading, fields }: StepFocusInput): void {
  const seenStep = useRef(step)
  const seenField = useRef<WantedField>(undefined)

  useEffect(() => {
    const hasNewStep = seenStep.current !== step
    seenStep.current = step
    const field = wantedField === seenField.current ? undefined : findField(fields.current, wantedField?.path)
    if (field) {
      seenField.current = wantedField
      field.focus()
      selectRange(field, wantedField)
      return
    }
    if (!hasNewStep) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step, wantedField, heading, fields])

  useEffect(() => {
    // The bar at the bottom must not cover the focused element.
    const { style } = document.documentElement
    style.scrollPaddingBlock = '2rem 10rem'
    return () => {
      style.scrollPaddingBlock = ''
    }
  }, [])
}

function selectRange(field: HTMLElement, wanted: WantedField | undefined): void {
  if (wanted?.start === undefined || wanted.end === undefined) return
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
    field.setSelectionRange(wanted.start, wanted.end)
}

function findField(fields: HTMLElement | null, path: string | undefined): HTMLElement | null | undefined {
  if (path === undefined) return undefined
  const name = CSS.escape(path)
  return fields?.querySelector<HTMLElement>(
    `[name="${name}"], [data-field="${name}"] input, button[data-field="${name}"]`,
  )
}
