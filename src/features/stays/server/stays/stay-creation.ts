import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { createId, hashSecret } from '#platform/ids.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { voidOldConfirmations } from '../codes/code-change.ts'
import { chooseCode, makeCode, readBookCodes } from '../codes/personal-codes.ts'
import { refuseWrongDates } from './stay-dates.ts'
import { countStays, insertStay } from './stay-queries.ts'
import type { Stay, StayContent, StaySettings } from './stay-records.ts'
import { sealCode, sealToken } from './stay-secrets.ts'
import { getStay } from './stay-service.ts'

type Scope = { hostId: string; settings: StaySettings }

/**
 * Adds a stay with a link and, in the mode of personal codes, with a code. The caller must hold the account's lock.
 * @throws INVALID_INPUT for wrong dates (check them before with `findDateProblem`) or a code in use, TOO_MANY_STAYS,
 * NO_CODE_LEFT
 */
export async function createStay(
  tx: Tx,
  context: Context,
  { hostId, settings }: Scope,
  content: StayContent,
): Promise<Stay> {
  const { bookId } = settings
  refuseWrongDates(content, settings.timeZone, context.clock.now())
  refuseTooMany(await countRoom(tx, context, { hostId, bookId }))
  const { arrival, departure } = content
  const chosen = await chooseCode(tx, context, settings, { arrival, departure, typed: content.code ?? null })
  const stayId = await storeNew(tx, context, settings, { content, chosen })
  await voidOldConfirmations(tx, context, settings)
  return getStay(tx, { bookId, stayId })
}

/**
 * Adds any number of stays like `createStay`; data about all stays of the book or of the account are read once. Call
 * `add` for each stay, which returns its id, and `end` after the last one. The caller must hold the account's lock
 * throughout.
 */
export async function createStays(
  tx: Tx,
  context: Context,
  { hostId, settings }: Scope,
): Promise<{ add(content: Omit<StayContent, 'code'>): Promise<string>; end(): Promise<void> }> {
  const room = await countRoom(tx, context, { hostId, bookId: settings.bookId })
  const codes = await readBookCodes(tx, context, settings)
  let added = 0
  return {
    async add(content) {
      refuseWrongDates(content, settings.timeZone, context.clock.now())
      refuseTooMany({ ...room, left: room.left - added })
      const code = codes ? await makeCode(tx, settings, codes.inUse(content)) : null
      const id = await storeNew(tx, context, settings, { content, chosen: { code, keepsCode: false } })
      if (code !== null) codes?.note({ id, arrival: content.arrival, departure: content.departure, code })
      added += 1
      return id
    },
    async end() {
      if (added > 0) await voidOldConfirmations(tx, context, settings)
    },
  }
}

type NewContent = { content: StayContent; chosen: { code: string | null; keepsCode: boolean } }

/** @returns the id of the new stay */
async function storeNew(
  tx: Tx,
  context: Context,
  { bookId }: StaySettings,
  { content, chosen }: NewContent,
): Promise<string> {
  const id = createId()
  const token = createId()
  const row = {
    id,
    book_id: bookId,
    arrival: content.arrival,
    departure: content.departure,
    arrival_time: content.arrivalTime ?? null,
    departure_time: content.departureTime ?? null,
    source: content.source,
    label: content.label ?? '',
    language: content.language ?? null,
    code_sealed: sealCode(context, id, chosen.code),
    keeps_code: chosen.keepsCode ? 1 : 0,
    token_hash: hashSecret(token),
    token_sealed: sealToken(context, id, token),
    calendar_id: content.calendar?.calendarId ?? null,
    uid_hash: content.calendar?.uidHash ?? null,
    feed_arrival: content.calendar ? content.arrival : null,
    feed_departure: content.calendar ? content.departure : null,
  }
  await insertStay(tx, row, context.clock.now())
  return id
}

/** How many stays can be added, and the limit that is reached first. */
type Room = { left: number; limit: number }

async function countRoom(tx: Tx, { config }: Context, scope: { hostId: string; bookId: string }): Promise<Room> {
  const { staysPerBook, staysPerAccount } = config.limits
  const { ofBook, ofAccount } = await countStays(tx, scope)
  const inBook = { left: staysPerBook - ofBook, limit: staysPerBook }
  const inAccount = { left: staysPerAccount - ofAccount, limit: staysPerAccount }
  return inBook.left <= inAccount.left ? inBook : inAccount
}

/** @throws TOO_MANY_STAYS */
function refuseTooMany({ left, limit }: Room): void {
  if (left <= 0) throw stayError('TOO_MANY_STAYS', { params: { limit } })
}
