import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface StepperProps {
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
  /** Accessible name of the list. */
  label: string
  /** Text above the right end, such as "2 / 7". */
  counter: string
  /** Small text above the left end. */
  heading?: ReactNode
  /** Makes the steps buttons, which lead to any of them. */
  onChoose?: ((index: number) => void) | undefined
}

function barOf(index: number, current: number): string {
  if (index < current) return 'before:bg-accent'
  if (index > current) return 'before:bg-line'
  return 'before:bg-linear-to-r before:from-primary before:from-50% before:to-line before:to-50%'
}

/** Progress through a sequence of steps. */
export function Stepper({ steps, current, label, counter, heading, onChoose }: StepperProps) {
  return (
    // Long labels must not widen the stepper's container.
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
            // The width of a segment depends on its label, so that long labels use the space of short ones instead of
            // wrapping. If there is not enough space, the labels of other steps are truncated.
            className={classNames(
              'relative min-w-0 flex-[1_1_0%] pt-2 before:absolute before:inset-x-0 before:top-0 before:h-[5px] before:rounded-[3px] before:forced-color-adjust-none md:flex-auto md:pt-3',
              barOf(index, current),
              index === current ? 'text-text md:shrink-0' : 'text-muted',
            )}
          >
            {onChoose ? (
              <button
                type="button"
                onClick={() => onChoose(index)}
                // Begins at the bar, which belongs to the target.
                className="-mt-2 block min-h-11 w-full cursor-pointer rounded-s pt-2 text-start text-inherit hover:text-text hover:underline md:-mt-3 md:pt-3"
              >
                <StepName isCurrent={index === current}>{step}</StepName>
              </button>
            ) : (
              <StepName isCurrent={index === current}>{step}</StepName>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function StepName({ isCurrent, children }: { isCurrent: boolean; children: string }) {
  return (
    <span
      className={classNames(
        'block truncate text-label leading-[1.3] max-md:sr-only',
        isCurrent ? 'font-semibold' : 'font-normal',
      )}
    >
      {children}
    </span>
  )
}
