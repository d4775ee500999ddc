import type { MailSources, StayNewsTemplate } from '#features/mail/index.ts'
import type { MailParams } from '#features/mail/shared/mail.ts'
import type { Context } from '#platform/context.ts'
import { findOpenQuestions } from './calendars/open-questions.ts'
import { presentLock } from './codes/code-on-lock.ts'
import { findBookedStays } from './stays/booked-stays.ts'
import {
  readSettings,
  readStay,
  type Stay,
  type StaySettings,
  settingsColumns,
  stayColumns,
} from './stays/stay-records.ts'
import { openSpareCodes } from './stays/stay-secrets.ts'
import { secretsStateAt, windowOf } from './stays/stay-window.ts'

/** What hosts are told of a stay, by mail and on their devices: the names of the mails' templates. */
export type NewsTemplate = StayNewsTemplate

/** The data of the mail besides its parameters. */
export type NewsData<Name extends NewsTemplate> = NonNullable<Awaited<ReturnType<MailSources['prepare'][Name]>>>

export type StayNews<Name extends NewsTemplate> = {
  data: NewsData<Name>
  /** The name of the house; undefined if it is about several. */
  house: string | undefined
  timeZone: string
  /** The dates of what it is about first, ms UTC of their midnight in UTC. */
  dates: { arrival: number; departure: number }
  /** The screen that shows it. */
  path: string
  /** Later news with the same subject and topic replaces it on devices. */
  subject: string
}

/** News of one stay. */
type StayTemplate = Exclude<NewsTemplate, 'stayBooked' | 'calendarQuestions'>

/** Loads the data of a notification; undefined if it is no longer true. */
export async function findStayNews<Name extends NewsTemplate>(
  context: Context,
  accountId: string,
  template: Name,
  params: MailParams<Name>,
): Promise<StayNews<Name> | undefined> {
  const find: Find<Name> = finders[template]
  return find(context, accountId, params)
}

type Find<Name extends NewsTemplate> = (
  context: Context,
  accountId: string,
  params: MailParams<Name>,
) => Promise<StayNews<Name> | undefined>

type ToldStay = { context: Context; stay: Stay; settings: StaySettings; house: string; timeZone: string }

type FindData = {
  [Name in StayTemplate]: (told: ToldStay, params: MailParams<Name>) => NewsData<Name> | undefined
}

const findData: FindData = {
  stayUnconfirmed: (told) => {
    const { needsChange } = secretsOf(told)
    return needsChange ? { ...houseOf(told), arrivesAt: windowOf(told.stay, told.settings).arrivesAt } : undefined
  },
  stayCodeLate: (told) => {
    if (!isCodeLate(told, told.context.clock.now())) return undefined
    const { arrivesAt } = windowOf(told.stay, told.settings)
    // The gate holds back spare codes too.
    const showsSpare = secretsOf(told).state === 'shown' && openSpareCodes(told.context, told.settings).length > 0
    return { ...houseOf(told), arrivesAt, showsSpare }
  },
  stayCodeNotSet: (told) => {
    const { stay, settings, context } = told
    // Also a replaced code for which nothing is asked yet.
    const { codeDueAt, codeBefore } = presentLock(context, stay, settings)
    const isOpen = codeDueAt !== null && stay.cancelledAt === null && stay.removedAt === null
    if (!isOpen || context.clock.now() >= windowOf(stay, settings).departsAt) return undefined
    const { arrivesAt } = windowOf(stay, settings)
    return { ...houseOf(told), bookId: stay.bookId, arrivesAt, isReplaced: codeBefore !== null }
  },
  stayCodeFailed: houseOf,
  stayArrived: (told, { at }) => (told.stay.arrivedAt === at ? houseOf(told) : undefined),
  stayDeparted: (told, { at }) => (told.stay.departedAt === at ? houseOf(told) : undefined),
  stayTapUndone: houseOf,
  stayCancelled: (told, { at }) => {
    const { stay, settings } = told
    if (stay.cancelledAt !== at || stay.removedAt !== null) return undefined
    const { arrivesAt, departsAt, releaseAt } = windowOf(stay, settings)
    return { ...houseOf(told), arrivesAt, departsAt, wasShown: at >= releaseAt }
  },
  stayChanged: (told, { arrival }) => {
    const { stay, settings, context } = told
    const isOver = stay.departedAt !== null || context.clock.now() >= windowOf(stay, settings).departsAt
    // It has ended, or has moved again: there is separate news of that.
    if (isOver || stay.cancelledAt !== null || stay.removedAt !== null || stay.arrival !== arrival) return undefined
    return {
      ...houseOf(told),
      bookId: stay.bookId,
      dates: datesOf(stay),
      asksForLock: presentLock(context, stay, settings).codeDueAt !== null,
      hasLink: stay.tokenSealed !== null,
    }
  },
}

