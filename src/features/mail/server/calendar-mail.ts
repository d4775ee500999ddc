import type { ComposeContext, MailData } from './compose-context.ts'
import type { MailContent } from './mail-content.ts'
import { nameLength, truncateUserText } from './user-text.ts'

/** Calendars that are named in one mail; the page shows all. */
const mostNamed = 5

/** The mail about calendars that could not be read for a day. */
export function composeCalendarMail(
  { calendars, since }: MailData<'calendarFailing'>,
  { texts: { t, formatDay, formatTime }, showsUserText, linkTo }: ComposeContext,
): MailContent {
  const count = calendars.length
  return {
    subject: t('calendarFailing.subject', { count }),
    preview: t('calendarFailing.preview'),
    poster: {
      tone: 'terracotta',
      fact: t('calendarFailing.fact'),
      label: t('calendarFailing.label', { date: formatDay(since), time: formatTime(since) }),
    },
    greets: true,
    paragraphs: [t('calendarFailing.text', { count }), t('calendarFailing.after')],
    facts: showsUserText
      ? calendars.slice(0, mostNamed).map(({ propertyName, hostName }) => ({
          label: truncateUserText(propertyName, nameLength),
          value: truncateUserText(hostName, nameLength),
        }))
      : undefined,
    action: { label: t('calendarFailing.action'), href: linkTo('/stays') },
  }
}
