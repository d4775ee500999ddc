import { useTranslations } from 'use-intl'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { CheckboxField, SelectField } from '#ui/field.tsx'

export type Shown = { bookId: string | null; listsBooks: boolean }

type BookChoiceProps = {
  books: readonly Pick<BookSummary, 'id' | 'propertyName'>[]
  shown: Shown
  onChange: (shown: Shown) => void
}

/** Choice of what a domain shows: one book, or all books with or without a list. */
export function BookChoice({ books, shown, onChange }: BookChoiceProps) {
  const t = useTranslations('domains.add')
  return (
    <>
      <SelectField
        label={t('shows')}
        value={shown.bookId ?? ''}
        onChange={(event) => onChange({ ...shown, bookId: event.currentTarget.value || null })}
        options={[
          { value: '', label: t('allBooks') },
          ...books.map(({ id, propertyName }) => ({ value: id, label: propertyName })),
        ]}
      />
      {shown.bookId === null && (
        <CheckboxField
          label={t('lists')}
          hint={t('listsHint')}
          checked={shown.listsBooks}
          onChange={(event) => onChange({ ...shown, listsBooks: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
