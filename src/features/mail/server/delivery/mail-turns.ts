import type { Context } from '#platform/context.ts'
import { urgentTemplates } from '../../shared/mail.ts'
import { type DueMail, listDueMails, listDueOf, listDueOfNext, listDueWithoutAccount } from './mail-claim-queries.ts'

/** Number of due mails to read at once, because other workers may have claimed the first ones. */
const candidates = 20

/** Whose turn it was last; shared by the slots of a worker. */
export type MailTurns = { lastAccount: string | null }

export function createMailTurns(): MailTurns {
  return { lastAccount: null }
}

/**
 * Lists mails to claim: first those that people wait for at the screen. While many mails are due, accounts get turns with
 * one mail each, so that the mails of one account do not delay those of others. Mails without an account have one turn
 * of their own in each round.
 */
export async function listMailsInTurn({ db, clock }: Context, turns: MailTurns): Promise<DueMail[]> {
  const now = clock.now()
  const due = await listDueMails(db, now, candidates)
  if (due.length < candidates) {
    const [urgent = [], others = []] = [true, false].map((which) => due.filter((mail) => isUrgent(mail) === which))
    return [...urgent, ...others]
  }
  const urgent = await listDueOf(db, { templates: urgentTemplates, now, limit: candidates })
  if (urgent.length > 0) return urgent
  if (turns.lastAccount !== null) {
    const next = await listDueOfNext(db, { after: turns.lastAccount, now, limit: candidates })
    if (next.length > 0) return next
    const withoutAccount = await listDueWithoutAccount(db, { now, limit: candidates })
    if (withoutAccount.length > 0) return withoutAccount
  }
  const first = await listDueOfNext(db, { after: '', now, limit: candidates })
  // Mails of a worker that has died are not waiting, but due.
  return first.length > 0 ? first : due
}

export function isUrgent({ template }: Pick<DueMail, 'template'>): boolean {
  return urgentTemplates.some((urgent) => urgent === template)
}
