import { type FormEvent, useRef, useState } from 'react'
import { type CardOutcome, type CardProblem, useCardProblems } from './card-problem.ts'

type Confirmation = {
  /** Has the card confirmed. What it throws is put into words. */
  confirm: () => Promise<CardOutcome>
  /** Called once, when the card is confirmed; the form stays busy until it is taken away. */
  onDone: () => void
  /** Called instead, when what the card was asked for is not there any more. */
  onOutdated: () => void
}

/** Sends a card off once, however often the host presses, and again only after a problem. */
export function useConfirmation({ confirm, onDone, onOutdated }: Confirmation) {
  const problems = useCardProblems()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<CardProblem>()
  // The button says that it is busy with the next rendering; a double click comes before that.
  const isUnderWay = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    const found = await confirm().catch((error: unknown) => problems.ofCall(error))
    if (!found) return onDone()
    if (found === 'outdated') return onOutdated()
    setProblem(found)
    setIsBusy(false)
    isUnderWay.current = false
  }
  return { submit, isBusy, problem }
}
