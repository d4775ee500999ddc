import { classNames } from './class-names.ts'

/** The logo without the name, in the current text colour. Decorative: give the surrounding link a name. */
export function LogoMark({ size = 28, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={classNames('flex-none', className)}
    >
      <path d="M11.3 2.4 2 8v11c2.5-.9 4.7-1 6.7-.5v-3.9A3.4 3.4 0 0 1 11.3 11.3z" />
      <path d="M12.7 2.4 22 8v11c-2.5-.9-4.7-1-6.7-.5v-3.9a3.4 3.4 0 0 0-2.6-3.3z" />
      <path d="M2 20.6c3.9-1.3 7.3-.9 10 1 2.7-1.9 6.1-2.3 10-1v1.6c-3.9-1.3-7.3-.9-10 1-2.7-1.9-6.1-2.3-10-1z" />
    </svg>
  )
}

/** The logo with the brand name, which is the same in every language. */
export function Wordmark({
  onDark = false,
  className,
}: {
  onDark?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <span
      translate="no"
      className={classNames(
        'inline-flex min-h-11 items-center gap-2.5 font-display text-[1.375rem] leading-none font-[620] tracking-[-0.02em] whitespace-nowrap',
        onDark ? 'text-paper' : 'text-text',
        className,
      )}
    >
      <LogoMark size={32} {...(!onDark && { className: 'text-pine in-data-[theme=night]:text-inherit' })} />
      Benvenuto
    </span>
  )
}
