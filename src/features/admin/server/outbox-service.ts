import type { Account } from '#features/accounts/index.ts'
import { findSentMail, listMails, type MailState, reviveMail } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { ListedMail, OpenedMail } from '../shared/admin-contract.ts'
import { adminError } from './admin-errors.ts'
import { presentMail } from './admin-presenter.ts'
import { insertAct } from './admin-queries.ts'

const listLength = 50

/** Whose mail it is decides nothing here: the operator answers for all of it. */
type MailAct = { admin: Account; mailId: string }

/** The newest mails, of one state or of all. */
export async function listOutbox({ db }: Context, state: MailState | undefined): Promise<ListedMail[]> {
  return (await listMails(db, { state, limit: listLength })).map(presentMail)
}

/** A mail as it was sent, which is written down: it was meant for somebody else. @throws NOT_FOUND */
export function openMail({ db, clock }: Context, { admin, mailId }: MailAct): Promise<OpenedMail> {
  return db.transaction().execute(async (tx) => {
    const found = await findSentMail(tx, { mailId })
    if (!found) throw platformError('NOT_FOUND')
    const { mail, subject, html } = found
    await insertAct(
      tx,
      { adminId: admin.id, accountId: mail.accountId },
      { kind: 'mailOpened', data: { mailId, template: mail.template } },
      clock.now(),
    )
    return { ...presentMail(mail), subject, html }
  })
}

/** Has a dead mail tried again, at once and with all attempts before it. @throws NOT_FOUND, MAIL_NOT_DEAD */
export function retryMail({ db, clock }: Context, { admin, mailId }: MailAct): Promise<ListedMail> {
  return db.transaction().execute(async (tx) => {
    const isRevived = await reviveMail(tx, { mailId }, clock.now())
    const found = await findSentMail(tx, { mailId })
    if (!found) throw platformError('NOT_FOUND')
    if (!isRevived) throw adminError('MAIL_NOT_DEAD')
    await insertAct(
      tx,
      { adminId: admin.id, accountId: found.mail.accountId },
      { kind: 'mailRetried', data: { mailId, template: found.mail.template } },
      clock.now(),
    )
    return presentMail(found.mail)
  })
}
