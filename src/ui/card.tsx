import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** Applies the styles to the only child, such as a `<section>` or `<li>`. */
  asChild?: boolean | undefined
}

/** A surface with a thin border, without shadow and padding. */
export function Card({ asChild = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return <Element {...rest} className={classNames('rounded-m border border-line bg-surface', className)} />
}
