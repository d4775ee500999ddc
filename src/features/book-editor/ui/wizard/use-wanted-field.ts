import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type BookForm, stepOfField } from '#features/books/shared/book-form.ts'
import type { WantedField } from './use-step-focus.ts'
import { useSteps } from './use-steps.ts'

/** The step on the screen, and the field to show and focus there. */
export function useWantedField() {
  const steps = useSteps()
  const [wantedField, setWantedField] = useState<WantedField | undefined>(() =>
    steps.askedField === undefined ? undefined : { path: steps.askedField },
  )
  function show(field: WantedField) {
    const step = stepOfField(field.path)
    if (step !== steps.step) steps.goTo(step)
    // A new object each time: the same field may be asked for again.
    setWantedField({ ...field })
  }
  return { steps, wantedField, show }
}

/** Marks the errors to correct. @param problems paths with their codes or messages @param show leads to the first */
export function markProblems(
  form: UseFormReturn<BookForm>,
  problems: readonly (readonly [path: string, message: string])[],
  type: 'rule' | 'server',
  show: ((field: WantedField) => void) | undefined,
): void {
  for (const [path, message] of problems) form.setError(path as keyof BookForm, { type, message })
  const [first] = problems
  if (first) show?.({ path: first[0] })
}
