import { FlaskConical } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { type TestCard, testCards } from '../billing-contract.ts'
import { type CardFormProps, CardProblemNotice } from './card-parts.tsx'
import { type CardProblem, useCardProblems } from './card-problem.ts'
import { useChangeSubscription } from './subscription-calls.ts'

/** Named as Stripe's own test cards that do the same. */
const names = { good: 'Visa 4242', declined: 'Visa 0002', failsLater: 'Visa 0341' } as const satisfies Record<
  TestCard,
  string
>

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
  const name = useId()

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
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t('testLegend')}</legend>
        <div className="grid gap-2">
          {testCards.map((value) => (
            <label
              key={value}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-s border border-line bg-surface px-3.5 py-2.5 hover:border-control has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={card === value}
                onChange={() => setCard(value)}
                className="size-5 flex-none accent-accent"
              />
              <span className="min-w-0">
                <span className="block font-semibold tabular-nums">{names[value]}</span>
                <span className="block text-small text-muted">{t(`testCards.${value}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <CardProblemNotice problem={problem} />
      <Button type="submit" block className="min-h-14" busy={change.isPending} busyLabel={t('busy')}>
        {submitLabel}
      </Button>
      {secondary}
    </form>
  )
}
