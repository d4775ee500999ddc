import type { MailSources } from '#features/mail/index.ts'
import { stayLimits } from '#limits.ts'
import { hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { listNeeds, type StayNeed } from '../../shared/stay-needs.ts'
import { listCodesToRemove } from '../codes/leaving-codes.ts'
import { listKnownSpareCodes } from '../codes/spare-code-disclosures.ts'
import { dueMessagesOf } from '../guest-messages/due-messages.ts'
import { listStaysAround, type StayAround } from '../guest-messages/stays-around.ts'
import { dateAt } from '../house-time.ts'
import { listBooksOfStays } from '../settings/settings-queries.ts'
import { inTurnOfHost } from '../stays/host-stays.ts'
import { presentStay } from '../stays/stay-presenter.ts'
import { houseOf, stateAt } from '../stays/stay-window.ts'
import { findDigest } from './digest-service.ts'

/** A line of the mail. `time`: `HH:MM` in the house; `date`: `YYYY-MM-DD`, of the arrival. */
export type DigestContent = {
  /** ms UTC */
  now: number
  timeZone: string
  arrivals: { house: string; time: string }[]
  departures: { house: string; time: string }[]
  inHouse: number
  needs: { kind: StayNeed['kind']; house: string; date: string }[]
  /** Books with events of calendars that only the host can decide about. */
  unclear: { house: string; count: number }[]
  /** Books with spare codes that guests who have left know. */
  spares: { house: string; count: number }[]
  /** Books with codes that are still on the lock although their stays are over. */
  leftCodes: { house: string; count: number }[]
  /** Messages to guests, at most `stayLimits.dueMessages`. */
  messages: number
}

/** A mail that is late by more than this (ms) would be about a past day. */
const oldest = 12 * hour

/** Prepares the daily mail. It is dropped if it was turned off, if it is late, or if it would be empty. */
export const digestMails: Pick<MailSources['prepare'], 'stayDigest'> = {
  async stayDigest(context, { reader, params }) {
    const now = context.clock.now()
    const digest = await findDigest(context.db, { id: reader.accountId })
    if (!digest || now - params.dueAt > oldest) return undefined
    const content = await collectDigest(context, reader.accountId)
    return hasNews(content) ? { ...content, now, timeZone: digest.timeZone } : undefined
  },
}

/**
 * Today's events. Guests who stay another night are not named, and codes to replace or to remove are no reason for a
 * mail.
 */
function hasNews({ arrivals, departures, needs, unclear, messages }: Collected): boolean {
  return messages > 0 || [arrivals, departures, needs, unclear].some((lines) => lines.length > 0)
}

type Collected = Omit<DigestContent, 'now' | 'timeZone'>

/** Reads one account at a time and in parts, because an account can have 10,000 stays. */
function collectDigest(context: Context, hostId: string): Promise<Collected> {
  return inTurnOfHost(hostId, async () => {
    const unclear = await listUnclear(context.db, hostId)
    const codes = await countCodes(context, hostId)
    const content: Collected = { arrivals: [], departures: [], inHouse: 0, needs: [], unclear, ...codes, messages: 0 }
    for await (const around of listStaysAround(context, { hostId })) addStay(context, content, around)
    content.messages = Math.min(content.messages, stayLimits.dueMessages)
    return content
  })
}

function addStay(context: Context, content: Collected, around: StayAround): void {
  const now = context.clock.now()
  const { stay, settings, house } = around
  const today = dateAt(now, settings.timeZone)
  const times = houseOf(stay, settings)
  if (stay.arrival === today) content.arrivals.push({ house, time: times.arrivalTime })
  else if (stay.departure === today) content.departures.push({ house, time: times.departureTime })
  else if (stateAt(stay, settings, now) === 'inHouse') content.inHouse += 1
  for (const { kind } of needsOf(context, around)) content.needs.push({ kind, house, date: stay.arrival })
  content.messages += dueMessagesOf(around, now).length
}

/** Of the link only whether it was revoked is asked, so its address is left out. */
function needsOf(context: Context, { stay, settings, hasSecrets }: StayAround): StayNeed[] {
  const view = presentStay(context, stay, settings, () => '')
  return listNeeds(view, { hasSecrets, codeMode: settings.codeMode, timeZone: settings.timeZone }, context.clock.now())
}

/** The spare codes to replace, and the codes to take off the lock. */
async function countCodes(context: Context, hostId: string): Promise<Pick<Collected, 'spares' | 'leftCodes'>> {
  const books = await listBooksOfStays(context.db, { hostId })
  const known = await listKnownSpareCodes(
    context.db,
    context,
    books.flatMap(({ settings }) => settings ?? []),
  )
  const leaving = await listCodesToRemove(context.db, context, books)
  const countIn = (codes: ReadonlyMap<string, readonly unknown[]>) =>
    books.flatMap(({ id, name: house }) => {
      const count = codes.get(id)?.length ?? 0
      return count > 0 ? { house, count } : []
    })
  return { spares: countIn(known), leftCodes: countIn(leaving) }
}

function selectQuestions(db: Db, hostId: string) {
  return db
    .selectFrom('calendar_questions')
    .innerJoin('calendars', 'calendars.id', 'calendar_questions.calendar_id')
    .innerJoin('books', 'books.id', 'calendars.book_id')
    .where('books.host_id', '=', hostId)
    .where('calendar_questions.answer', 'is', null)
}

export async function hasOpenQuestions(db: Db, hostId: string): Promise<boolean> {
  return (await selectQuestions(db, hostId).select('calendar_questions.id').limit(1).executeTakeFirst()) !== undefined
}

async function listUnclear(db: Db, hostId: string): Promise<Collected['unclear']> {
  const rows = await selectQuestions(db, hostId)
    .select(({ fn }) => ['books.property_name', fn.countAll<number>().as('count')])
    .groupBy(['books.id', 'books.property_name'])
    .orderBy('books.property_name')
    .execute()
  return rows.map(({ property_name: house, count }) => ({ house, count: Number(count) }))
}
