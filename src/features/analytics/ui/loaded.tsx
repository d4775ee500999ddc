import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailurePanel } from '#ui/failure-panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type LoadedProps<Answer> = { answer: UseQueryResult<Answer>; children: (data: Answer) => ReactNode }

/** Shows a loaded answer; a skeleton while it loads, and a button to retry when loading failed. */
export function Loaded<Answer>({ answer, children }: LoadedProps<Answer>) {
  const t = useTranslations('analytics')
  const tPlatform = useTranslations('platform')
  if (answer.data !== undefined && !answer.isError) return children(answer.data)
  if (answer.isError) {
    return (
      <FailurePanel
        role="alert"
        title={t('failed')}
        action={
          <Button variant="secondary" busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {tPlatform('tryAgain')}
          </Button>
        }
      />
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
