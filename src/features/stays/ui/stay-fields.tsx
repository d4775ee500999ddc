import { useTranslations } from 'use-intl'
import { stayLimits } from '#limits.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import type { StayBook, StayInput } from '../shared/stay-contract.ts'

/** The form values of a stay; empty texts are sent as null. */
export type StayValues = {
  arrival: string
  departure: string
  arrivalTime: string
  departureTime: string
  label: string
  language: string
  code: string
}

export const emptyStay: StayValues = {
  arrival: '',
  departure: '',
  arrivalTime: '',
  departureTime: '',
  label: '',
  language: '',
  code: '',
}

/** The values as sent to the server. */
export function toStayInput(values: StayValues): Omit<StayInput, 'source'> {
  const { arrival, departure, label } = values
  return {
    arrival,
    departure,
    label,
    arrivalTime: values.arrivalTime || null,
    departureTime: values.departureTime || null,
    language: languages.find((language) => language === values.language) ?? null,
    code: values.code.trim() || null,
  }
}

type StayFieldsProps = {
  values: StayValues
  onChange: (change: Partial<StayValues>) => void
  /** The server's messages by field. */
  problems: Readonly<Record<string, string>>
  book: Pick<StayBook, 'arrivalTime' | 'departureTime' | 'codeMode'>
}

/** Dates, hours, code, note and language of a stay. */
export function StayFields({ values, onChange, problems, book }: StayFieldsProps) {
  const t = useTranslations('stays.form')
  const limitOf = useTextLimit()
  const field = (name: keyof StayValues) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
    error: problems[name],
    label: t(name),
  })
  const nextDay = values.arrival === '' ? undefined : dayAfter(values.arrival)
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('arrival')} type="date" min="2000-01-01" max="2099-12-31" required />
        <TextField {...field('departure')} type="date" min={nextDay} max="2099-12-31" required />
        <TextField {...field('arrivalTime')} type="time" hint={t('bookHour', { time: book.arrivalTime })} />
        <TextField {...field('departureTime')} type="time" hint={t('bookHour', { time: book.departureTime })} />
      </div>
      {book.codeMode === 'personal' && (
        <TextField
          {...field('code')}
          hint={t('codeHint')}
          limit={limitOf('line', stayLimits.codeLetters)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="[&_input]:font-code [&_input]:font-semibold [&_input]:tracking-wide"
        />
      )}
      <TextField {...field('label')} hint={t('labelHint')} limit={limitOf('line')} autoComplete="off" />
      <SelectField
        {...field('language')}
        hint={t('languageHint')}
        options={[
          { value: '', label: t('anyLanguage') },
          ...languages.map((language) => ({ value: language, label: languageNames[language] })),
        ]}
      />
    </div>
  )
}

function dayAfter(date: string): string | undefined {
  const day = Date.parse(date)
  return Number.isNaN(day) ? undefined : new Date(day + 24 * 60 * 60_000).toISOString().slice(0, 10)
}
