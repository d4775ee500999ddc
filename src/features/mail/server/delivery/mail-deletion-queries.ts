import type { Db } from '#platform/db/database.ts'
import { type TemplateName, templatesToAddresses } from '../../shared/mail.ts'

/** Deletes the mails of a template that were created before a time (ms UTC), sent or not. */
export async function deleteMailsBefore(db: Db, template: TemplateName, before: number): Promise<void> {
  await db.deleteFrom('mails').where('template', '=', template).where('created_at', '<', before).execute()
}

/**
 * Deletes the unsent mails to an address that belong to no account, such as password resets and captcha codes.
 * @param address normalized by `normalizeEmail`
 */
export async function deleteMailsToAddress(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('account_id', 'is', null)
    .where('template', 'in', templatesToAddresses)
    .where((eb) => eb(eb.fn<string>('lower', [eb.fn<string>('trim', ['recipient'])]), '=', address))
    .execute()
}

/** Deletes dead mails without an account whose last attempt was due before a time (ms UTC). */
export async function deleteDeadMails(
  db: Db,
  { templates, before }: { templates: readonly TemplateName[]; before: number },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('state', '=', 'dead')
    .where('next_attempt_at', '<', before)
    .where('account_id', 'is', null)
    .where('template', 'in', templates)
    .execute()
}

/** Mails whose text is deleted, or that are deleted, in one statement. */
const mostForgottenAtOnce = 200

/** Deletes the texts of mails that were due before a time (ms UTC), and have been sent. */
export async function deleteMailTexts(db: Db, before: number): Promise<void> {
  while (true) {
    const old = db
      .selectFrom('mails')
      .select('id')
      .where('sent_html', 'is not', null)
      .where('next_attempt_at', '<', before)
      .orderBy('next_attempt_at')
      .limit(mostForgottenAtOnce)
    const cleared = await db
      .updateTable('mails')
      .set({ sent_html: null })
      .where('id', 'in', old)
      .returning('id')
      .execute()
    if (cleared.length < mostForgottenAtOnce) return
  }
}

/**
 * Deletes sent, dropped and dead mails of templates whose causes do not come again, if they were due before a time (ms
 * UTC).
 */
export async function deleteEndedMails(
  db: Db,
  { templates, before }: { templates: readonly TemplateName[]; before: number },
): Promise<void> {
  while (true) {
    const old = db
      .selectFrom('mails')
      .select('id')
      .where('state', 'in', ['sent', 'dropped', 'dead'])
      .where('template', 'in', templates)
      .where('next_attempt_at', '<', before)
      .limit(mostForgottenAtOnce)
    const deleted = await db.deleteFrom('mails').where('id', 'in', old).returning('id').execute()
    if (deleted.length < mostForgottenAtOnce) return
  }
}
