import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface BannerProps {
  /** `plain`: not urgent. */
  tone: 'plain' | 'blue' | 'orange' | 'red'
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** A small primary `Button`. Inside a banner it gets the banner's colour. */
  action?: ReactNode
  className?: string | undefined
}

const bannerTones = {
  plain: 'border-line bg-surface',
  blue: 'border-info-line bg-info-bg text-info [--color-primary:var(--color-info)]',
  orange: 'border-warning-line bg-warning-bg text-warning [--color-primary:var(--color-warning)]',
  red: 'border-danger-line bg-danger-bg text-danger [--color-primary:var(--color-danger)]',
}

const actionColours =
  '[--color-on-primary:var(--color-surface)] [--color-primary-hover:color-mix(in_oklab,var(--color-primary)_82%,var(--color-text))]'

/** A full-width message about the whole account, with an action. */
export function Banner({ tone, icon, title, children, action, className }: BannerProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3.5 rounded-m border py-3.5 pr-4 pl-5',
        bannerTones[tone],
        actionColours,
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-[1_1_180px]">
        <strong className="block font-semibold">{title}</strong>
        {children}
      </div>
      {action}
    </div>
  )
}

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: 'info' | 'warning' | 'danger' | 'success' | undefined
  icon?: ReactNode
  action?: ReactNode
}

const noticeTones = {
  info: 'bg-info-bg text-info [--color-primary:var(--color-info)]',
  warning: 'bg-warning-bg text-warning [--color-primary:var(--color-warning)]',
  danger: 'bg-danger-bg text-danger [--color-primary:var(--color-danger)]',
  success: 'bg-success-bg text-success [--color-primary:var(--color-success)]',
}

/** A message inside a page. Set `role="alert"` if it appears without an action by the user. */
export function Notice({ tone = 'info', icon, action, className, children, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-s border border-transparent px-4 py-3.5 text-[0.9375rem] leading-normal',
        noticeTones[tone],
        actionColours,
        className,
      )}
    >
      <div className="flex min-w-0 flex-[1_1_220px] items-start gap-3 [&>.lucide]:mt-0.5">
        {icon}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  )
}
