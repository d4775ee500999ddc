import { useTranslations } from 'use-intl'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { EssentialName } from '#features/books/shared/essentials-contract.ts'
import { visibilityOf } from '#features/stays/shared/essential-visibility.ts'
import { useStayBooks } from '#features/stays/ui/index.ts'
import type { SavedEdit } from './use-quick-edit-form.ts'
import { exceptionKeyOf, savedKeyOf, seesKeyOf, type VisibilityOf } from './visibility-keys.ts'

/** Who sees the essentials of a book, as far as it is known. */
export function useVisibilities(): (bookId: string) => VisibilityOf {
  const { data: books } = useStayBooks()
  return (bookId) => {
    const book = books?.find(({ id }) => id === bookId)
    return (name) => book && visibilityOf(name, book, Date.now())
  }
}

/** What the form says about who sees the value of a field. */
export function useVisibilityTexts(bookId: string, isOpen: boolean) {
  const t = useTranslations('dashboard.quick')
  const visibilityOfField = useVisibilities()(bookId)
  const exceptionsOf = useExceptionText()
  return {
    /** The code of the book is not the one that stays show, or not the one of all of them. */
    leadsToStays: () => {
      const visibility = visibilityOfField('doorCode')
      return (
        visibility !== undefined &&
        (visibility.by === 'ownCode' || visibility.by === 'confirmed' || visibility.exceptions > 0)
      )
    },
    /** @param before the value that was replaced; undefined: it is as stored */
    hintOf(name: EssentialName, before: string | undefined): string {
      const visibility = visibilityOfField(name)
      const was = before !== undefined && (before === '' ? t('wasEmpty') : t('was', { value: before }))
      const isLimited = visibility?.by === 'ownCode' || visibility?.by === 'confirmed'
      const sees = visibility && (was || isLimited) && t(`sees.${seesKeyOf(visibility, isOpen)}`)
      return [was, sees, was && exceptionsOf(name, visibility)].filter(Boolean).join(' ')
    },
  }
}

/** What the toast says about who sees saved changes; undefined if it is not known. */
export function useSavedText(): (edit: SavedEdit) => string | undefined {
  const t = useTranslations('dashboard.quick')
  const tOffline = useTranslations('books.offline')
  const visibilitiesOf = useVisibilities()
  const exceptionsOf = useExceptionText()
  return ({ book, changed }) => {
    const visibilities = visibilitiesOf(book.id)
    const key = savedKeyOf(changed, visibilities)
    if (key === undefined) return undefined
    const isForAll = key === 'savedCode' || key === 'savedText'
    if (isForAll && !isOpenToGuests(book)) return tOffline('saved')
    const code = book.essentials.doorCode
    const text =
      key === 'savedCode' && code !== '' ? t('savedCode', { code }) : t(key === 'savedCode' ? 'savedText' : key)
    return [text, ...changed.map((name) => exceptionsOf(name, visibilities(name)))].filter(Boolean).join(' ')
  }
}

function useExceptionText() {
  const t = useTranslations('dashboard.quick')
  return (name: EssentialName, visibility: ReturnType<VisibilityOf>) =>
    visibility && visibility.exceptions > 0 && t(exceptionKeyOf(name), { count: visibility.exceptions })
}
