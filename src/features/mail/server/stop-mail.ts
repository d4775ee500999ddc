import type { MailContent } from './mail-content.ts'
import type { MailData, Setting } from './mail-setting.ts'

type Stop = MailData<'subscriptionStopped'>

/**
 * What an operator has stopped: that and until when the host keeps what she has, then the money, then her books; how
 * to go on only where she can sign in.
 */
export function composeStopMail(stop: Stop, { texts: { t, formatDay }, origin }: Setting): MailContent {
  const { plan, endedAt, accessUntil, canSignIn } = stop
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
      t(`subscriptionStopped.${textOf(stop)}`, values),
      // What is still hers to edit is not called read-only yet.
      t(accessUntil === null ? 'subscriptionStopped.ended.books' : 'subscriptionStopped.renewal.books'),
      ...(canSignIn ? [t(`subscriptionStopped.${kind}.goOn`, values)] : []),
    ],
    action: canSignIn
      ? {
          label: t(`subscriptionStopped.${kind}.action`),
          href: kind === 'renewal' ? `${origin}/profile` : `${origin}/payment?plan=${plan}`,
        }
      : undefined,
    closing: t('subscriptionStopped.closing'),
  }
}

function textOf({ endedAt, accessUntil, losesPaidTime }: Stop) {
  if (endedAt === null) return 'renewal.text'
  if (accessUntil !== null) return 'ended.kept'
  return losesPaidTime ? 'ended.lost' : 'ended.unpaid'
}
