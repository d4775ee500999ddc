import { classNames } from './class-names.ts'

/** A grey placeholder for content that is loading. Set the size of that content by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-[8px] bg-surface-sunken', className)} />
}

/** Placeholder rows in the layout of the book list: cover, badge, name, details. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={`row-${row.toString()}`} className="flex items-center gap-4 p-4 md:gap-6 md:px-6 md:py-5">
          <Skeleton className="h-[104px] w-[84px] flex-none md:h-[148px] md:w-[104px]" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-[22px] w-21" />
            <Skeleton className="h-6 w-[min(240px,80%)]" />
            <Skeleton className="h-4 w-[min(180px,60%)]" />
          </div>
        </div>
      ))}
    </div>
  )
}
