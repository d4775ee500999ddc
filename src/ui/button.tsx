import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger' | 'danger-solid' | 'sun'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  /** 48 px high, or 44. */
  size?: 'md' | 's' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  /** Something is under way: not clickable, but it keeps its place, its width and the focus. */
  busy?: boolean | undefined
  /** Words shown while busy, such as "Signing in...". Room for them is reserved beforehand. */
  busyLabel?: string | undefined
  icon?: ReactNode
  /** Lends the looks to the only child, usually a link. `busy` has no effect then. */
  asChild?: boolean | undefined
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-s border-[1.5px] text-center leading-tight font-semibold ' +
  'no-underline transition-[background-color,border-color,translate] active:translate-y-px focus-visible:rounded-s ' +
  'disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-disabled-bg ' +
  'disabled:text-disabled-text aria-busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-text text-text hover:bg-surface-sunken',
  quiet: 'border-line bg-surface text-text hover:border-control',
  ghost: 'border-transparent text-text hover:bg-surface-sunken',
  danger: 'border-danger text-danger hover:bg-danger-bg',
  'danger-solid': 'border-transparent bg-crimson text-card hover:bg-crimson-deep',
  sun: 'border-transparent bg-sun text-ink hover:bg-sun-hover',
}

function paddingOf(variant: ButtonVariant, size: 'md' | 's'): string {
  if (size === 's') return variant === 'ghost' ? 'min-h-11 px-3 py-2' : 'min-h-11 px-4.5 py-2'
  return variant === 'ghost' ? 'min-h-12 px-3.5 py-2.5' : 'min-h-12 px-5.5 py-2.5'
}

const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'

/** The one way to start an action. A view has at most one `primary`. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  busyLabel,
  icon,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const classes = classNames(shape, variants[variant], paddingOf(variant, size), block && 'w-full', className)

  if (asChild) {
    return (
      <Slot.Root
        {...rest}
        {...(onClick && { onClick: onClick as (event: MouseEvent<HTMLElement>) => void })}
        ref={ref as Ref<HTMLElement>}
        className={classes}
      >
        {icon}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    )
  }

  const reservesRoom = busy || busyLabel !== undefined
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={classes}
      // `disabled` would drop the focus to the body in the middle of a form.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {reservesRoom ? (
        <span className="grid">
          {/* Without words of its own the busy state keeps the label as its name, hence only transparent. */}
          <span className={classNames(face, busy && (busyLabel ? 'invisible' : 'opacity-0'))}>
            {icon}
            {children}
          </span>
          <span className={classNames(face, !busy && 'invisible')}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  )
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name, also shown by the browser on hover. */
  label: string
  danger?: boolean | undefined
}

/** 44 x 44 px, an icon only. Where there is room, prefer a `Button` with words. */
export function IconButton({ label, danger = false, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 flex-none place-items-center rounded-s transition-colors disabled:cursor-not-allowed disabled:text-disabled-text',
        danger
          ? 'not-disabled:hover:bg-danger-bg not-disabled:hover:text-danger'
          : 'not-disabled:hover:bg-surface-sunken',
        className,
      )}
    />
  )
}
