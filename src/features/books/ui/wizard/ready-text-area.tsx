import { useTranslations } from 'use-intl'
import { TextArea } from '#ui/field.tsx'
import type { ReadyKind } from '../../ready-sentences/ready-texts.ts'
import { ReadySentences } from './ready-sentences.tsx'
import { useBookField } from './use-book-field.ts'

type ReadyTextAreaProps = { name: Exclude<ReadyKind, 'houseRules' | 'equipment'>; hint?: string }

/** A text of several lines, with sentences that fit it. */
export function ReadyTextArea({ name, hint }: ReadyTextAreaProps) {
  const t = useTranslations('books.wizard')
  const field = useBookField()
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
