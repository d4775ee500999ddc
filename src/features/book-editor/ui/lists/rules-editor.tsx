import { type KeyboardEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#ui/field.tsx'
import { ReadySentences } from '../templates/ready-sentences.tsx'
import { useBookField } from '../use-book-field.ts'
import { ListEditor } from './list-editor.tsx'

/** The house rules, one per line; the last row cannot be removed, so that there is always one to write in. */
export function RulesEditor() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} data-preview="rules">
      <h2 id={`${id}-title`} className="text-h3">
        {t('lists.houseRules.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('lists.houseRules.text')}</p>
      <ListEditor
        list="houseRules"
        canRemove={(count) => count > 1}
        renderRow={({ index, handle, remove, add }) => (
          <div className="-ml-3 flex items-start">
            <div className="pt-0.5">{handle}</div>
            <TextField
              {...field(`houseRules.${index}.text`)}
              label={t('list.numbered', { entry: t('lists.houseRules.entry'), number: index + 1 })}
              labelHidden
              className="flex-1"
              autoComplete="off"
              placeholder={index === 0 ? t('examples.rule') : undefined}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                if (event.key === 'Enter' && event.currentTarget.value.trim() !== '') add()
              }}
            />
            <div className="pt-0.5">{remove}</div>
          </div>
        )}
      />
      <ReadySentences kind="houseRules" />
    </section>
  )
}
