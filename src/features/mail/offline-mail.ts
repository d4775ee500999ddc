import type { MailContent } from './mail-content.ts'
import type { MailData, Setting } from './mail-templates.ts'

/** What an operator has taken offline and why, what guests see instead, and whom the host can ask. */
export function composeOfflineMail(
  { count, names, reason, canSignIn }: MailData<'booksOffline'>,
  { texts: { t }, origin }: Setting,
): MailContent {
  return {
    subject: t('booksOffline.subject', { count }),
    preview: t('booksOffline.preview'),
    poster: { tone: 'terracotta', fact: t('booksOffline.fact'), label: t('booksOffline.label', { count }) },
    greets: true,
    paragraphs: [
      t('booksOffline.text', { count }),
      t('booksOffline.reason'),
      ...reason.split(/\s*\n\s*/),
      ...(canSignIn ? [t('booksOffline.kept')] : []),
    ],
    facts: [{ label: t('booksOffline.book', { count: names.length }), value: names.join(', ') }],
    action: canSignIn ? { label: t('booksOffline.action'), href: `${origin}/profile` } : undefined,
    closing: t('booksOffline.closing'),
  }
}
