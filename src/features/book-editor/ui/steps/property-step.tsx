import { useTranslations } from 'use-intl'
import { propertyTypes } from '#features/books/shared/book.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { ImageField } from '../image-field.tsx'
import { ReadyTextArea } from '../ready-text-area.tsx'
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
      <div className="grid grid-cols-3 gap-3 md:gap-5">
        {(['guests', 'bedrooms', 'bathrooms'] as const).map((name) => (
          <TextField key={name} {...field(name)} label={t(`fields.${name}`)} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
    </>
  )
}
