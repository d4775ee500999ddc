import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { stepCount } from '#features/books/shared/book-form.ts'
import { isRecord } from '#platform/text/parse-json.ts'

/** Search parameters of the wizard: the book that is edited, the step counted from 1, and a field to start at. */
export const wizardParams = { book: 'edit', step: 'step', field: 'field' } as const

/**
 * The step is in the address, so that a reload stays on it and the phone's Back button goes one step back instead of
 * leaving the book.
 */
export function useSteps() {
  const [params, setParams] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const step = readStep(params)

  /** @param next counted from 0 */
  function goTo(next: number) {
    // The second click of a double click comes before the first one has been rendered.
    if (readStep(new URLSearchParams(window.location.search)) === next) return
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.delete(wizardParams.field)
        if (next === 0) changed.delete(wizardParams.step)
        else changed.set(wizardParams.step, String(next + 1))
        return changed
      },
      { state: { cameFrom: step } },
    )
  }

  function goBack() {
    if (step === 0) return
    // Goes back in the history instead of adding to it; otherwise the phone's Back button would lead forward
    // afterwards.
    if (isRecord(state) && state['cameFrom'] === step - 1) void navigate(-1)
    else goTo(step - 1)
  }

  return {
    step,
    /** The field in the address. */
    askedField: params.get(wizardParams.field) ?? undefined,
    goTo,
    goNext: () => goTo(Math.min(step + 1, stepCount - 1)),
    goBack,
  }
}

/** The step of an address, counted from 0. */
function readStep(params: URLSearchParams): number {
  const asked = Number(params.get(wizardParams.step) ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), stepCount) - 1 : 0
}
