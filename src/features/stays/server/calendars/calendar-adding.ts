import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { takeConfirmedCode, voidOldConfirmations } from '../codes/code-change.ts'
import type { BookCodes } from '../codes/personal-codes.ts'
import { follow, type StayEvent, toFeedStay } from '../feeds/reconcile.ts'
import { datesOf, type StayDates } from '../house-time.ts'
import { createStays } from '../stays/stay-creation.ts'
import { findDateProblem } from '../stays/stay-dates.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { getStay, moveStay } from '../stays/stay-service.ts'
import type { Doubt } from './calendar-echoes.ts'
import { isInDoubt, type SortedLines, toQuestion } from './calendar-lines.ts'
import type { Question } from './calendar-questions.ts'
import { adoptStay, datesShownOf, type KnownStay, type OtherStay, writeEarlierDates } from './calendar-stays.ts'
import { rememberDates } from './earlier-dates.ts'
import { type NewStay, tellOfChange, tellOfNewStays } from './new-stays.ts'

/** The calendar whose poll is applied. The caller holds the lock of the host's account. */
export type ApplyScope = {
  calendarId: string
  hostId: string
  settings: StaySettings
  /** The host has just pasted the address, and sees all stays on her screen. */
  isFirstReading?: boolean
}

type Adding = {
  /** The events that are no known stays. */
  added: readonly StayEvent[]
  /** Active stays that are not of this calendar. */
  others: readonly OtherStay[]
  questions: readonly Question[]
  findDoubt: (line: StayEvent) => Doubt | undefined
  /** UIDs of events that may be known stays; see `mayBeMoved`. */
  doubtful: ReadonlySet<string>
}

export type Added = Omit<SortedLines, 'stays'> & {
  /** The error code if a limit is reached: stays of the account, or codes of the house. */
  failure: string | null
}

/** Adds the new stays, and asks about those that the host may have entered herself or has already. */
export async function addStays(tx: Tx, context: Context, scope: ApplyScope, adding: Adding): Promise<Added> {
  const { calendarId, settings } = scope
  const result: Added = { leftOut: [], dependsOnBook: false, failure: null, questions: [], echoes: [] }
  const matches = createMatchFinder(adding)
  const stays = await createStays(tx, context, scope)
  const news: NewStay[] = []
  let isTakenBack = false
  for (const event of adding.added) {
    await untilShortTurn('begun')
    const { arrival, departure } = event
    if (findDateProblem(event, settings.timeZone, context.clock.now()) !== undefined) {
      result.leftOut.push(event)
      continue
    }
    const released = matches.takeReleased(event)
    if (released) {
      await takeBack(tx, context, scope, released.id, event)
      isTakenBack = true
      continue
    }
    const match = matches.find(event)
    if (match) noteMatch(result, event, match)
    else if (isInDoubt(event, adding.findDoubt(event), result)) result.dependsOnBook = true
    else {
      const calendar = { calendarId, uidHash: event.uid }
      result.failure = await codeOfFailure(async () => {
        const id = await stays.add({ arrival, departure, source: 'calendar', calendar })
        if (adding.doubtful.has(event.uid)) await takeConfirmedCode(tx, context, settings, id)
        news.push({ arrival, departure, id })
      })
      if (result.failure !== null) break
    }
  }
  await stays.end()
  if (isTakenBack) await voidOldConfirmations(tx, context, settings)
  if (!scope.isFirstReading) await tellOfNewStays(tx, context, scope, news)
  return result
}

function noteMatch(result: Added, event: StayEvent, match: OtherStay): void {
  result.dependsOnBook = true
  if (match.calendarId === null) {
    result.questions.push(toQuestion('sameStay', event, match.id))
  } else {
    result.leftOut.push(event)
    result.echoes.push({ stayId: match.id, uid: event.uid })
  }
}

async function codeOfFailure(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Finds the stays of the book that have the same booking or dates as an event. */
function createMatchFinder({ others, questions }: Adding) {
  const shown = others.flatMap((other) => datesShownOf(other).map((dates) => ({ dates, other })))
  const byDates = Map.groupBy(shown, ({ dates }) => dates)
  const released = Map.groupBy(
    others.filter(({ calendarId, uidHash }) => calendarId === null && uidHash !== null && uidHash !== ''),
    ({ uidHash }) => uidHash,
  )
  const twoBookings = new Set(
    questions.flatMap(({ kind, stayId, uidHash, answer }) =>
      kind === 'sameStay' && answer === 'no' ? `${stayId} ${uidHash}` : [],
    ),
  )
  const taken = new Set<string>()
  return {
    /** A stay that followed a calendar with the UID of the event until the host removed that calendar; each once. */
    takeReleased(event: StayEvent): OtherStay | undefined {
      const stay = released.get(event.uid)?.find(({ id }) => !taken.has(id))
      if (stay) taken.add(stay.id)
      return stay
    },
    /** A stay with the dates of the event, unless the host has confirmed that these are two stays. */
    find: (event: StayEvent): OtherStay | undefined =>
      byDates.get(datesOf(event))?.find(({ other: { id } }) => !taken.has(id) && !twoBookings.has(`${id} ${event.uid}`))
        ?.other,
  }
}

/** Reconnects a stay with the calendar that it followed before, with the present dates of the calendar. */
async function takeBack(tx: Tx, context: Context, scope: ApplyScope, stayId: string, event: StayEvent): Promise<void> {
  const { calendarId, settings } = scope
  await adoptStay(tx, stayId, { calendarId, uidHash: event.uid })
  const stay = await getStay(tx, { bookId: settings.bookId, stayId })
  const { arrival, departure } = stay
  const known = { ...toFeedStay(event), ...stay, feedDates: { arrival, departure } }
  const moved = follow(known, event, { house: settings, nowMs: context.clock.now() })
  const isMoved = await moveTo(tx, context, settings, { stay, dates: moved, earlier: [], codes: undefined })
  if (isMoved && !scope.isFirstReading) await tellOfChange(tx, context, scope, stay, moved)
}

/** Gives a known stay the present dates of its calendar. @returns whether they have changed */
export function moveKnown(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { known, codes }: { known: KnownStay; codes: BookCodes | undefined },
): Promise<boolean> {
  return moveTo(tx, context, settings, { stay: known.stay, dates: known, earlier: known.earlier, codes })
}

type Move = { stay: Stay; dates: StayDates; earlier: KnownStay['earlier']; codes: BookCodes | undefined }

/** Moves a stay, if its new dates are valid. */
async function moveTo(
  tx: Tx,
  context: Context,
  settings: StaySettings,
  { stay, dates: { arrival, departure }, earlier, codes }: Move,
): Promise<boolean> {
  const now = context.clock.now()
  const dates = { arrival, departure }
  if (datesOf(dates) === datesOf(stay) || findDateProblem(dates, settings.timeZone, now) !== undefined) return false
  await moveStay(tx, context, settings, stay, { ...dates, codes })
  await writeEarlierDates(tx, stay.id, rememberDates(earlier, stay, now))
  return true
}
