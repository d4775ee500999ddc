import { operatorCommand } from '#platform/operator-command.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import { splitUserText } from '../rendering/user-text.ts'

/** Letters of the reason that are shown. */
const reasonLength = 500

/** Not translated: a line to type. */
const command = `${operatorCommand} jobs run backup`

/** The mail to the operator about a backup that could not be made, or not be restored on trial. */
export function composeBackupMail(
  { step, reason, failedAt, provedAt }: MailData<'operatorBackup'>,
  { texts: { t, formatDay, formatTime }, linkTo }: ComposeContext,
): MailContent {
  const formatDateTime = (time: number) => `${formatDay(time)}, ${formatTime(time)}`
  const isProof = step === 'proof'
  const text = t(isProof ? 'operator.backup.proofText' : 'operator.backup.text')
  return {
    subject: t(isProof ? 'operator.backup.proofSubject' : 'operator.backup.subject'),
    preview: text,
    poster: { tone: 'terracotta', fact: t(isProof ? 'operator.backup.proofFact' : 'operator.backup.fact') },
    greets: false,
    paragraphs: [text, ...splitUserText(reason, reasonLength)],
    facts: [
      { label: t('operator.backup.failedAt'), value: formatDateTime(failedAt) },
      {
        label: t('operator.backup.lastProved'),
        value: provedAt === undefined ? t('operator.backup.never') : formatDateTime(provedAt),
      },
    ],
    action: { label: t('operator.action'), href: linkTo('/admin') },
    closing: t('operator.backup.closing', { command }),
  }
}
