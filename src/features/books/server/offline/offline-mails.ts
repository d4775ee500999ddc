import { findObservedAccount } from '#features/accounts/index.ts'
import type { MailSources } from '#features/mail/index.ts'
import { findBookHead, listTakenAt } from './offline-queries.ts'

/** Maximum number of names in one mail; the host sees the others in her profile. */
const mostNames = 10

/** Prepares mails about books that the operator takes offline. Books that are online again are left out. */
export const offlineMails: Pick<MailSources['prepare'], 'booksOffline' | 'booksBack'> = {
  async booksOffline({ db }, { reader, params: { bookId, since } }) {
    const { accountId } = reader
    const books = await listTakenAt(db, { hostId: accountId, bookId, since })
    const [first] = books
    const account = await findObservedAccount(db, { accountId })
    if (!first || !account) return undefined
    return {
      count: books.length,
      names: books.slice(0, mostNames).map(({ propertyName }) => propertyName),
      reason: first.reason,
      canSignIn: account.disabledAt === null,
    }
  },
  async booksBack({ db }, { reader, params: { bookId } }) {
    if (bookId === null) return { name: undefined }
    const book = await findBookHead(db, bookId)
    return book?.hostId === reader.accountId && !book.isOffline ? { name: book.propertyName } : undefined
  },
}
