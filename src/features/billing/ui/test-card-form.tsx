import { FlaskConical } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { type TestCard, testCards } from '../billing-contract.ts'
import { type CardFormProps, CardProblemNotice } from './card-parts.tsx'
import { type CardProblem, useCardProblems } from './card-problem.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** Named as Stripe's own test cards that do the same. */
const names = {
  good: 'Visa 4242',
  declined: 'Visa 0002',
  failsLater: 'Visa 0341',
  asksBank: 'Visa 3184',
} as const satisfies Record<TestCard, string>

/** The card form of the test mode: three cards to choose from, and plainly no money. */
export function TestCardForm({
  submitLabel,
  onDone,
  secondary,
}: Pick<CardFormProps, 'submitLabel' | 'onDone' | 'secondary'>) {
  const t = useTranslations('billing.card')
  const problems = useCardProblems()
  const change = useChangeSubscription()
  const [card, setCard] = useState<TestCard>('good')
  const [problem, setProblem] = useState<CardProblem>()
  // The button says that it is busy with the next rendering; a double click comes before that.
  const isUnderWay = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setProblem(undefined)
    try {
      await change.mutateAsync({ act: 'test-card', card })
      onDone()
    } catch (error) {
      setProblem(problems.ofCall(error))
      isUnderWay.current = false
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Notice tone="warning" icon={<FlaskConical size={20} aria-hidden="true" />}>
        {t('testMode')}
      </Notice>
      <RadioCards
        legend={t('testLegend')}
        options={testCards.map((value) => ({ value, label: names[value], text: t(`testCards.${value}`) }))}
        value={card}
        onChange={setCard}
      />
      <CardProblemNotice problem={problem} />
      <Button type="submit" block className="min-h-14" busy={change.isPending} busyLabel={t('busy')}>
        {submitLabel}
      </Button>
      {secondary}
    </form>
  )
}
