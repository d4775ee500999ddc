import { formatDate, formatDays, formatTime } from '#platform/i18n/day.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import type { MailTexts } from '../rendering/mail-texts.ts'
import { headlineLength, truncateUserText } from '../rendering/user-text.ts'

type StayMail = { house: string; timeZone: string }

/** Times are those of the house: its host thinks of them so, wherever she reads the mail. */
function clockOf({ timeZone }: StayMail, { texts: { language } }: ComposeContext) {
  return {
    dayOf: (instant: number) => formatDate(instant, language, { timeZone }),
    timeOf: (instant: number) => formatTime(instant, language, { timeZone }),
  }
}

/** The name of the house; undefined where the mail may not show it. */
function houseOf({ house }: StayMail, { showsUserText }: ComposeContext): string | undefined {
  return showsUserText ? truncateUserText(house, headlineLength) : undefined
}

/** A subject goes on after the name of the house, or begins with a capital letter. */
export function withHouse(subject: string, house: string | undefined, t: MailTexts['t']): string {
  if (house === undefined) return subject.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
  return `${t('labelled', { label: house })} ${subject}`
}

export function composeUnconfirmedMail(data: MailData<'stayUnconfirmed'>, context: ComposeContext): MailContent {
  const { t } = context.texts
  const { dayOf, timeOf } = clockOf(data, context)
  const house = houseOf(data, context)
  const arrival = { date: dayOf(data.arrivesAt), time: timeOf(data.arrivesAt) }
  return {
    subject: withHouse(t('stays.unconfirmed.subject'), house, context.texts.t),
    preview: t('stays.unconfirmed.preview', arrival),
    poster: { tone: 'sun', fact: t('stays.unconfirmed.fact'), label: house },
    greets: true,
    paragraphs: [t('stays.unconfirmed.text', arrival), t('stays.unconfirmed.after')],
    action: { label: t('stays.unconfirmed.action'), href: context.linkTo('/stays') },
  }
}

export function composeCodeLateMail(data: MailData<'stayCodeLate'>, context: ComposeContext): MailContent {
  const { t } = context.texts
  const house = houseOf(data, context)
  const time = clockOf(data, context).timeOf(data.arrivesAt)
  return {
    subject: withHouse(t('stays.codeLate.subject'), house, context.texts.t),
    preview: t('stays.codeLate.preview', { time }),
    poster: { tone: 'terracotta', fact: t('stays.codeLate.fact'), label: house },
    greets: true,
    paragraphs: [
      t('stays.codeLate.text', { time }),
      t(data.showsSpare ? 'stays.codeLate.spare' : 'stays.codeLate.noSpare'),
      t('stays.codeLate.after'),
    ],
    action: { label: t('stays.unconfirmed.action'), href: context.linkTo('/stays') },
  }
}

/** No mail contains a code: the host finds it on the stay's screen. */
export function composeCodeNotSetMail(data: MailData<'stayCodeNotSet'>, context: ComposeContext): MailContent {
  const { t } = context.texts
  const { dayOf, timeOf } = clockOf(data, context)
  const house = houseOf(data, context)
  const arrival = { date: dayOf(data.arrivesAt), time: timeOf(data.arrivesAt) }
  const path =
    house === undefined ? '/stays' : `/stays/${encodeURIComponent(data.bookId)}/${encodeURIComponent(data.stayId)}`
  return {
    subject: withHouse(t('stays.codeNotSet.subject'), house, context.texts.t),
    preview: t('stays.codeNotSet.preview', arrival),
    poster: { tone: 'sun', fact: t('stays.codeNotSet.fact'), label: house },
    greets: true,
    paragraphs: [
      t(data.isReplaced ? 'stays.codeNotSet.replaced' : 'stays.codeNotSet.text', arrival),
      t('stays.codeNotSet.after'),
    ],
    action: { label: t('stays.codeNotSet.action'), href: context.linkTo(path) },
  }
}

/** A stay that ended through its calendar shortly before it begins, or while its page showed the codes. */
export function composeCancelledStayMail(data: MailData<'stayCancelled'>, context: ComposeContext): MailContent {
  const { t } = context.texts
  const { dayOf } = clockOf(data, context)
  const house = houseOf(data, context)
  const dates = { arrival: dayOf(data.arrivesAt), departure: dayOf(data.departsAt) }
  return {
    subject: withHouse(t('stays.cancelled.subject'), house, context.texts.t),
    preview: t('stays.cancelled.preview', dates),
    poster: { tone: 'terracotta', fact: t('stays.cancelled.fact'), label: house },
    greets: true,
    paragraphs: [
      t('stays.cancelled.text', dates),
      t(data.wasShown ? 'stays.cancelled.shown' : 'stays.cancelled.hidden'),
      t('stays.cancelled.after'),
    ],
    action: { label: t('stays.action'), href: context.linkTo('/stays') },
  }
}

