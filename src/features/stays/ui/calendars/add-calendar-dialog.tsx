import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toApiError } from '#platform/browser/api.ts'
import { deviceTimeZone } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { CalendarReading } from '../../shared/calendar-contract.ts'
import type { StayBook } from '../../shared/stay-contract.ts'
import { useSaveStaySettings } from '../stay-api.ts'
import { TimeZoneField } from '../time-zone-field.tsx'
import { useAddCalendar } from './calendar-api.ts'
import { ReadingDialog } from './reading-dialog.tsx'

type AddCalendarDialogProps = {
  books: readonly StayBook[]
  /** The book that is preselected. */
  bookId: string
  onClose: () => void
}

type Understood = { reading: CalendarReading; seconds: number }

/** Asks for the address of a calendar, and then shows what was understood. */
export function AddCalendarDialog({ books, bookId, onClose }: AddCalendarDialogProps) {
  const [understood, setUnderstood] = useState<Understood>()
  const book = books.find(({ id }) => id === understood?.reading.bookId)
  if (understood && book) return <ReadingDialog {...understood} book={book} onClose={onClose} />
  return <AddressDialog books={books} bookId={bookId} onRead={setUnderstood} onClose={onClose} />
}

type Problem = { text: string; fields: Readonly<Record<string, string>> }
const noProblem: Problem = { text: '', fields: {} }

function AddressDialog({
  books,
  bookId,
  onRead,
  onClose,
}: AddCalendarDialogProps & { onRead: (understood: Understood) => void }) {
  const t = useTranslations('stays.calendars.form')
  const tForm = useTranslations('stays.form')
  const tFailure = useTranslations('stays.failure')
  const [chosen, setChosen] = useState(bookId)
  const [timeZone, setTimeZone] = useState(deviceTimeZone)
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState(noProblem)
  const [isReading, setIsReading] = useState(false)
  const addCalendar = useAddCalendar()
  const saveSettings = useSaveStaySettings()
  const book = books.find(({ id }) => id === chosen)
  if (!book) return null

  async function read(of: StayBook) {
    if (isReading) return
    if (address.trim() === '') return setProblem({ text: '', fields: { address: t('missing') } })
    setIsReading(true)
    setProblem(noProblem)
    try {
      if (of.timeZone === null) await saveSettings.mutateAsync({ bookId: of.id, settings: { timeZone } })
      const begun = performance.now()
      const reading = await addCalendar.mutateAsync({ bookId: of.id, address: address.trim() })
      onRead({ reading, seconds: Math.max(1, Math.round((performance.now() - begun) / 1000)) })
    } catch (error) {
      const { fields, words } = toApiError(error)
      const isOfField = 'address' in fields || 'timeZone' in fields
      setProblem({ text: isOfField ? '' : words || tFailure('text'), fields })
      setIsReading(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (book) void read(book)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={tForm('close')}
    >
      <form onSubmit={submit} noValidate>
        <div className="grid gap-5">
          {problem.text && (
            <Notice tone="danger" role="alert" icon={<TriangleAlert size={20} aria-hidden="true" />}>
              {problem.text}
            </Notice>
          )}
          {books.length > 1 && (
            <SelectField
              label={t('book')}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
              options={books.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {book.timeZone === null && (
            <TimeZoneField value={timeZone} onChange={setTimeZone} error={problem.fields['timeZone']} />
          )}
          <TextField
            label={t('address')}
            hint={t('addressHint')}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => {
              setAddress(event.currentTarget.value)
              setProblem(noProblem)
            }}
            error={problem.fields['address']}
          />
        </div>
        <div className="-mx-5 mt-6 flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-4 md:-mx-8 md:-mb-2 md:px-8">
          <Button variant="quiet" className="max-md:flex-1" onClick={onClose}>
            {tForm('cancel')}
          </Button>
          <Button type="submit" className="max-md:flex-auto" busy={isReading} busyLabel={t('reading')}>
            {t('read')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
