import { createTranslator } from 'use-intl/core'
import { findAccount } from '#features/accounts/index.ts'
import { type MailParams, mailParams } from '#features/mail/shared/mail.ts'
import type { Context } from '#platform/context.ts'
import { formatDays, formatTime } from '#platform/i18n/day.ts'
import type { en } from '../../messages/en.ts'
import { stayMessages } from '../../messages/index.ts'
import type { PushContent } from '../../shared/push-content.ts'
import { findStayNews, type NewsData, type NewsTemplate } from '../stay-news.ts'

/** A test message for a device, about no stay. */
export const testTemplate = 'test'

/** Maximum length of a book's name: phones show about forty characters. */
const nameLetters = 60

type StoredMessage = { template: string; data: string }

/**
 * The text of a message now, in the host's language: dates and the book's name, nothing else about guests or codes.
 * @returns undefined if it is no longer true, or its template is unknown
 */
export async function composePush(
  context: Context,
  accountId: string,
  { template, data }: StoredMessage,
): Promise<PushContent | undefined> {
  const host = await findAccount(context.db, { accountId })
  if (!host) return undefined
  const { language } = host
  const t = createTranslator({ locale: language, messages: (stayMessages[language] as typeof en).notices })
  if (template === testTemplate) {
    return { title: t('test.title'), body: t('test.text'), language, path: '/stays', tag: testTemplate }
  }
  if (!isNews(template)) return undefined
  const params = mailParams[template].parse(JSON.parse(data))
  const news = await findStayNews(context, accountId, template, params)
  if (!news) return undefined
  const { house, timeZone, path, subject } = news
  const { key, topic, at = 0, count = 1 } = textOf(template, news.data, params)
  const { arrival, departure } = news.dates
  const dates = formatDays(arrival, departure, language, { timeZone: 'UTC' })
  return {
    title: house === undefined ? t('test.title') : shorten(house),
    body: t(key, { dates, time: formatTime(at, language, { timeZone }), count }),
    language,
    path,
    tag: `${subject} ${topic}`,
  }
}

type Text = {
  key:
    | 'unconfirmed'
    | 'arrived'
    | 'departed'
    | 'undone'
    | 'cancelled'
    | `changed.${'moved' | 'back'}`
    | `booked.${'tonight' | 'soon' | 'several'}`
    | 'questions'
    | `codeNotSet.${'new' | 'replaced'}`
    | `codeFailed.${'spare' | 'noSpare'}`
    | `codeLate.${'spare' | 'noSpare'}`
  /** A later message on the same topic of a stay replaces the earlier one. */
  topic: 'code' | 'door' | 'tap' | 'end' | 'link' | 'question'
  /** The time that it is about, ms UTC. */
  at?: number
  /** Of stays or questions. */
  count?: number
}

const texts: { [Name in NewsTemplate]: (news: NewsData<Name> & MailParams<Name>) => Text } = {
  stayUnconfirmed: ({ arrivesAt }) => ({ key: 'unconfirmed', topic: 'code', at: arrivesAt }),
  stayCodeLate: ({ arrivesAt, showsSpare }) => ({
    key: showsSpare ? 'codeLate.spare' : 'codeLate.noSpare',
    topic: 'code',
    at: arrivesAt,
  }),
  stayCodeNotSet: ({ arrivesAt, isReplaced }) => ({
    key: isReplaced ? 'codeNotSet.replaced' : 'codeNotSet.new',
    topic: 'code',
    at: arrivesAt,
  }),
  stayCodeFailed: ({ at, spareCodes }) => ({
    key: spareCodes > 0 ? 'codeFailed.spare' : 'codeFailed.noSpare',
    topic: 'door',
    at,
  }),
  stayArrived: ({ at }) => ({ key: 'arrived', topic: 'tap', at }),
  stayDeparted: ({ at }) => ({ key: 'departed', topic: 'tap', at }),
  stayTapUndone: ({ at }) => ({ key: 'undone', topic: 'tap', at }),
  stayCancelled: ({ at }) => ({ key: 'cancelled', topic: 'end', at }),
  // One that is back replaces the news that it has ended.
  stayChanged: ({ change }) => ({ key: `changed.${change}`, topic: 'end' }),
  stayBooked: ({ stays: { length: count }, isTonight }) => {
    const when = isTonight ? 'tonight' : 'soon'
    return { key: `booked.${count > 1 ? 'several' : when}`, topic: 'link', count }
  },
  calendarQuestions: ({ questions }) => ({ key: 'questions', topic: 'question', count: questions.length }),
}

function isNews(template: string): template is NewsTemplate {
  return Object.hasOwn(texts, template)
}

function textOf<Name extends NewsTemplate>(template: Name, data: NewsData<Name>, params: MailParams<Name>): Text {
  const find = texts[template] as (news: NewsData<Name> & MailParams<Name>) => Text
  return find({ ...params, ...data })
}

function shorten(name: string): string {
  const letters = [...name]
  return letters.length <= nameLetters
    ? name
    : `${letters
        .slice(0, nameLetters - 1)
        .join('')
        .trimEnd()}…`
}
