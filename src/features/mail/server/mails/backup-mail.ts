import { operatorCommand } from '#platform/operator-command.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import { splitUserText } from '../rendering/user-text.ts'

/** Letters of the reason that are shown. */
const reasonLength = 700

/** Not translated: a line to type. */
const command = `${operatorCommand} jobs run backup`

const keys = {
  backup: { subject: 'operator.backup.subject', fact: 'operator.backup.fact', text: 'operator.backup.text' },
  proof: {
    subject: 'operator.backup.proofSubject',
    fact: 'operator.backup.proofFact',
    text: 'operator.backup.proofText',
  },
  pictures: {
    subject: 'operator.backup.picturesSubject',
    fact: 'operator.backup.picturesFact',
    text: 'operator.backup.picturesText',
  },
} as const

/** The mail to the operator about a backup that could not be made, not be restored on trial, or may lack pictures. */
export function composeBackupMail(
  { step, reason, failedAt, provedAt }: MailData<'operatorBackup'>,
  { texts: { t, formatDay, formatTime }, linkTo }: ComposeContext,
): MailContent {
  const formatDateTime = (time: number) => `${formatDay(time)}, ${formatTime(time)}`
  const text = t(keys[step].text)
  return {
    subject: t(keys[step].subject),
    preview: text,
    poster: { tone: 'terracotta', fact: t(keys[step].fact) },
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
