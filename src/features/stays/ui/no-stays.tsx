import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import villa from '#ui/illustrations/hero-05.svg'

/** What stands in the place of a list without stays. */
export function NoStays({ hasBooks, onAdd }: { hasBooks: boolean; onAdd: () => void }) {
  const t = useTranslations('stays.none')
  return (
    <EmptyState
      art={<img src={villa} alt="" />}
      artFit="scene"
      title={t('title')}
      text={hasBooks ? t('text') : t('noBooks')}
      action={
        hasBooks ? (
          <Button icon={<Plus size={20} aria-hidden="true" />} onClick={onAdd}>
            {t('add')}
          </Button>
        ) : (
          <Button asChild>
            <Link to="/create">{t('create')}</Link>
          </Button>
        )
      }
    />
  )
}