/** Stays that a calendar has added shortly before they begin. */
export function composeBookedStayMail(data: MailData<'stayBooked'>, context: ComposeContext): MailContent {
  const { t, language } = context.texts
  const house = houseOf(data, context)
  const { stays, isTonight, bookId } = data
  const count = stays.length
  const datesOf = (stay: (typeof stays)[number]) =>
    formatDays(stay.arrival, stay.departure, language, { timeZone: 'UTC' })
  // Until the address is confirmed, links contain nothing either that an account could choose.
  const linkOf = ({ stayId }: { stayId: string }) =>
    context.linkTo(
      context.showsUserText ? `/stays/${encodeURIComponent(bookId)}/${encodeURIComponent(stayId)}` : '/stays',
    )
  const [first] = stays
  const one = count === 1 ? first : undefined
  const subject = one ? t(`stays.booked.${isTonight ? 'tonight' : 'soon'}`) : t('stays.booked.several', { count })
  return {
    subject: withHouse(subject, house, context.texts.t),
    preview: t('stays.booked.preview', { count }),
    poster: { tone: 'sun', fact: t('stays.booked.fact', { count }), label: house },
    greets: true,
    paragraphs: [
      one ? t('stays.booked.text', { dates: datesOf(one) }) : t('stays.booked.textSeveral', { count }),
      ...(data.asksForLock ? [t('stays.booked.ownCode', { count })] : []),
      ...(data.mayBeKnown ? [t('stays.booked.mayBeKnown')] : []),
    ],
    facts: one
      ? undefined
      : stays.map((stay) => ({ label: datesOf(stay), value: t('stays.booked.action'), href: linkOf(stay) })),
    action: one
      ? { label: t('stays.booked.action'), href: linkOf(one) }
      : { label: t('stays.action'), href: context.linkTo('/stays') },
  }
}

/** A stay that its calendar has moved, or has again after it had ended, shortly before it begins. */
export function composeChangedStayMail(data: MailData<'stayChanged'>, context: ComposeContext): MailContent {
  const { t, language } = context.texts
  const house = houseOf(data, context)
  const dates = formatDays(data.dates.arrival, data.dates.departure, language, { timeZone: 'UTC' })
  const path =
    house === undefined ? '/stays' : `/stays/${encodeURIComponent(data.bookId)}/${encodeURIComponent(data.stayId)}`
  return {
    subject: withHouse(t(`stays.changed.subject.${data.change}`), house, t),
    preview: dates,
    poster: { tone: 'sun', fact: t(`stays.changed.fact.${data.change}`), label: house },
    greets: true,
    paragraphs: [
      t(`stays.changed.text.${data.change}`, { dates }),
      t(data.hasLink ? 'stays.changed.link' : 'stays.changed.noLink'),
      ...(data.asksForLock ? [t('stays.booked.ownCode', { count: 1 })] : []),
    ],
    action: { label: t('stays.booked.action'), href: context.linkTo(path) },
  }
}

export function composeCodeFailedMail(data: MailData<'stayCodeFailed'>, context: ComposeContext): MailContent {
  const { t } = context.texts
  const house = houseOf(data, context)
  const time = clockOf(data, context).timeOf(data.at)
  return {
    subject: withHouse(t('stays.codeFailed.subject'), house, context.texts.t),
    preview: t('stays.codeFailed.preview'),
    poster: { tone: 'terracotta', fact: t('stays.codeFailed.fact'), label: house },
    greets: true,
    paragraphs: [
      t('stays.codeFailed.text', { time }),
      data.spareCodes > 0 ? t('stays.codeFailed.spare') : t('stays.codeFailed.noSpare'),
      ...(data.spareCodes > 0 && !data.hasMore ? [t('stays.codeFailed.last')] : []),
    ],
    action: { label: t('stays.action'), href: context.linkTo('/stays') },
  }
}

/** @param kind what the guests tapped, or that they took it back */
export function composeTapMail(
  kind: 'arrived' | 'departed' | 'undone',
  data: MailData<'stayArrived'>,
  context: ComposeContext,
): MailContent {
  const { t } = context.texts
  const house = houseOf(data, context)
  const time = clockOf(data, context).timeOf(data.at)
  return {
    subject: withHouse(t(`stays.${kind}.subject`), house, context.texts.t),
    preview: t(`stays.${kind}.preview`, { time }),
    poster: { tone: kind === 'arrived' ? 'pine' : 'sea', fact: t(`stays.${kind}.fact`), label: house },
    greets: true,
    paragraphs: [t(`stays.${kind}.text`, { time })],
    action: { label: t('stays.action'), href: context.linkTo('/stays') },
  }
}
