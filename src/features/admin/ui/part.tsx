import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Skeleton } from '#ui/skeleton.tsx'

type PartProps = { id: string; heading: string; action?: ReactNode; children: ReactNode }

/** A section of the admin page with a focusable heading. */
export function Part({ id, heading, action, children }: PartProps) {
  return (
    <section ref={keepFocus} aria-labelledby={id} className="mt-12 md:mt-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

type Answer<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown }

/** Shows the data of a query: a placeholder while it loads, and a retry button if it failed. */
export function Loaded<Data>({ answer, children }: { answer: Answer<Data>; children: (data: Data) => ReactNode }) {
  const t = useTranslations('admin')
  if (answer.data !== undefined) return children(answer.data)
  if (!answer.isError) {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  }
  return <NotLoaded onRetry={() => void answer.refetch()}>{t('dashboard.notLoaded')}</NotLoaded>
}

type NotLoadedProps = { onRetry: () => void; isBusy?: boolean; className?: string; children: ReactNode }

/** Says what could not be loaded, with a retry button. */
export function NotLoaded({ onRetry, isBusy, className, children }: NotLoadedProps) {
  const t = useTranslations('platform')
  return (
    <Notice
      tone="danger"
      role="alert"
      className={className}
      action={
        <Button variant="quiet" size="s" busy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}

/** Facts in two columns, name and value. Numbers are written as the language does. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  const format = useFormatter()
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.9375rem]">
      {rows.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-semibold text-balance break-words lining-nums">
            {typeof value === 'number' ? format.number(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
