import { textLimits } from '#limits.ts'
import { cutChosenText, nameLetters, splitChosenText } from './chosen-text.ts'
import type { MailContent } from './mail-content.ts'
import type { MailData, Setting } from './mail-setting.ts'

/**
 * What was reported about a book, for the operator. Neither the subject nor an address to answer to comes from the
 * report: anybody can write one.
 */
export function composeReportMail(
  { bookId, reason, text, email, count, propertyName, hostName }: MailData<'operatorReport'>,
  { texts: { t }, origin }: Setting,
): MailContent {
  const reasonText = t(`operator.report.reasons.${reason}`)
  const page = `${origin}/share/${bookId}`
  return {
    subject: t('operator.report.subject', { count }),
    preview: reasonText,
    poster: { tone: 'terracotta', fact: t('operator.report.fact'), label: reasonText },
    greets: false,
    paragraphs: text === '' ? [t('operator.report.noText')] : splitChosenText(text, textLimits.note),
    facts: [
      { label: t('operator.report.count'), value: String(count) },
      ...(email === '' ? [] : [{ label: t('operator.report.from'), value: email }]),
      { label: t('operator.report.book'), value: cutChosenText(propertyName, nameLetters) },
      { label: t('operator.report.page'), value: page, href: page },
      { label: t('operator.name'), value: cutChosenText(hostName, nameLetters) },
    ],
    action: { label: t('operator.action'), href: `${origin}/admin` },
    closing: t('operator.report.closing'),
  }
}
