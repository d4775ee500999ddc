import { textLimits } from '#limits.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import { headlineLength, splitUserText, truncateUserText } from '../rendering/user-text.ts'

/** The mail to a host whose books the operator has taken offline: which books, why, and whom to contact. */
export function composeOfflineMail(
  { count, names, reason, canSignIn }: MailData<'booksOffline'>,
  { texts: { t }, showsUserText, linkTo }: ComposeContext,
): MailContent {
  const shown = names.map((name) => truncateUserText(name, headlineLength))
  return {
    subject: t('booksOffline.subject', { count }),
    preview: t('booksOffline.preview'),
    poster: { tone: 'terracotta', fact: t('booksOffline.fact'), label: t('booksOffline.label', { count }) },
    greets: true,
    paragraphs: [
      t('booksOffline.text', { count }),
      t('booksOffline.reason'),
      ...splitUserText(reason, textLimits.note),
      ...(canSignIn ? [t('booksOffline.kept')] : []),
    ],
    facts: showsUserText
      ? [{ label: t('booksOffline.book', { count: names.length }), value: shown.join(', ') }]
      : undefined,
    action: canSignIn ? { label: t('booksOffline.action'), href: linkTo('/profile') } : undefined,
    closing: t('booksOffline.closing'),
  }
}
