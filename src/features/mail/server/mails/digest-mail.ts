import { formatCalendarDay, formatDate } from '#platform/i18n/day.ts'
import type { ComposeContext, MailData } from '../rendering/compose-context.ts'
import type { Fact, MailContent } from '../rendering/mail-content.ts'
import { nameLength, truncateUserText } from '../rendering/user-text.ts'

/** Lines of each kind in one mail; the page Stays shows all. */
const mostLines = 12

/** The daily mail about stays, which only confirmed addresses get. */
export function composeDigestMail(data: MailData<'stayDigest'>, context: ComposeContext): MailContent {
  const { texts, linkTo } = context
  const { t, language } = texts
  const { arrivals, departures, inHouse, messages, now, timeZone } = data
  const today = formatDate(now, language, { timeZone })
  const counts = [...data.unclear, ...data.spares, ...data.leftCodes]
  const todo = data.needs.length + counts.reduce((sum, { count }) => sum + count, 0) + messages
  const news = [
    ...(arrivals.length > 0 ? [t('stays.digest.arrivals', { count: arrivals.length })] : []),
    ...(departures.length > 0 ? [t('stays.digest.departures', { count: departures.length })] : []),
    ...(todo > 0 ? [t('stays.digest.todo', { count: todo })] : []),
  ]
  const { facts, isCut } = factsOf(data, context)
  return {
    subject: t('stays.digest.subject', { news: news.join(', ') }),
    preview: t('stays.digest.preview', { date: today }),
    poster: {
      tone: arrivals.length > 0 ? 'sun' : 'sea',
      fact: news[0] ?? t('stays.digest.text'),
      label: today,
    },
    greets: true,
    paragraphs: [
      t('stays.digest.text'),
      ...(inHouse > 0 ? [t('stays.digest.inHouse', { count: inHouse })] : []),
      ...(messages > 0 ? [t('stays.digest.messages', { count: messages })] : []),
      ...(isCut ? [t('stays.digest.more')] : []),
    ],
    facts: [
      ...facts,
      { label: t('stays.digest.settings'), value: t('stays.digest.change'), href: linkTo('/stays/messages') },
    ],
    action: { label: t('stays.action'), href: linkTo('/stays') },
  }
}

function factsOf(
  { arrivals, departures, needs, unclear, spares, leftCodes }: MailData<'stayDigest'>,
  { texts: { t, language } }: ComposeContext,
): { facts: Fact[]; isCut: boolean } {
  const name = (house: string) => truncateUserText(house, nameLength)
  const lists = [departures, arrivals, needs, unclear, spares, leftCodes]
  return {
    // Cut before anything is written: an account can have thousands of lines.
    facts: [
      ...first(departures).map(({ house, time }) => ({
        label: t('stays.digest.leaves', { time }),
        value: name(house),
      })),
      ...first(arrivals).map(({ house, time }) => ({ label: t('stays.digest.arrives', { time }), value: name(house) })),
      ...first(needs).map(({ kind, house, date }) => ({
        label: t(`stays.digest.needs.${kind}`),
        value: t('stays.digest.houseOn', {
          house: name(house),
          date: formatCalendarDay(date, language, { weekday: undefined }),
        }),
      })),
      ...first(unclear).map(({ house, count }) => ({
        label: t('stays.digest.unclear', { count }),
        value: name(house),
      })),
      ...first(spares).map(({ house, count }) => ({
        label: t('stays.digest.spares', { count }),
        value: name(house),
      })),
      ...first(leftCodes).map(({ house, count }) => ({
        label: t('stays.digest.leftCodes', { count }),
        value: name(house),
      })),
    ],
    isCut: lists.some((list) => list.length > mostLines),
  }
}

function first<Line>(lines: readonly Line[]): readonly Line[] {
  return lines.slice(0, mostLines)
}
