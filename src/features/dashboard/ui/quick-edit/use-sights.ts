import { useTranslations } from 'use-intl'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import type { EssentialName } from '#features/books/shared/essentials-contract.ts'
import { sightOf } from '#features/stays/shared/essential-sight.ts'
import { useStayBooks } from '#features/stays/ui/index.ts'
import { exceptionKeyOf, type SightOf, savedKeyOf, seesKeyOf } from './sight-keys.ts'
import type { SavedEdit } from './use-quick-edit-form.ts'

/** Who sees the essentials of a book, as far as it is known. */
export function useSights(): (bookId: string) => SightOf {
  const { data: books } = useStayBooks()
  return (bookId) => {
    const book = books?.find(({ id }) => id === bookId)
    return (name) => book && sightOf(name, book, Date.now())
  }
}

/** What the form says about who sees the value of a field. */
export function useSightTexts(bookId: string, isOpen: boolean) {
  const t = useTranslations('dashboard.quick')
  const sightOfField = useSights()(bookId)
  const exceptionsOf = useExceptionText()
  return {
    /** The code of the book is not the one that stays show, or not the one of all of them. */
    leadsToStays: () => {
      const sight = sightOfField('doorCode')
      return sight !== undefined && (sight.by === 'ownCode' || sight.by === 'confirmed' || sight.exceptions > 0)
    },
    /** @param before the value that was replaced; undefined: it is as stored */
    hintOf(name: EssentialName, before: string | undefined): string {
      const sight = sightOfField(name)
      const was = before !== undefined && (before === '' ? t('wasEmpty') : t('was', { value: before }))
      const isLimited = sight?.by === 'ownCode' || sight?.by === 'confirmed'
      const sees = sight && (was || isLimited) && t(`sees.${seesKeyOf(sight, isOpen)}`)
      return [was, sees, was && exceptionsOf(name, sight)].filter(Boolean).join(' ')
    },
  }
}

/** What the toast says about who sees saved changes; undefined if it is not known. */
export function useSavedText(): (edit: SavedEdit) => string | undefined {
  const t = useTranslations('dashboard.quick')
  const tOffline = useTranslations('books.offline')
  const sightsOf = useSights()
  const exceptionsOf = useExceptionText()
  return ({ book, changed }) => {
    const sights = sightsOf(book.id)
    const key = savedKeyOf(changed, sights)
    if (key === undefined) return undefined
    const isForAll = key === 'savedCode' || key === 'savedText'
    if (isForAll && !isOpenToGuests(book)) return tOffline('saved')
    const code = book.essentials.doorCode
    const text =
      key === 'savedCode' && code !== '' ? t('savedCode', { code }) : t(key === 'savedCode' ? 'savedText' : key)
    return [text, ...changed.map((name) => exceptionsOf(name, sights(name)))].filter(Boolean).join(' ')
  }
}

function useExceptionText() {
  const t = useTranslations('dashboard.quick')
  return (name: EssentialName, sight: ReturnType<SightOf>) =>
    sight && sight.exceptions > 0 && t(exceptionKeyOf(name), { count: sight.exceptions })
}
