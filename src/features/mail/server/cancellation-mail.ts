import type { ComposeContext, MailData } from './compose-context.ts'
import type { MailContent } from './mail-content.ts'

type Cancellation = MailData<'subscriptionStopped'>

/**
 * The mail about a cancellation by the operator: what ended and how long access lasts, then payments, then books. Says how
 * to continue only if the host can sign in.
 */
export function composeCancellationMail(
  cancellation: Cancellation,
  { texts: { t, formatDay }, linkTo }: ComposeContext,
): MailContent {
  const { plan, endedAt, accessUntil, canSignIn } = cancellation
  const kind = endedAt === null ? 'renewal' : 'ended'
  const day = (time: number | null) => (time === null ? '' : formatDay(time))
  const values = { plan: t(`plans.${plan}`), date: day(accessUntil) }
  return {
    subject: t(`subscriptionStopped.${kind}.subject`, values),
    preview: t(`subscriptionStopped.${kind}.preview`, values),
    poster: {
      tone: 'terracotta',
      fact: t(`subscriptionStopped.${kind}.fact`),
      label: t(`subscriptionStopped.${kind}.label`, { ...values, date: day(endedAt ?? accessUntil) }),
    },
    greets: true,
    paragraphs: [
      t(`subscriptionStopped.${textOf(cancellation)}`, values),
      // While the host still has access, do not say that her books are read-only.
      t(accessUntil === null ? 'subscriptionStopped.ended.books' : 'subscriptionStopped.renewal.books'),
      ...(canSignIn ? [t(`subscriptionStopped.${kind}.goOn`, values)] : []),
    ],
    action: canSignIn
      ? {
          label: t(`subscriptionStopped.${kind}.action`),
          href: kind === 'renewal' ? linkTo('/profile') : linkTo(`/payment?plan=${plan}`),
        }
      : undefined,
    closing: t('subscriptionStopped.closing'),
  }
}

function textOf({ endedAt, accessUntil, losesPaidTime }: Cancellation) {
  if (endedAt === null) return 'renewal.text'
  if (accessUntil !== null) return 'ended.kept'
  return losesPaidTime ? 'ended.lost' : 'ended.unpaid'
}
