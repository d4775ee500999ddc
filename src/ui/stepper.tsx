import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface StepperProps {
  steps: readonly string[]
  /** Counted from 0. */
  current: number
  /** Accessible name of the list. */
  label: string
  /** Such as "2 / 7", above the right end. */
  counter: string
  /** Small text above the left end. */
  heading?: ReactNode
}

function barOf(index: number, current: number): string {
  if (index < current) return 'before:bg-accent'
  if (index > current) return 'before:bg-line'
  return 'before:bg-linear-to-r before:from-primary before:from-50% before:to-line before:to-50%'
}

/** Progress through a sequence. Not clickable: steps are taken one at a time. */
export function Stepper({ steps, current, label, counter, heading }: StepperProps) {
  return (
    // Unwrappable words must not widen whatever the stepper stands in.
    <div className="w-full contain-inline-size">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <span className="min-w-0 wrap-anywhere text-small text-muted">{heading}</span>
        <span className="font-semibold whitespace-nowrap tabular-nums lining-nums">{counter}</span>
      </div>
      <ol aria-label={label} className="flex gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step}
            {...(index === current && { 'aria-current': 'step' as const })}
            // Segments are as wide as their words ask for, so that a long label takes room from short ones instead
            // of wrapping. If a language needs more than there is, the words around the current step are cut.
            className={classNames(
              'relative min-w-0 flex-[1_1_0%] pt-2 before:absolute before:inset-x-0 before:top-0 before:h-[5px] before:rounded-[3px] before:forced-color-adjust-none md:flex-auto md:pt-3',
              barOf(index, current),
              index === current ? 'text-text md:shrink-0' : 'text-muted',
            )}
          >
            <span
              className={classNames(
                'block truncate text-label leading-[1.3] max-md:sr-only',
                index === current ? 'font-semibold' : 'font-normal',
              )}
            >
              {step}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
