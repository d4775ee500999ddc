import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text/text-contract.ts'
import { feedSources, questionAnswers, questionKinds } from './calendar.ts'
import { stayStates } from './stay.ts'

const day = z.string().describe('YYYY-MM-DD')

export const CalendarQuestionView = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  /** For `allGone` the first arrival and the last departure of the unconfirmed stays. */
  arrival: day,
  departure: day,
  /** The stay that a question of the kinds `sameGuests`, `sameStay` and `sameBooking` is about. */
  stayId: z.string().nullable(),
})
export type CalendarQuestionView = z.infer<typeof CalendarQuestionView>

const PairedStay = z.object({ id: z.string(), arrival: day, departure: day })

/**
 * Two stays that the host has said are one. Both go on, because guests may have either link: she sends the link of the one
 * that the calendar follows (`kept`), and deletes the other one. `id`: of the answered question.
 */
export const StayPair = z.object({ id: z.string(), kept: PairedStay, other: PairedStay })
export type StayPair = z.infer<typeof StayPair>

/** A calendar as its host sees it. Its address is never shown again. */
export const CalendarView = z.object({
  id: z.string(),
  bookId: z.string(),
  /** Of the address. */
  hostName: z.string(),
  source: z.enum(feedSources),
  /** The last poll, and the last successful one; ISO 8601, UTC. */
  checkedAt: z.iso.datetime().nullable(),
  succeededAt: z.iso.datetime().nullable(),
  /** Why the last poll failed: an error code with a text in the catalogue; and since when. */
  failure: z.string().nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** It is being read now. */
  isReading: z.boolean(),
  /** Future stays of the calendar, and the arrival of the first of them. */
  coming: z.number().int(),
  next: day.nullable(),
  /** Events of the last response that are no stays: blocks, cancelled and past ones, and those of other calendars. */
  ignored: z.number().int(),
  /** Number of open questions, */
  ask: z.number().int(),
  /** and the first fifty of them, by arrival. */
  questions: z.array(CalendarQuestionView),
  // While a deployment replaces its nodes, an older one answers without these.
  pairs: z.array(StayPair).default([]),
})
export type CalendarView = z.infer<typeof CalendarView>

/** `GET /api/welcome-books/{id}/calendars`, and `GET /api/calendars` for all books of the host: the oldest first. */
export const CalendarList = z.array(CalendarView)

/** The response to pasting an address and to 'Sync now': what was understood. */
export const CalendarReading = CalendarView.extend({
  /** The calendar's stays that have not ended, by arrival. */
  stays: z.array(z.object({ id: z.string(), arrival: day, departure: day, state: z.enum(stayStates) })),
  /** The first events that were left out, by arrival, without past ones. */
  leftOut: z.array(z.object({ arrival: day, departure: day })),
})
export type CalendarReading = z.infer<typeof CalendarReading>

/** `POST /api/welcome-books/{id}/calendars`. `webcal://` is read as `https://`. */
export const CalendarInput = z.object({ address: text(textLimits.url) })
export type CalendarInput = z.output<typeof CalendarInput>

/**
 * `DELETE /api/welcome-books/{id}/calendars/{calendarId}`: whether its future stays are kept as the host's own, or are
 * removed. Stays that have begun are always kept. A removed stay whose code is on the lock is cancelled, and its code is in
 * `codesToRemove` of the book.
 */
export const CalendarRemoval = z.object({ stays: z.enum(['keep', 'remove'], 'INVALID_VALUE').default('keep') })
export type CalendarRemoval = z.output<typeof CalendarRemoval>

export const RemovedCalendar = z.object({ id: z.string() })

/**
 * `POST /api/welcome-books/{id}/calendar-questions/{questionId}`. `yes` and `no` by kind: `isBooking`: a stay is added,
 * or the event is left out; `sameGuests`: the stay takes the new UID, or its link and code are revoked and a new stay
 * is added; `sameStay`: the host's stay follows the calendar, or a second stay is added; `sameBooking`: the event is
 * left out and a second stay is removed, or there are two; `moved`: the stay keeps its link and takes the new dates,
 * and the second one is removed, or it ends by the usual rules; `allGone`: the stays end, or are kept. A second stay whose
 * link was sent, or whose guests have arrived, is not removed: both are in `pairs`.
 */
export const QuestionReply = z.object({ answer: z.enum(questionAnswers, 'INVALID_VALUE') })
