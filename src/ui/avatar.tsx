import { UserRound } from 'lucide-react'
import { classNames } from './class-names.ts'
import { initialsOf } from './initials.ts'

/** Initials in a circle. Decorative: show the name next to it, or give the surrounding button a name. */
export function Avatar({ name, size = 'm' }: { name: string; size?: 's' | 'm' | undefined }) {
  const initials = initialsOf(name)
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-pine font-semibold text-paper',
        size === 's' ? 'size-9 text-label' : 'size-12 text-[0.9375rem]',
      )}
    >
      {initials || <UserRound size={size === 's' ? 18 : 22} aria-hidden="true" />}
    </span>
  )
}
