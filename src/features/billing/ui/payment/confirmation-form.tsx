import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { type CardFormProps, CardProblemNotice } from '../card/card-parts.tsx'
import type { CardOutcome, CardProblem } from '../card/card-problem.ts'
import { useConfirmation } from './use-confirmation.ts'

type Props = Pick<CardFormProps, 'submitLabel' | 'secondary' | 'onDone' | 'onOutdated'> & {
  /** Confirms the card. */
  confirm: () => Promise<CardOutcome>
  isReady?: boolean
  /** A problem that was found before anything was sent. */
  obstacle?: CardProblem | undefined
  /** Small print below the button. */
  note?: string
  /** The card, or the fields for one. */
  children: ReactNode
}

/** The frame of every card form: the card, its error message, and the button that sends it once. */
export function ConfirmationForm({
  confirm,
  onDone,
  onOutdated,
  isReady = true,
  obstacle,
  note,
  children,
  ...props
}: Props) {
  const t = useTranslations('billing.card')
  const { submit, isBusy, problem } = useConfirmation({ confirm, onDone, onOutdated })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      <CardProblemNotice problem={problem ?? obstacle} />
      <Button
        type="submit"
        block
        className="min-h-14 text-balance"
        busy={isBusy}
        busyLabel={t('busy')}
        disabled={!isReady}
      >
        {props.submitLabel}
      </Button>
      {note && <p className="text-small text-muted">{note}</p>}
      {props.secondary}
    </form>
  )
}
