import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
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
  const tPlatform = useTranslations('platform')
  if (answer.data !== undefined) return children(answer.data)
  if (!answer.isError) {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  }
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button variant="quiet" size="s" onClick={() => void answer.refetch()}>
          {tPlatform('tryAgain')}
        </Button>
      }
    >
      {t('desk.notLoaded')}
    </Notice>
  )
}

/** Facts in two columns, name and value. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.9375rem]">
      {rows.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-semibold text-balance break-words lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
