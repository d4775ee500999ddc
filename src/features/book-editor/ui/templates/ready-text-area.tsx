import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { ReadyKind } from '#features/authoring/shared/ready-sentences/ready-kinds.ts'
import { TextArea } from '#ui/field.tsx'
import { useBookField } from '../use-book-field.ts'
import { ReadySentences } from './ready-sentences.tsx'

type ReadyTextAreaProps = { name: Exclude<ReadyKind, 'houseRules' | 'equipment'>; hint?: string }

/** A text of several lines, with ready sentences for it. */
export function ReadyTextArea({ name, hint }: ReadyTextAreaProps) {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  // Inserting or removing a sentence changes the text without an input event for the counter.
  useWatch({ name })
  return (
    <div className="grid gap-1">
      <TextArea
        {...field(name)}
        label={t(`fields.${name}`)}
        optionalLabel={t('optional')}
        hint={hint}
        placeholder={t(`examples.${name}`)}
      />
      <ReadySentences kind={name} />
    </div>
  )
}
