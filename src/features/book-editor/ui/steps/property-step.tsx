import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { countFallbacks, propertyTypes } from '#features/books/shared/book.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { ImageField } from '../pictures/image-field.tsx'
import { ReadyTextArea } from '../templates/ready-text-area.tsx'
import { useBookField } from '../use-book-field.ts'

/** Step 2: the property as the guest page introduces it. */
export function PropertyStep() {
  const t = useTranslations('bookEditor')
  const typeName = useTranslations('books.propertyTypes')
  const field = useBookField()
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2 md:gap-5">
        <TextField
          {...field('propertyName')}
          label={t('fields.propertyName')}
          placeholder={t('examples.propertyName')}
          autoComplete="off"
          aria-required
        />
        <SelectField
          {...field('propertyType')}
          label={t('fields.propertyType')}
          options={propertyTypes.map((type) => ({ value: type, label: typeName(type) }))}
        />
      </div>
      <div data-preview="welcome" className="grid gap-6">
        <ReadyTextArea name="welcomeMessage" />
        <ImageField name="welcomePicture" hint={t('hints.welcomePicture')} />
      </div>
      <ImageField name="cover" />
      <TextField
        {...field('address')}
        label={t('fields.address')}
        optionalLabel={t('optional')}
        placeholder={t('examples.address')}
        autoComplete="street-address"
      />
      <TextField
        {...field('googleMapsLink')}
        label={t('fields.googleMapsLink')}
        optionalLabel={t('optional')}
        hint={t('hints.googleMapsLink')}
        placeholder={t('examples.googleMapsLink')}
        type="url"
        autoComplete="off"
      />
      <Counts />
    </>
  )
}

const counts = ['guests', 'bedrooms', 'bathrooms'] as const

/** The three numbers, and what guests see instead of missing ones. */
function Counts() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const { control } = useFormContext<BookForm>()
  const written = useWatch({ control, name: counts })
  const open = counts.filter((_, index) => written[index]?.trim() === '')
  const shown = list.format(open.map((name) => t(`counts.${name}`, { count: Number(countFallbacks[name]) })))
  const id = useId()
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <div className="grid grid-cols-2 gap-3 xs:grid-cols-3 md:gap-5">
        {counts.map((name) => (
          <TextField key={name} {...field(name)} label={t(`fields.${name}`)} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
      <p id={id} role="status" className="mt-1.5 text-small text-muted">
        {open.length > 0 && t('counts.shown', { counts: shown })}
      </p>
    </fieldset>
  )
}
