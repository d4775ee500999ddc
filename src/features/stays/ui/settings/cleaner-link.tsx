import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { TextField } from '#ui/field.tsx'
import { useDeleteCleanerLink, useMakeCleanerLink, useSaveStaySettings } from '../stay-api.ts'
import { useShowFailure } from '../use-show-failure.ts'

type CleanerLinkProps = {
  bookId: string
  link: string | null
  /** The chosen time zone of a book that has none stored yet: a link needs one. */
  newTimeZone: string | undefined
}

/** The link with which a cleaner confirms the change of a shared code; it allows nothing else. */
export function CleanerLink({ bookId, link, newTimeZone }: CleanerLinkProps) {
  const t = useTranslations('stays.settings.cleaner')
  const showFailure = useShowFailure()
  const saveSettings = useSaveStaySettings()
  const make = useMakeCleanerLink()
  const remove = useDeleteCleanerLink()
  async function makeLink() {
    try {
      if (newTimeZone !== undefined) await saveSettings.mutateAsync({ bookId, settings: { timeZone: newTimeZone } })
      await make.mutateAsync(bookId)
    } catch (error) {
      showFailure(error)
    }
  }
  if (link === null) {
    return (
      <div>
        <p className="mb-3 text-muted">{t('none')}</p>
        <Button
          variant="secondary"
          size="s"
          busy={saveSettings.isPending || make.isPending}
          onClick={() => void makeLink()}
        >
          {t('make')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <TextField
        label={t('label')}
        hint={t('hint')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton value={link} label={t('copy')} copiedLabel={t('copied')} size="s" />
        <Button
          variant="danger"
          size="s"
          busy={remove.isPending}
          onClick={() => void remove.mutateAsync(bookId).catch(showFailure)}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  )
}
