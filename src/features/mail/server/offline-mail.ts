import { textLimits } from '#limits.ts'
import { cutChosenText, headlineLetters, splitChosenText } from './chosen-text.ts'
import type { MailContent } from './mail-content.ts'
import type { MailData, Setting } from './mail-setting.ts'

/** What an operator has taken offline and why, what guests see instead, and whom the host can ask. */
export function composeOfflineMail(
  { count, names, reason, canSignIn }: MailData<'booksOffline'>,
  { texts: { t }, showsChosen, origin }: Setting,
): MailContent {
  const shown = names.map((name) => cutChosenText(name, headlineLetters))
  return {
    subject: t('booksOffline.subject', { count }),
    preview: t('booksOffline.preview'),
    poster: { tone: 'terracotta', fact: t('booksOffline.fact'), label: t('booksOffline.label', { count }) },
    greets: true,
    paragraphs: [
      t('booksOffline.text', { count }),
      t('booksOffline.reason'),
      ...splitChosenText(reason, textLimits.note),
      ...(canSignIn ? [t('booksOffline.kept')] : []),
    ],
    facts: showsChosen
      ? [{ label: t('booksOffline.book', { count: names.length }), value: shown.join(', ') }]
      : undefined,
    action: canSignIn ? { label: t('booksOffline.action'), href: `${origin}/profile` } : undefined,
    closing: t('booksOffline.closing'),
  }
}
