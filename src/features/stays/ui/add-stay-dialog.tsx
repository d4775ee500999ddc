import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deviceTimeZone } from '#platform/i18n/day.ts'
import { SelectField } from '#ui/field.tsx'
import { showToast } from '#ui/toast.tsx'
import type { StayBook } from '../shared/stay-contract.ts'
import { useAddStay, useSaveStaySettings } from './stay-api.ts'
import { StayDialog } from './stay-dialog.tsx'
import { emptyStay, toStayInput } from './stay-fields.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { useStayForm } from './use-stay-form.ts'

type AddStayDialogProps = {
  books: readonly StayBook[]
  /** The book that is preselected. */
  bookId: string
  onClose: () => void
}

/** A stay entered by hand. A book without a time zone gets that of this device, which the host confirms. */
export function AddStayDialog({ books, bookId, onClose }: AddStayDialogProps) {
  const t = useTranslations('stays.add')
  const [chosen, setChosen] = useState(bookId)
  const [timeZone, setTimeZone] = useState(deviceTimeZone)
  const book = books.find(({ id }) => id === chosen)
  const form = useStayForm(emptyStay)
  const addStay = useAddStay()
  const saveSettings = useSaveStaySettings()
  if (!book) return null

  async function save(of: StayBook) {
    const isSaved = await form.save(async () => {
      if (of.timeZone === null) await saveSettings.mutateAsync({ bookId: of.id, settings: { timeZone } })
      await addStay.mutateAsync({ bookId: of.id, stay: toStayInput(form.values) })
    })
    if (!isSaved) return
    showToast({ title: t('done'), description: t('doneText') })
    onClose()
  }

  return (
    <StayDialog
      title={t('title')}
      saveLabel={t('save')}
      form={form}
      book={book}
      onSave={() => void save(book)}
      onClose={onClose}
    >
      {books.length > 1 && (
        <SelectField
          label={t('book')}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={books.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {book.timeZone === null && (
        <TimeZoneField value={timeZone} onChange={setTimeZone} error={form.problem.fields['timeZone']} />
      )}
    </StayDialog>
  )
}
