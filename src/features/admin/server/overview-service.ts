import type { Config } from '#config.ts'
import { trialLength } from '#features/accounts/index.ts'
import { countMails, findOldestUnsent, hostTemplates } from '#features/mail/index.ts'
import { type BackupState, findBackupState, isFailing, isOverdue } from '#platform/backup-state.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { Overview } from '../shared/admin-contract.ts'
import { mailHealthOf } from './admin.ts'
import { toIsoOrNull } from './admin-presenter.ts'
import { operatorTemplates } from './mail-test-service.ts'
import { readRecordCounts } from './record-counts.ts'

/** Reads of other features that are passed in. */
export type AdminSources = {
  /** When the payment provider last sent a webhook, in ms UTC. Undefined, or no function: never. */
  findWebhookLastSeen?: ((db: Db) => Promise<number | undefined>) | undefined
}

/** The current state of the service. */
export async function readOverview(context: Context, sources: AdminSources): Promise<Overview> {
  const { db, config, clock } = context
  const now = clock.now()
  const [{ counts, countedAt }, mails, oldestAt, webhookLastSeen, backups] = await Promise.all([
    readRecordCounts(context),
    countMails(db, ['waiting', 'sending', 'dead']),
    findOldestUnsent(db),
    sources.findWebhookLastSeen?.(db),
    findBackupState(db),
  ])
  return {
    countedAt: toIsoOrNull(countedAt),
    mail: {
      transport: config.mail.smtpUrl === undefined ? 'files' : 'smtp',
      health: mailHealthOf({ dead: mails.dead, oldestAt }, now),
      templates: hostTemplates.length,
      counts: { ...mails, sent: counts.sent, dropped: counts.dropped },
      oldestWaitingAt: toIsoOrNull(oldestAt),
    },
    operator: { missing: config.missingOperatorSettings },
    notifications: { adminEmail: config.mail.adminEmail ?? null, templates: operatorTemplates.length },
    payments: {
      provider: config.stripe ? 'stripe' : 'test',
      hasWebhookSecret: config.stripe?.webhookSecret !== undefined,
      webhookLastSeenAt: toIsoOrNull(webhookLastSeen),
    },
    trials: {
      days: trialLength / day,
      running: counts.trials,
      endingIn3Days: counts.trialsEndingIn3Days,
      endingIn7Days: counts.trialsEndingIn7Days,
    },
    accounts: { hosts: counts.hosts, disabled: counts.disabled, disabledCharged: counts.disabledCharged },
    books: { draft: counts.draft, published: counts.published },
    backups: {
      state: judgeBackups(backups, config.backup, now),
      provedAt: toIsoOrNull(backups.proved?.at),
      // A failure has its own report of missing pictures.
      missing: isFailing(backups) ? 0 : backups.lacking.length,
      failure: backups.failed ? { ...backups.failed, at: new Date(backups.failed.at).toISOString() } : null,
    },
  }
}

function judgeBackups(
  state: BackupState,
  { url, schedule }: Config['backup'],
  now: number,
): Overview['backups']['state'] {
  if (!url) return 'off'
  if (isFailing(state)) return 'failing'
  if (!state.proved) return 'waiting'
  return isOverdue(state, schedule, now) ? 'overdue' : 'proved'
}