function ofStay<Name extends StayTemplate>(template: Name): Find<Name> {
  const find: FindData[Name] = findData[template]
  return async (context, accountId, params) => {
    const told = await findToldStay(context, accountId, params.stayId)
    const data = told && find(told, params)
    if (!data) return undefined
    const { stay, timeZone, house } = told
    return {
      data,
      house,
      timeZone,
      dates: datesOf(stay),
      path: pathOf(stay),
      subject: stay.id,
    }
  }
}

function datesOf({ arrival, departure }: Pick<Stay, 'arrival' | 'departure'>) {
  return { arrival: Date.parse(arrival), departure: Date.parse(departure) }
}

function pathOf({ bookId, id }: Pick<Stay, 'bookId' | 'id'>): string {
  return `/stays/${encodeURIComponent(bookId)}/${encodeURIComponent(id)}`
}

const finders: { [Name in NewsTemplate]: Find<Name> } = {
  stayUnconfirmed: ofStay('stayUnconfirmed'),
  stayCodeLate: ofStay('stayCodeLate'),
  stayCodeNotSet: ofStay('stayCodeNotSet'),
  stayCodeFailed: ofStay('stayCodeFailed'),
  stayArrived: ofStay('stayArrived'),
  stayDeparted: ofStay('stayDeparted'),
  stayTapUndone: ofStay('stayTapUndone'),
  stayCancelled: ofStay('stayCancelled'),
  stayChanged: ofStay('stayChanged'),
  async stayBooked(context, accountId, { stayIds }) {
    const data = await findBookedStays(context, accountId, stayIds)
    const [first] = data?.stays ?? []
    if (!data || !first) return undefined
    const { house, timeZone, bookId } = data
    const path =
      data.stays.length === 1 ? pathOf({ bookId, id: first.stayId }) : `/stays?book=${encodeURIComponent(bookId)}`
    return { data, house, timeZone, dates: first, path, subject: first.stayId }
  },
  async calendarQuestions(context, accountId, { questionIds }) {
    const questions = await findOpenQuestions(context, accountId, questionIds)
    const [first] = questions
    if (!first) return undefined
    const isOneHouse = questions.every(({ house }) => house === first.house)
    const { timeZone, id } = first
    return {
      data: { questions },
      house: isOneHouse ? first.house : undefined,
      timeZone,
      dates: first,
      path: '/stays',
      subject: id,
    }
  },
}

/** Whether guests may be at the door while nobody has confirmed the change of the code on their page. */
export function isCodeLate({ stay, settings }: { stay: Stay; settings: StaySettings }, nowMs: number): boolean {
  return secretsStateAt(stay, settings, nowMs).needsChange && nowMs >= windowOf(stay, settings).arrivesAt
}

function secretsOf({ context, stay, settings }: ToldStay) {
  return secretsStateAt(stay, settings, context.clock.now())
}

function houseOf({ house, timeZone }: ToldStay) {
  return { house, timeZone }
}

async function findToldStay(context: Context, accountId: string, stayId: string): Promise<ToldStay | undefined> {
  const row = await context.db
    .selectFrom('stays')
    .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
    .innerJoin('books', 'books.id', 'stays.book_id')
    .select(stayColumns)
    .select(settingsColumns)
    .select('books.property_name')
    .where('stays.id', '=', stayId)
    .where('books.host_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const settings = readSettings(row)
  return { context, stay: readStay(row), settings, house: row.property_name, timeZone: settings.timeZone }
}
