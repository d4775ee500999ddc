import { useTranslations } from 'use-intl'
import type { OwnBookView } from '#features/books/shared/book-contract.ts'
import { useShareLink } from '../share-link.ts'

/** A message to guests with the link of a book, and its subject for mails. It contains no code. */
export function useGuestMessage({ id, propertyName, hostName }: OwnBookView): { text: string; subject: string } {
  const t = useTranslations('dashboard.published')
  const link = useShareLink(id)
  return {
    text: t('message', { name: propertyName, host: hostName, link }),
    subject: propertyName,
  }
}
