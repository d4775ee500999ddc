import { Slot } from 'radix-ui'
import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, use } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import { TooltipContext } from './tooltip-context.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger' | 'danger-solid' | 'sun'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  /** `md` is 48 px high, `s` is 44 px high. */
  size?: 'md' | 's' | undefined
  /** Full width of the container. */
  block?: boolean | undefined
  /** An action is running: the button is not clickable, but keeps its width and the focus. */
  busy?: boolean | undefined
  /** Label while busy, such as "Signing in...". Its width is reserved in advance. */
  busyLabel?: string | undefined
  icon?: ReactNode
  /** Applies the styles to the only child, usually a link. Then `busy` has no effect. */
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

/** The button for all actions. Use at most one `primary` per view. */
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
      // `disabled` would move the focus to the body.
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {reservesRoom ? (
        <span className="grid">
          {/* Only transparent, because without `busyLabel` the label is still the accessible name. */}
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
  /** Accessible name, also the tooltip. */
  label: string
  danger?: boolean | undefined
}

/** A button with only an icon, 44 x 44 px, and a tooltip in the app. If there is space, prefer a `Button` with text. */
export function IconButton({ label, danger = false, type = 'button', className, ...rest }: IconButtonProps) {
  const Tooltip = use(TooltipContext)
  const button = (
    <button
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
      // The tooltip repeats the name, which screen readers would read twice.
      aria-describedby={rest['aria-describedby']}
    />
  )
  return Tooltip ? <Tooltip content={label}>{button}</Tooltip> : button
}
