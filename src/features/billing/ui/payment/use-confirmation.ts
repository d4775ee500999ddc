import { type FormEvent, useRef, useState } from 'react'
import { type CardOutcome, type CardProblem, useCardProblems } from '../card/card-problem.ts'

type Confirmation = {
  /** Confirms the card. A thrown error is turned into a message. */
  confirm: () => Promise<CardOutcome>
  /** Called once, when the card is confirmed; the form stays busy until it is unmounted. */
  onDone: () => void
  /** Called instead if what had to be confirmed no longer exists. */
  onOutdated: () => void
}

/** Sends a card once, however often the host presses, and again only after a problem. */
export function useConfirmation({ confirm, onDone, onOutdated }: Confirmation) {
  const problems = useCardProblems()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<CardProblem>()
  // The button becomes busy with the next rendering; a double click can come before that.
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
