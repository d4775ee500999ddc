import { accountMailSources, findAccount } from '#features/accounts/index.ts'
import { findBookById, offlineMails } from '#features/books/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import { domainMails, findOwnAddress } from '#features/domains/index.ts'
import type { MailSources } from '#features/mail/index.ts'
import { prepareReportMail } from '#features/reports/index.ts'
import {
  prepareContractMail,
  prepareDeclarationMail,
  prepareOperatorDeclaration,
  prepareSupportMail,
  prepareUnmatchedMail,
} from '#features/site/index.ts'
import { calendarMails, digestMails, stayMails } from '#features/stays/index.ts'
import { findBackupState } from '#platform/backup-state.ts'

/** The features that provide the content of mails. */
export const mailSources: MailSources = {
  ...accountMailSources,
  prepare: {
    ...accountMailSources.prepare,
    ...domainMails,
    ...calendarMails,
    ...digestMails,
    ...offlineMails,
    ...stayMails,
    async firstBook(context, { reader, params: { bookId } }) {
      const book = await findBookById(context.db, bookId)
      const host = await findAccount(context.db, { accountId: reader.accountId })
      if (!host || book?.hostId !== host.id || !isOpenToGuests(book)) return undefined
      return { propertyName: book.book.propertyName, address: await findOwnAddress(context, host, bookId) }
    },
    contractConfirmed: async (context, { reader }) => prepareContractMail(context, reader),
    declarationReceived: (context, { params }) => prepareDeclarationMail(context, params.messageId),
    declarationUnmatched: ({ db }, { params }) => prepareUnmatchedMail(db, params.messageId),
    operatorDeclaration: ({ db }, { params }) => prepareOperatorDeclaration(db, params.messageId),
    operatorSupport: ({ db }, { params }) => prepareSupportMail(db, params.messageId),
    operatorReport: ({ db }, { params }) => prepareReportMail(db, params.bookId),
    async operatorBackup({ db }) {
      const { failed, proved } = await findBackupState(db)
      return failed && { step: failed.step, reason: failed.reason, provedAt: proved?.at }
    },
  },
}
