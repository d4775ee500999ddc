import { formatDays } from '#platform/i18n/day.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { MailContent } from '../rendering/mail-content.ts'
import { headlineLength, nameLength, truncateUserText } from '../rendering/user-text.ts'
import { withHouse } from './stay-mails.ts'

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

/** The mail about open questions whose guests arrive soon. */
export function composeQuestionsMail(
  { questions }: MailData<'calendarQuestions'>,
  { texts: { t, language }, showsUserText, linkTo }: ComposeContext,
): MailContent {
  const count = questions.length
  const houses = new Set(questions.map(({ house }) => house))
  const [first = ''] = houses
  const only = showsUserText && houses.size === 1 ? truncateUserText(first, headlineLength) : undefined
  return {
    subject: withHouse(t('stays.questions.subject', { count }), only, t),
    preview: t('stays.questions.preview'),
    poster: { tone: 'sun', fact: t('stays.questions.fact', { count }), label: only },
    greets: true,
    paragraphs: [t('stays.questions.text', { count })],
    facts: questions.map((question) => {
      const { arrival, departure } = question
      const dates = formatDays(arrival, departure, language, { timeZone: 'UTC' })
      const name = truncateUserText(question.house, nameLength)
      return {
        label: t(`stays.questions.kinds.${question.kind}`),
        value: showsUserText ? t('stays.questions.datesAt', { house: name, dates }) : dates,
      }
    }),
    action: { label: t('stays.questions.action', { count }), href: linkTo('/stays') },
  }
}
