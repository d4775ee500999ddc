import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '#ui/banner.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CardProblem } from './card-problem.ts'

/** What a card is asked for. */
export type CardStep = {
  clientSecret: string
  /** `setup`: only the card, for later. */
  kind: 'payment' | 'setup'
  /** What the confirmation charges. */
  amountCents: number
  /** On file, and waiting for nothing but its bank. */
  storedCard: { id: string; brand: string; last4: string } | null
  provider: 'stripe' | 'test'
  /** Null in test mode. */
  publishableKey: string | null
}

export type CardFormProps = {
  step: CardStep
  /** Where the bank sends the host back to, if it has to ask her on a page of its own. */
  returnPath: string
  submitLabel: string
  /** Called once, when the card is confirmed. */
  onDone: () => void
  /** Called instead, when another tab or the end of the trial has changed what the card was asked for. */
  onOutdated: () => void
  /** A further button beside the submit button. */
  secondary?: ReactNode
}

/** As tall as the fields will be. */
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

/** Why it did not work, where the host is looking; what she typed stays. */
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
