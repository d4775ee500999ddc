import { ApiError } from '#platform/browser/api.ts'

/** Why a save failed, as far as screens distinguish the cases. Messages are in the host's language. */
export type SaveFailure =
  /** The browser has no network. Can be retried. */
  | { kind: 'offline' }
  /** The server was not reached, or the response came from something in between. Can be retried. */
  | { kind: 'unreachable' }
  /** Too many requests, or more work than the server takes. Can be retried. @property message empty: none of ours */
  | { kind: 'busy'; message: string }
  | { kind: 'signedOut' }
  /** The book was saved elsewhere since this edit began. */
  | { kind: 'conflict' }
  /** A limit of the book or the account that is not caused by a single field. */
  | { kind: 'limit'; message: string }
  | { kind: 'trial' }
  /** Paid or given access has ended. */
  | { kind: 'plan' }
  /** The plan allows no further book. */
  | { kind: 'bookLimit'; message: string }
  | { kind: 'payment' }
  /** The book does not exist any more. */
  | { kind: 'gone' }
  /** @property fields message by the server's path of the field; never empty. @property message the first of them */
  | { kind: 'invalid'; fields: Readonly<Record<string, string>>; message: string }
  /** @property message empty when there is no text for it */
  | { kind: 'other'; message: string }

const limitCodes = ['BOOK_TOO_LARGE', 'TEXT_FULL', 'FAIR_USE_REACHED', 'TOO_MANY_CREATIONS']

/** Classifies the error of a save. Errors other than `ApiError` are bugs and become `other`. */
export function readSaveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'other', message: '' }
  const { status, code, words, fields } = error
  if (code === 'OFFLINE') return { kind: 'offline' }
  if (code === 'UNREACHED') return { kind: 'unreachable' }
  if (code === 'UNREADABLE') return readForeignAnswer(status)
  if (status === 401) return { kind: 'signedOut' }
  if (code === 'EDIT_CONFLICT') return { kind: 'conflict' }
  if (limitCodes.includes(code)) return { kind: 'limit', message: words }
  // The API promises this text as well as the code, so either is enough.
  if (code === 'TRIAL_EXPIRED' || words.includes('Trial expired')) return { kind: 'trial' }
  if (code === 'PLAN_EXPIRED') return { kind: 'plan' }
  if (code === 'PAYMENT_REQUIRED') return { kind: 'payment' }
  if (code === 'LIMIT_REACHED') return { kind: 'bookLimit', message: words }
  if (status === 404) return { kind: 'gone' }
  if (status === 429 || status >= 500) return { kind: 'busy', message: words }
  const [message] = Object.values(fields)
  return message === undefined ? { kind: 'other', message: words } : { kind: 'invalid', fields, message }
}

/** Of a captive portal, or a gateway without its server. A proxy that refuses (4xx) will refuse again, except for 429. */
function readForeignAnswer(status: number): SaveFailure {
  if (status === 429) return { kind: 'busy', message: '' }
  return status < 400 || status >= 500 ? { kind: 'unreachable' } : { kind: 'other', message: '' }
}

/**
 * Why a save failed, in the host's language. Undefined if only the screen can say it: what it does without a connection,
 * after a conflict, without a session or a book, and where neither the server nor the catalogue has a text.
 * @param errorText the text of an error of books
 */
export function failureText(
  failure: SaveFailure,
  errorText: (code: 'TRIAL_EXPIRED' | 'PLAN_EXPIRED' | 'PAYMENT_REQUIRED' | 'LIMIT_REACHED') => string,
): string | undefined {
  switch (failure.kind) {
    case 'trial':
      return errorText('TRIAL_EXPIRED')
    case 'plan':
      return errorText('PLAN_EXPIRED')
    case 'payment':
      return errorText('PAYMENT_REQUIRED')
    case 'bookLimit':
      return errorText('LIMIT_REACHED')
    case 'limit':
    case 'busy':
    case 'invalid':
    case 'other':
      return failure.message || undefined
    default:
      return undefined
  }
}

/** Whether the same save may succeed later without a change. */
export function isTemporary({ kind }: SaveFailure): boolean {
  return kind === 'offline' || kind === 'unreachable' || kind === 'busy'
}
