import { textLimits } from '#limits.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import { nameLength, splitUserText, truncateUserText } from '../rendering/user-text.ts'

/**
 * The mail to the operator about a reported book. Subject and Reply-To contain nothing from the report, because anybody
 * can write one.
 */
export function composeReportMail(
  { bookId, reason, text, email, count, propertyName, hostName }: MailData<'operatorReport'>,
  { texts: { t }, linkTo, origin }: ComposeContext,
): MailContent {
  const reasonText = t(`operator.report.reasons.${reason}`)
  const page = `${origin}/share/${bookId}`
  return {
    subject: t('operator.report.subject', { count }),
    preview: reasonText,
    poster: { tone: 'terracotta', fact: t('operator.report.fact'), label: reasonText },
    greets: false,
    paragraphs: text === '' ? [t('operator.report.noText')] : splitUserText(text, textLimits.note),
    facts: [
      { label: t('operator.report.count'), value: String(count) },
      ...(email === '' ? [] : [{ label: t('operator.report.from'), value: email }]),
      { label: t('operator.report.book'), value: truncateUserText(propertyName, nameLength) },
      { label: t('operator.report.page'), value: page, href: page },
      { label: t('operator.name'), value: truncateUserText(hostName, nameLength) },
    ],
    action: { label: t('operator.action'), href: linkTo('/admin') },
    closing: t('operator.report.closing'),
  }
}
