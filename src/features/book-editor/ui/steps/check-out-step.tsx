import { Lightbulb } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { asksForCleaning, listTasks, mostTasks } from '#features/books/shared/check-out-tasks.ts'
import { Notice } from '#ui/banner.tsx'
import { TextField } from '#ui/field.tsx'
import { Suggestions } from '../lists/suggestions.tsx'
import { ReadyTextArea } from '../templates/ready-text-area.tsx'
import { useBookLanguage } from '../templates/use-ready-texts.ts'
import { useBookField } from '../use-book-field.ts'

/** Step 7: when and how to leave. */
export function CheckOutStep() {
  const t = useTranslations('bookEditor')
  const field = useBookField()
  return (
    <>
      <TextField
        {...field('checkoutTime')}
        label={t('fields.checkoutTime')}
        optionalLabel={t('optional')}
        placeholder={t('examples.checkoutTime')}
        list="checkout-times"
        autoComplete="off"
      />
      <Suggestions id="checkout-times" words={t('suggestions.checkoutTime')} />
      <ReadyTextArea name="checkoutInstructions" />
      <TaskAdvice />
    </>
  )
}

/** Advice on what a host asks of guests who leave: few tasks, and nothing that is the work of cleaners. */
function TaskAdvice() {
  const t = useTranslations('bookEditor.checkOutAdvice')
  const { control } = useFormContext<BookForm>()
  const language = useBookLanguage()
  const written = useDeferredValue(useWatch({ control, name: 'checkoutInstructions' }) ?? '')
  const count = listTasks(written).length
  const advice = [
    ...(count > mostTasks ? [t('many', { count })] : []),
    ...(asksForCleaning(written, language) ? [t('cleaning')] : []),
  ]
  return (
    <div role="status">
      {advice.length > 0 && (
        <Notice tone="warning" icon={<Lightbulb size={20} aria-hidden="true" />}>
          <div className="grid gap-2">
            {advice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Notice>
      )}
    </div>
  )
}
