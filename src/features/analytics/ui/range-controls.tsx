import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { rangeUntil } from '../shared/analytics.ts'
import { isoDay } from '../shared/visit.ts'
import { readRange, usualRanges, type View } from './dashboard-view.ts'

type RangeControlsProps = {
  view: View
  /** The current day. */
  today: number
  books: readonly { id: string; name: string }[]
  onView: (view: View) => void
}

/** Chooses the days and the book. */
export function RangeControls({ view, today, books, onView }: RangeControlsProps) {
  const t = useTranslations('analytics')
  const [isChoosing, setIsChoosing] = useState(view.kind === 'custom')

  function choose(kind: View['kind']) {
    setIsChoosing(kind === 'custom')
    if (kind !== 'custom') onView({ ...view, kind, range: rangeUntil(today, kind) })
  }

  return (
    <div className="mb-6 grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-label">{t('range.legend')}</legend>
          <div className="flex flex-wrap gap-2">
            {usualRanges.map((days) => (
              <RangeOption
                key={days}
                label={t('range.days', { count: days })}
                isChosen={!isChoosing && view.kind === days}
                onChoose={() => choose(days)}
              />
            ))}
            <RangeOption label={t('range.custom')} isChosen={isChoosing} onChoose={() => choose('custom')} />
          </div>
        </fieldset>
        <SelectField
          label={t('book.label')}
          className="min-w-0 max-md:w-full md:w-72"
          value={view.book ?? ''}
          options={[{ value: '', label: t('book.all') }, ...books.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => onView({ ...view, book: event.currentTarget.value || undefined })}
        />
      </div>
      {isChoosing && <CustomRange view={view} today={today} onView={onView} />}
    </div>
  )
}

type RangeOptionProps = { label: string; isChosen: boolean; onChoose: () => void }

function RangeOption({ label, isChosen, onChoose }: RangeOptionProps) {
  return (
    <label
      className={classNames(
        'relative grid min-h-11 cursor-pointer place-items-center rounded-full border px-4 text-[0.9375rem] font-semibold transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-pine bg-pine text-paper' : 'border-control hover:bg-surface-sunken',
      )}
    >
      <input
        type="radio"
        name="visits-range"
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0 forced-colors:opacity-100"
      />
      {label}
    </label>
  )
}

function CustomRange({ view, today, onView }: Pick<RangeControlsProps, 'view' | 'today' | 'onView'>) {
  const t = useTranslations('analytics.range')
  const [from, setFrom] = useState(isoDay(view.range.from))
  const [to, setTo] = useState(isoDay(view.range.to))
  const [isInvalid, setIsInvalid] = useState(false)

  function show(event: FormEvent) {
    event.preventDefault()
    const range = readRange(from, to)
    setIsInvalid(range === undefined)
    if (range) onView({ ...view, kind: 'custom', range })
  }

  return (
    <form onSubmit={show} noValidate className="grid items-start gap-4 xs:grid-cols-2 md:flex">
      <TextField
        type="date"
        label={t('from')}
        value={from}
        max={isoDay(today)}
        onChange={(event) => setFrom(event.currentTarget.value)}
        error={isInvalid ? t('invalid') : undefined}
        className="min-w-0 md:w-56"
      />
      <TextField
        type="date"
        label={t('to')}
        value={to}
        max={isoDay(today)}
        onChange={(event) => setTo(event.currentTarget.value)}
        className="min-w-0 md:w-56"
      />
      <Button type="submit" variant="secondary" className="md:mt-[27px]">
        {t('show')}
      </Button>
    </form>
  )
}
