import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'ok' | 'draft' | 'plan' | 'sun' | 'warning' | 'bad' | undefined
  /** Shows a coloured dot before the word. Decorative: the word has the meaning. */
  dot?: boolean | undefined
}

const tones = {
  neutral: 'border-transparent bg-surface-sunken text-text',
  ok: 'border-transparent bg-success-bg text-success',
  draft: 'border-control text-muted',
  plan: 'border-transparent bg-pine text-paper',
  sun: 'border-transparent bg-sun text-ink',
  warning: 'border-transparent bg-warning-bg text-warning',
  bad: 'border-transparent bg-danger-bg text-danger',
}

/** A label for a status or category, one or two words. */
export function Badge({ tone = 'neutral', dot = false, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-[9px] py-0.5 text-label whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-2 rounded-full bg-current" />}
      {children}
    </span>
  )
}
