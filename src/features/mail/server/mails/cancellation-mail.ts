import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'

type Cancellation = MailData<'subscriptionStopped'>

/**
 * The mail about a cancellation by the operator: what ended and how long access lasts, then payments, then books. Says how
 * to continue only if the host can sign in.
 */
export function composeStoppedMail(
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

/**
 * The confirmation of a host’s own cancellation: when it was received (date and time) and when access ends, as
 * section 312k (4) BGB and article L215-1-1 Code de la consommation ask for.
 */
export function composeCancelledMail(
  { plan, cancelledAt, accessUntil }: MailData<'subscriptionCancelled'>,
  { texts: { t, formatDay, formatTime }, linkTo }: ComposeContext,
): MailContent {
  const kind = accessUntil === null ? 'ended' : 'renewal'
  const values = { plan: t(`plans.${plan}`), date: formatDay(accessUntil ?? cancelledAt) }
  return {
    subject: t('subscriptionCancelled.subject', values),
    preview: t(`subscriptionStopped.${kind}.preview`, values),
    poster: {
      tone: 'pine',
      fact: t('subscriptionCancelled.fact'),
      label: t(`subscriptionCancelled.${kind}.label`, values),
    },
    greets: true,
    paragraphs: [
      t(`subscriptionCancelled.${kind}.text`, values),
      t(`subscriptionStopped.${kind}.books`),
      t(`subscriptionStopped.${kind}.goOn`),
    ],
    facts: [
      { label: t('subscriptionCancelled.plan'), value: values.plan },
      {
        label: t('subscriptionCancelled.receivedAt'),
        value: `${formatDay(cancelledAt)}, ${formatTime(cancelledAt)}`,
      },
      { label: t('subscriptionCancelled.accessEnds'), value: values.date },
    ],
    action: {
      label: t(`subscriptionStopped.${kind}.action`),
      href: kind === 'renewal' ? linkTo('/profile') : linkTo(`/payment?plan=${plan}`),
    },
    closing: t('subscriptionCancelled.closing'),
  }
}
