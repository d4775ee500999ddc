import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text-contract.ts'
import { feedSources, questionAnswers, questionKinds } from './calendar.ts'
import { stayStates } from './stay.ts'

const day = z.string().describe('YYYY-MM-DD')

export const CalendarQuestionView = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  /** For `allGone` the first arrival and the last departure of the stays in doubt. */
  arrival: day,
  departure: day,
  /** The stay that a question of the kinds `sameGuests`, `sameStay` and `sameBooking` is about. */
  stayId: z.string().nullable(),
})
export type CalendarQuestionView = z.infer<typeof CalendarQuestionView>

/** A calendar as its host sees it. Its address is never shown again. */
export const CalendarView = z.object({
  id: z.string(),
  bookId: z.string(),
  /** Of the address. */
  hostName: z.string(),
  source: z.enum(feedSources),
  /** The last poll, and the last one that could be read; ISO 8601, UTC. */
  checkedAt: z.iso.datetime().nullable(),
  succeededAt: z.iso.datetime().nullable(),
  /** Why the last poll gave no news: the code of an error, whose text the catalogue has; and since when. */
  failure: z.string().nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** It is being read at this moment. */
  isReading: z.boolean(),
  /** Stays of the calendar that have not begun, and the arrival of the first of them. */
  coming: z.number().int(),
  next: day.nullable(),
  /** Lines of the last answer that are no stays: blocks, cancelled and past ones, and those of other calendars. */
  ignored: z.number().int(),
  /** Number of open questions, */
  ask: z.number().int(),
  /** and the first fifty of them, by arrival. */
  questions: z.array(CalendarQuestionView),
})
export type CalendarView = z.infer<typeof CalendarView>

/** `GET /api/welcome-books/{id}/calendars`, and `GET /api/calendars` for all books of the host: the oldest first. */
export const CalendarList = z.array(CalendarView)

/** The answer to pasting an address and to 'Sync now': what was understood. */
export const CalendarReading = CalendarView.extend({
  /** The calendar's stays that have not ended, by arrival. */
  stays: z.array(z.object({ id: z.string(), arrival: day, departure: day, state: z.enum(stayStates) })),
  /** The first lines that were left out, by arrival; those of the past are not among them. */
  leftOut: z.array(z.object({ arrival: day, departure: day })),
})
export type CalendarReading = z.infer<typeof CalendarReading>

/** `POST /api/welcome-books/{id}/calendars`. `webcal://` is read as `https://`. */
export const CalendarInput = z.object({ address: text(textLimits.url) })
export type CalendarInput = z.output<typeof CalendarInput>

/**
 * `DELETE /api/welcome-books/{id}/calendars/{calendarId}`: whether its stays that have not begun stay as the host's own,
 * or are removed. Stays that have begun always stay.
 */
export const CalendarRemoval = z.object({ stays: z.enum(['keep', 'remove'], 'INVALID_VALUE').default('keep') })
export type CalendarRemoval = z.output<typeof CalendarRemoval>

export const RemovedCalendar = z.object({ id: z.string() })

/**
 * `POST /api/welcome-books/{id}/calendar-questions/{questionId}`. `yes` and `no` by kind: `isBooking`: a stay is made, or
 * the line is left out; `sameGuests`: the stay takes the new number, or its link and code are revoked and a new stay is
 * made; `sameStay`: the host's stay follows the calendar, or a second stay is made; `sameBooking`: the line is left out
 * and a second stay goes, or there are two; `moved`: the stay keeps its link and takes the new dates, and the second one
 * goes, or it ends as others do; `allGone`: the stays end, or stay.
 */
export const QuestionReply = z.object({ answer: z.enum(questionAnswers, 'INVALID_VALUE') })
