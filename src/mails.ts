import { accountMailSources } from '#features/accounts/index.ts'
import { findGuestBook } from '#features/books/index.ts'
import { domainMails } from '#features/domains/index.ts'
import type { MailSources } from '#features/mail/index.ts'
import { prepareSupportMail } from '#features/site/index.ts'

/** Where mails get what they show: each feature answers for its own. */
export const mailSources: MailSources = {
  ...accountMailSources,
  prepare: {
    ...accountMailSources.prepare,
    ...domainMails,
    async firstBook({ db }, { reader, params }) {
      const book = await findGuestBook(db, params.bookId)
      return book?.hostId === reader.accountId ? { propertyName: book.book.propertyName } : undefined
    },
    operatorSupport: ({ db }, { params }) => prepareSupportMail(db, params.messageId),
  },
}
