import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PasswordMeterProps {
  /** Number of filled bars, 0 to 5. */
  score: number
  tone: 'weak' | 'medium' | 'strong'
  /** The rating as text. Put a word into `<strong>` to colour it. */
  label: ReactNode
  /** The id for `aria-describedby` of the password field. */
  id?: string | undefined
}

const fills = { weak: 'bg-danger', medium: 'bg-amber', strong: 'bg-success' }
const words = { weak: '[&_strong]:text-danger', medium: '[&_strong]:text-warning', strong: '[&_strong]:text-success' }

/** Shows the strength of a password. Only advice; weak passwords are accepted. */
export function PasswordMeter({ score, tone, label, id }: PasswordMeterProps) {
  return (
    <div className="mt-2.5">
      <div aria-hidden="true" className="grid grid-cols-5 gap-1 forced-color-adjust-none">
        {[1, 2, 3, 4, 5].map((bar) => (
          <span
            key={bar}
            className={classNames('h-1.5 rounded-[3px] transition-colors', bar <= score ? fills[tone] : 'bg-line')}
          />
        ))}
      </div>
      <p
        id={id}
        role="status"
        className={classNames(
          'mt-1.5 min-h-[1.45em] text-small leading-[1.45] text-muted [&_strong]:font-semibold',
          words[tone],
        )}
      >
        {label}
      </p>
    </div>
  )
}
