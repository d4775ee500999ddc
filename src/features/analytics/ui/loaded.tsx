import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type LoadedProps<Answer> = { answer: UseQueryResult<Answer>; children: (data: Answer) => ReactNode }

/** Shows an answer once it is there; until then its shape, and a way to ask again when it does not come. */
export function Loaded<Answer>({ answer, children }: LoadedProps<Answer>) {
  const t = useTranslations('analytics')
  if (answer.data !== undefined && !answer.isError) return children(answer.data)
  if (answer.isError) {
    return (
      <div
        role="alert"
        className="grid justify-items-center gap-2 rounded-m border border-line bg-surface px-6 py-12 text-center"
      >
        <CloudOff size={32} aria-hidden="true" className="mb-2 text-muted" />
        <p className="font-semibold">{t('failed')}</p>
        <Button variant="secondary" className="mt-4" busy={answer.isFetching} onClick={() => void answer.refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-40 rounded-m!" />
      <Skeleton className="h-100 rounded-m!" />
    </div>
  )
}
