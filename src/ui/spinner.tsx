import { classNames } from './class-names.ts'

/** A spinner in the current text colour. Visual only: also describe as text what is loading. */
export function Spinner({ size = 18, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block flex-none animate-spin rounded-full border-[2.5px] border-current border-r-transparent forced-colors:border-r-[Canvas]',
        className,
      )}
      style={{ width: size, height: size }}
    />
  )
}

/** Replaces a page while it is loading. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 p-6 text-muted">
      <Spinner size={32} className="text-primary" />
      <span>{label}</span>
    </div>
  )
}
