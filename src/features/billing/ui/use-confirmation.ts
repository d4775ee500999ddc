import { type FormEvent, useRef, useState } from 'react'
import { type CardProblem, useCardProblems } from './card-problem.ts'

type Confirmation = {
  /** Has the card confirmed. @returns what went wrong, or nothing; what it throws is put into words */
  confirm: () => Promise<CardProblem | undefined>
  /** Called once, when the card is confirmed; the form stays busy until it is taken away. */
  onDone: () => void
}

/** Sends a card off once, however often the host presses, and again only after a problem. */
export function useConfirmation({ confirm, onDone }: Confirmation) {
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
    setProblem(found)
    setIsBusy(false)
    isUnderWay.current = false
  }
  return { submit, isBusy, problem }
}
