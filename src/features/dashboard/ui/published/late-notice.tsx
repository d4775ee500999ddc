import { CircleCheck, Image, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { latePictures, useLatePictures } from '#features/book-editor/ui/index.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { editPathOf } from '../share-link.ts'

/** Pictures that guests cannot see yet, although the book is live. They are sent while this page is open. */
export function LateNotice({ bookId }: { bookId: string }) {
  const t = useTranslations('dashboard.published.late')
  const late = useLatePictures(bookId)
  if (!late) return null
  const { state, left, refused, problem } = late
  if (state === 'coming')
    return (
      <Notice role="status" icon={<Image size={20} aria-hidden="true" />}>
        {t('coming', { count: left })}
      </Notice>
    )
  if (state === 'resting')
    return (
      <Notice
        role="alert"
        tone="warning"
        icon={<TriangleAlert size={20} aria-hidden="true" />}
        action={
          <Button size="s" onClick={() => latePictures.retry()}>
            {t('retry')}
          </Button>
        }
      >
        {t('resting', { count: left })} {problem || t('unreached')}
      </Notice>
    )
  if (refused === 0)
    return (
      <Notice role="status" tone="success" icon={<CircleCheck size={20} aria-hidden="true" />}>
        {t('done')}
      </Notice>
    )
  return (
    <Notice
      role="alert"
      tone="warning"
      icon={<TriangleAlert size={20} aria-hidden="true" />}
      action={
        <Button asChild size="s">
          <Link to={editPathOf(bookId)}>{t('choose')}</Link>
        </Button>
      }
    >
      {t('refused', { count: refused })}
    </Notice>
  )
}
