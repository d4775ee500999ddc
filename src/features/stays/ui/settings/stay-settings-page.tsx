import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadFailure, RequireSignedIn } from '#features/accounts/ui/index.ts'
import { useBook } from '#features/books/ui/index.ts'
import { Page } from '#ui/page.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import { useStaySettings, useStays } from '../stay-api.ts'
import { placeStays } from '../stay-groups.ts'
import { ToStays } from '../to-stays.tsx'
import { SettingsForm } from './settings-form.tsx'

/** `/stays/settings/{bookId}`: which parts of a book only stays show, from when, and how its door opens. */
export function StaySettingsPage() {
  return (
    <RequireSignedIn>
      <LoadedSettings />
    </RequireSignedIn>
  )
}

function LoadedSettings() {
  const t = useTranslations('stays')
  const { bookId = '' } = useParams()
  const settings = useStaySettings(bookId)
  const stays = useStays()
  const book = useBook(bookId)
  const isPartial = stays.data?.isComplete === false
  if (settings.isPending || stays.isPending || isPartial || book.isPending)
    return <LoadingScreen label={t('loading')} />
  if (!(settings.data && stays.data && book.data)) {
    return (
      <LoadFailure
        title={t('settings.loadFailed')}
        text={t('loadFailedText')}
        isRetrying={settings.isFetching || stays.isFetching || book.isFetching}
        onRetry={() => void Promise.all([settings.refetch(), stays.refetch(), book.refetch()])}
      />
    )
  }
  const open = placeStays(stays.data).filter(
    ({ stay }) => stay.bookId === bookId && (stay.state === 'expected' || stay.state === 'inHouse'),
  )
  return (
    <Page isNarrow hasForms back={<ToStays />} title={t('settings.title')} lead={book.data.propertyName}>
      <SettingsForm
        key={bookId}
        bookId={bookId}
        stored={settings.data}
        ownSections={book.data.look.ownSections}
        openStays={open}
        hostPhone={book.data.hostPhone}
      />
    </Page>
  )
}
