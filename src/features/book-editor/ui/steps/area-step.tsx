import { useTranslations } from 'use-intl'
import { emergencyFields } from '#features/books/shared/book-fields.ts'
import { TextField } from '#ui/field.tsx'
import { EntryList } from '../lists/entry-list.tsx'
import { useBookField } from '../use-book-field.ts'

const lists = ['activities', 'usefulInfo', 'barsClubs', 'restaurants', 'shopping', 'transport'] as const

/** Step 6: the surroundings, and emergency contacts. */
export function AreaStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  return (
    <div className="grid gap-8">
      {lists.map((list) => (
        <div key={list} className="border-b border-line pb-8">
          <EntryList list={list} />
        </div>
      ))}
      <section aria-labelledby="emergency-title" data-preview="sos">
        <h2 id="emergency-title" className="text-h3">
          {t('emergency.title')}
        </h2>
        <p className="mt-1 mb-4 text-muted">{t('emergency.text')}</p>
        <div className="grid gap-5 md:grid-cols-2">
          {emergencyFields.map((name) => (
            <TextField
              key={name}
              {...field(`emergencyNumbers.${name}`)}
              label={t(`fields.${name}`)}
              optionalLabel={t('optional')}
              placeholder={t(`examples.${name}`)}
              autoComplete="off"
            />
          ))}
        </div>
      </section>
    </div>
  )
}
