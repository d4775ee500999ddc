import type { Generated } from 'kysely'
import type { Language } from '#platform/i18n/languages.ts'
import type { FeedSource, QuestionAnswer, QuestionKind } from '../shared/calendar.ts'
import type { CodeMode, MessageMoment, SentThing, StaySource } from '../shared/stay.ts'

/**
 * Dates are `YYYY-MM-DD` and hours `HH:MM` in the book's time zone. Columns that end in `_at`, `_until` or `_since` are
 * milliseconds UTC; those that end in `_sealed` are decrypted by the keyring with table, column and the row's id.
 */
declare module '#platform/db/database.ts' {
  interface Tables {
    stay_settings: StaySettingsTable
    calendars: CalendarsTable
    stays: StaysTable
    calendar_questions: CalendarQuestionsTable
    calendar_echoes: CalendarEchoesTable
    stay_message_templates: MessageTemplatesTable
    stay_messages_sent: MessagesSentTable
    stay_digests: DigestsTable
    push_subscriptions: PushSubscriptionsTable
    push_keys: PushKeysTable
    push_messages: PushMessagesTable
  }
}

/** A book has a row once its host has saved settings. Its secrets are in the table of books. */
export type StaySettingsTable = {
  book_id: string
  time_zone: string
  arrival_time: string
  departure_time: string
  release_hours: number
  buffer_hours: number
  code_mode: CodeMode
  code_digits: number
  /** JSON text: an array of codes. */
  spare_codes_sealed: string
  /** JSON text: which stays have seen which spare code; see `SpareCodeDisclosure`. */
  spare_sights_sealed: Generated<string | null>
  /** JSON text: the shared code on the lock; see `LockCode`. */
  lock_code_sealed: Generated<string | null>
  /** 1: the lock takes personal codes by itself, so its host is not reminded of them. */
  lock_takes_codes: Generated<number>
  seen_gate: number
  /** The cleaner's link of the book. */
  cleaner_token_hash: string | null
  cleaner_token_sealed: string | null
  revision: number
}

export type CalendarsTable = {
  id: string
  book_id: string
  address_sealed: string
  /** Keyed hash, so that a book can have each address only once. */
  address_hash: string
  /** The host of the address, the only part that screens show. */
  host_name: string
  source: FeedSource
  etag: string | null
  last_modified: string | null
  /** Of the last response that was read, with a mark of how it was read, so that an equal one changes nothing. */
  content_hash: string | null
  checked_at: number | null
  succeeded_at: number | null
  next_poll_at: number
  leased_until: number | null
  leased_by: string | null
  /** Why the last poll failed: an error code. */
  failure: string | null
  failing_since: number | null
  failure_told_at: number | null
  /** Events of the last response that are no stays. */
  ignored: Generated<number>
  /** 1: other stays of the book decided about its events, so that an equal response can have another meaning later. */
  depends_on_book: Generated<number>
  /** 1: its last answer took long, so that polls of it take few of the places. */
  is_slow: Generated<number>
  created_at: number
}

export type StaysTable = {
  id: string
  book_id: string
  arrival: string
  departure: string
  /** Null: the book's hour. */
  arrival_time: string | null
  departure_time: string | null
  source: StaySource
  /** The host's own note. */
  label: string
  language: Language | null
  code_sealed: string | null
  /** 1: the stay shows this code in every code mode of the book, because the host typed it or guests have seen it. */
  keeps_code: Generated<number>
  /** When its host has confirmed that the personal code is on the lock. */
  code_set_at: Generated<number | null>
  /** When she was told that it is not. */
  code_told_at: Generated<number | null>
  /** The code on the lock that the present one replaces; outdated while `code_set_at` is set. */
  code_before_sealed: Generated<string | null>
  /** 1: another stay or a spare code has that one now, so it has to stay on the lock. */
  code_before_used: Generated<number>
  /** SHA-256 of the link's token; null: the link was revoked. */
  token_hash: string | null
  token_sealed: string | null
  cancelled_at: number | null
  /** When the host has confirmed the notice that the calendar ended the stay; null also while it has not ended. */
  end_seen_at: Generated<number | null>
  /** When the host removed a stay that a calendar contains: no list shows it, and polls do not change it. */
  removed_at: number | null
  /** When the host has confirmed that she has seen the guests. */
  seen_at: number | null
  /** When the change of a shared code before this stay was confirmed. */
  code_confirmed_at: number | null
  unconfirmed_told_at: number | null
  /** When the host was notified that it was not confirmed at the arrival. */
  late_told_at: Generated<number | null>
  /** JSON text: the spare codes that the stay was shown, in order. */
  spare_codes_sealed: string | null
  /** How many of them. */
  spare_codes_shown: Generated<number>
  /** The guests' taps. */
  arrived_at: number | null
  departed_at: number | null
  calendar_id: string | null
  uid_hash: string | null
  /** As in `FeedStay`. */
  missing_polls: Generated<number>
  missing_since: number | null
  is_doubtful: Generated<number>
  replaced_by_hash: string | null
  /** JSON text: `EarlierDates[]`. */
  earlier_dates: string | null
  /** The dates that its calendar has last shown; null: those of the stay. */
  feed_arrival: Generated<string | null>
  feed_departure: Generated<string | null>
  revision: number
  created_at: number
  updated_at: number
}

export type CalendarQuestionsTable = {
  id: string
  calendar_id: string
  kind: QuestionKind
  arrival: string
  departure: string
  /** Of the event that the question is about; '' without one. */
  uid_hash: string
  /** The stay that a question of the kinds `sameGuests`, `sameStay` and `sameBooking` is about. */
  stay_id: string | null
  answer: QuestionAnswer | null
  /** Since when no event of the calendar is about it, once it is answered. */
  lost_at: Generated<number | null>
  /** When the host was told of it, because its guests arrive soon. */
  told_at: Generated<number | null>
  created_at: number
}

/** Events of a calendar that repeat stays of the book's other calendars; see `Echo`. */
export type CalendarEchoesTable = { calendar_id: string; stay_id: string; uid_hash: string; lost_at: number | null }

export type MessageTemplatesTable = {
  account_id: string
  moment: MessageMoment
  language: Language
  content: string
  updated_at: number
}

/** `moment`: `link` when the host copied or opened the link of the stay by itself. */
export type MessagesSentTable = { stay_id: string; moment: SentThing; sent_at: number }

export type DigestsTable = { account_id: string; hour: number; time_zone: string; next_at: number }

export type PushSubscriptionsTable = {
  id: string
  account_id: string
  endpoint_hash: string
  /** JSON text: endpoint and keys from the browser. The endpoint is a secret: anyone who has it can send messages. */
  content_sealed: string
  /** Browser and system, such as 'Chrome · Android'; '' if they are not known. */
  device: Generated<string>
  /** Since when it could not be reached. */
  failing_since: Generated<number | null>
  /** Hash of the token of the session in which it was added; null for devices from before this was stored. */
  session_hash: Generated<string | null>
  created_at: number
}

/** Messages still to be sent to a device. */
export type PushMessagesTable = {
  id: string
  subscription_id: string
  template: string
  /** JSON text: the parameters of the mail with this template; ids and times only. */
  data: string
  /** Its cause, so that it can be cancelled. */
  cause: string
  attempts: number
  next_attempt_at: number
  expires_at: number
  created_at: number
}

/** One row: the keys of web push (RFC 8292), generated when they are first needed. */
export type PushKeysTable = { id: number; public_key: string; private_key_sealed: string }
