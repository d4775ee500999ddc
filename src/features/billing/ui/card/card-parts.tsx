import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '#ui/banner.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CardProblem } from './card-problem.ts'

/** What the card is needed for. */
export type CardStep = {
  clientSecret: string
  /** `setup`: only the card, for later. */
  kind: 'payment' | 'setup'
  /** What the confirmation charges. */
  amountCents: number
  /** A stored card that only needs bank authentication. */
  storedCard: { id: string; brand: string; last4: string } | null
  provider: 'stripe' | 'test'
  /** Null in test mode. */
  publishableKey: string | null
}

export type CardFormProps = {
  step: CardStep
  /** Return address for a bank that asks the host on its own page. */
  returnPath: string
  submitLabel: string
  /** Called once, when the card is confirmed. */
  onDone: () => void
  /** Called instead if another tab or the end of the trial has changed what has to be confirmed. */
  onOutdated: () => void
  /** A second button beside the submit button. */
  secondary?: ReactNode
}

/** Placeholder with the height of the fields. */
export function CardFormLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-[76px]" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-[76px]" />
        <Skeleton className="h-[76px]" />
      </div>
      <Skeleton className="h-[76px]" />
    </div>
  )
}

/** Error message next to the form; the input is kept. */
export function CardProblemNotice({ problem }: { problem: CardProblem | undefined }) {
  return (
    <div role="alert">
      {problem && (
        <Notice tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
          {problem.text}
        </Notice>
      )}
    </div>
  )
}
