import { CreditCard } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { brandName } from './brand-name.ts'
import { type CardFormProps, CardProblemNotice, type CardStep } from './card-parts.tsx'
import { type CardProblem, useCardProblems } from './card-problem.ts'

export type StoredCard = NonNullable<CardStep['storedCard']>
export type StoredCardFormProps = CardFormProps & { card: StoredCard }

type Props = Pick<StoredCardFormProps, 'card' | 'submitLabel' | 'secondary' | 'onDone'> & {
  /** Has the bank ask the host. @returns what went wrong, or nothing */
  confirm: () => Promise<CardProblem | undefined>
  isReady?: boolean
  /** Above the card. */
  children?: ReactNode
}

/** The card on file by name, and one button: her bank does the rest. */
export function StoredCardForm({ card, submitLabel, secondary, onDone, confirm, isReady = true, children }: Props) {
  const t = useTranslations('billing.card')
  const facts = useTranslations('billing.subscription.facts')
  const problems = useCardProblems()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<CardProblem>()
  const isUnderWay = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    const found = await confirm().catch(() => problems.unknown)
    if (!found) return onDone()
    setProblem(found)
    setIsBusy(false)
    isUnderWay.current = false
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      <p className="flex min-h-14 items-center gap-3 rounded-s border border-line bg-surface px-3.5 py-2.5">
        <CreditCard size={22} aria-hidden="true" className="flex-none text-muted" />
        <span className="min-w-0">
          <span className="block font-semibold tabular-nums">
            {facts('cardText', { brand: brandName(card.brand), last4: card.last4 })}
          </span>
          <span className="block text-small text-muted">{t('bankAsks')}</span>
        </span>
      </p>
      <CardProblemNotice problem={problem} />
      <Button type="submit" block className="min-h-14" busy={isBusy} busyLabel={t('busy')} disabled={!isReady}>
        {submitLabel}
      </Button>
      {secondary}
    </form>
  )
}
