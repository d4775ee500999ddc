import { findAccount, isDisabled } from '#features/accounts/index.ts'
import { writeAlone } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import { isStayToken } from '../stays/stay-links.ts'
import { readSettings, type Stay, type StaySettings, settingsColumns } from '../stays/stay-records.ts'
import { openCode, openLockCode, openSpareCodes } from '../stays/stay-secrets.ts'
import { confirmCodeChange, findStayToChange } from './code-change.ts'
import { drawCode, listStaysNear } from './personal-codes.ts'

/** Draws before it is certain enough that codes in use are avoided. */
const mostDraws = 100

/** Stays within a week whose codes are read, the latest ones. Each needs a decryption, and a house has a few. */
const mostOthers = 50

/** What a cleaner's link shows. `next`: the stay whose code has to be changed now. */
export type CleanerTask = CodeTask & { bookName: string; hostId: string; next: Stay | undefined }

/** What a new code must differ from. `doorCode`: of the book. */
type CodeTask = { settings: StaySettings; doorCode: string }

/** @returns undefined for an unknown or removed link, and while the host's account is disabled */
export async function findCleanerTask({ db, clock }: Context, token: string): Promise<CleanerTask | undefined> {
  const book = isStayToken(token) ? await findBookOfCleaner(db, token) : undefined
  if (!book || (await isDisabled(db, { accountId: book.hostId }))) return undefined
  return { ...book, next: await findStayToChange(db, book.settings, clock.now()) }
}

async function findBookOfCleaner(db: Db, token: string): Promise<Omit<CleanerTask, 'next'> | undefined> {
  const row = await db
    .selectFrom('stay_settings')
    .innerJoin('books', 'books.id', 'stay_settings.book_id')
    .select(settingsColumns)
    .select(['books.property_name', 'books.host_id', 'books.door_code'])
    .where('stay_settings.cleaner_token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  if (!row) return undefined
  const { property_name: bookName, host_id: hostId, door_code: doorCode } = row
  return { bookName, hostId, doorCode, settings: readSettings(row) }
}

/**
 * The code that the page proposes: the one that the host has prepared, or one that nobody can guess and that is the same
 * at each opening: a cleaner sets it on the lock, and opens the page again to confirm it. Never a spare code, nor the code
 * on the lock unless it was confirmed for these guests.
 */
export async function proposeCode(context: Context, { settings, doorCode }: CodeTask, next: Stay): Promise<string> {
  const lock = openLockCode(context, settings)
  const known = new Set(openSpareCodes(context, settings))
  if (lock && lock.stayId !== next.id) known.add(lock.code)
  const own = openCode(context, next)
  if (own !== null && !known.has(own)) return own
  if (lock) known.add(lock.code)
  const near = await listStaysNear(context.db, settings, next)
  const withCodes = near.filter(({ id, codeSealed }) => id !== next.id && codeSealed !== null)
  for (const other of withCodes.slice(-mostOthers)) known.add(openCode(context, other) ?? '')
  return deriveCode(context, settings, next, (code) => known.has(code) || doorCode.includes(code))
}

function deriveCode(
  context: Context,
  { codeDigits }: StaySettings,
  { id }: Stay,
  isInUse: (code: string) => boolean,
): string {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const hash = Buffer.from(context.keyring.hash('proposed code', `${id} ${draw}`), 'base64url')
    const code = String(hash.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0')
    if (!isInUse(code)) return code
  }
  return drawCode(codeDigits)
}

/**
 * A cleaner confirms that the code was changed to the typed one.
 * @returns false if another stay than the one on the page is the next one now
 * @throws TOO_MANY_REQUESTS
 */
export async function confirmByCleaner(
  context: Context,
  token: string,
  { stayId, code }: { stayId: string; code: string },
): Promise<boolean> {
  const task = await findCleanerTask(context, token)
  const host = task && (await findAccount(context.db, { accountId: task.hostId }))
  if (!host) return false
  // Not the limit of the account: otherwise anyone with the link could use up the host's own writes.
  await consumeRateLimit(context, [
    { name: 'cleaner-writes', subject: hashSecret(token), ...rateOf(context, 'cleanerWritesPerLink') },
  ])
  return writeAlone(context, host, async (tx) => {
    const book = await findBookOfCleaner(tx, token)
    if (!book) return false
    const next = await findStayToChange(tx, book.settings, context.clock.now())
    if (next?.id !== stayId || code === '') return false
    await confirmCodeChange(tx, context, next, { typed: code, doorCode: '', settings: book.settings })
    return true
  })
}
