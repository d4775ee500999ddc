import type { Account } from '#features/accounts/index.ts'
import { findSentMail, listMails, type MailState, reviveMail } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { ListedMail, OpenedMail } from '../shared/admin-mail-contract.ts'
import { adminError } from './admin-errors.ts'
import { presentMail } from './admin-presenter.ts'
import { insertAuditEntry } from './audit-queries.ts'

const listLength = 50

/** Not scoped to an account: the operator may read all mail. */
type MailAction = { admin: Account; mailId: string }

/** The newest mails, all or those in one state. */
export async function listOutbox({ db }: Context, state: MailState | undefined): Promise<ListedMail[]> {
  return (await listMails(db, { state, limit: listLength })).map(presentMail)
}

/**
 * A mail as it was sent. Writes an audit entry, because the mail was meant for somebody else.
 * @throws NOT_FOUND
 */
export function openMail({ db, clock }: Context, { admin, mailId }: MailAction): Promise<OpenedMail> {
  return db.transaction().execute(async (tx) => {
    const found = await findSentMail(tx, { mailId })
    if (!found) throw platformError('NOT_FOUND')
    const { mail, subject, html } = found
    await insertAuditEntry(
      tx,
      { adminId: admin.id, accountId: mail.accountId },
      { kind: 'mailOpened', data: { mailId, template: mail.template } },
      clock.now(),
    )
    return { ...presentMail(mail), subject, html }
  })
}

/**
 * Retries a dead mail at once, with the full number of attempts.
 * @throws NOT_FOUND, MAIL_NOT_DEAD
 */
export function retryMail({ db, clock }: Context, { admin, mailId }: MailAction): Promise<ListedMail> {
  return db.transaction().execute(async (tx) => {
    const isRevived = await reviveMail(tx, { mailId }, clock.now())
    const found = await findSentMail(tx, { mailId })
    if (!found) throw platformError('NOT_FOUND')
    if (!isRevived) throw adminError('MAIL_NOT_DEAD')
    await insertAuditEntry(
      tx,
      { adminId: admin.id, accountId: found.mail.accountId },
      { kind: 'mailRetried', data: { mailId, template: found.mail.template } },
      clock.now(),
    )
    return presentMail(found.mail)
  })
}
