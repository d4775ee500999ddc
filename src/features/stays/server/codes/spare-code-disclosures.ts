import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import { dateAt } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { readOfBooks } from '../stays/stay-queries.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import {
  openSpareCodeDisclosures,
  openSpareCodes,
  type SpareCodeDisclosure,
  sealSpareCodeDisclosures,
} from '../stays/stay-secrets.ts'
import { windowOf } from '../stays/stay-window.ts'

/** Disclosures kept per book: enough to know of each code who has seen it last. */
const mostDisclosures = 50

/**
 * The spare code that a stay is shown next: one that it has seen before, one that no other guests have seen, or the one
 * that others have not seen for the longest time. Guests at the door count more than a fresh code.
 * @param codes in the host's order
 */
export function chooseSpareCode(
  codes: readonly string[],
  disclosures: readonly SpareCodeDisclosure[],
  stayId: string,
): string | undefined {
  const isOwn = (code: string) =>
    Number(disclosures.some((disclosure) => disclosure.code === code && disclosure.stayId === stayId))
  const lastSeenAt = (code: string) =>
    Math.max(
      0,
      ...disclosures.flatMap((disclosure) =>
        disclosure.code === code && disclosure.stayId !== stayId ? disclosure.seenAt : [],
      ),
    )
  return codes.toSorted((a, b) => isOwn(b) - isOwn(a) || lastSeenAt(a) - lastSeenAt(b))[0]
}

/**
 * Records that a stay has seen spare codes of its book. Locks the row of the settings: call it before the stay's row is
 * written, as changes of the settings do, to avoid deadlocks.
 */
export async function noteDisclosures(
  tx: Tx,
  context: Pick<Context, 'clock' | 'keyring'>,
  { id: stayId, bookId }: Pick<Stay, 'id' | 'bookId'>,
  codes: readonly string[],
): Promise<void> {
  await changeDisclosures(tx, context, bookId, (disclosures) => {
    const isKnown = (code: string) =>
      disclosures.some((disclosure) => disclosure.code === code && disclosure.stayId === stayId)
    const seenAt = context.clock.now()
    const added = codes.filter((code) => !isKnown(code)).map((code) => ({ code, stayId, seenAt, isKept: false }))
    return cutDisclosures([...disclosures, ...added])
  })
}

/** The last disclosures, and of each code the last one. */
function cutDisclosures(disclosures: readonly SpareCodeDisclosure[]): SpareCodeDisclosure[] {
  const last = new Map(disclosures.map((disclosure) => [disclosure.code, disclosure]))
  return disclosures.filter(
    (disclosure, index) => index >= disclosures.length - mostDisclosures || last.get(disclosure.code) === disclosure,
  )
}

/** The host keeps a spare code although guests who have left know it. */
export async function keepSpareCode(
  tx: Tx,
  context: Pick<Context, 'keyring'>,
  { bookId, code }: { bookId: string; code: string },
): Promise<void> {
  await changeDisclosures(tx, context, bookId, (disclosures) =>
    disclosures.map((disclosure) => (disclosure.code === code ? { ...disclosure, isKept: true } : disclosure)),
  )
}

/** After the host has changed the spare codes: those that are no longer on the lock are forgotten. */
export async function forgetDisclosures(
  tx: Tx,
  context: Pick<Context, 'keyring'>,
  { bookId, codes }: { bookId: string; codes: readonly string[] },
): Promise<void> {
  await changeDisclosures(tx, context, bookId, (disclosures) => disclosures.filter(({ code }) => codes.includes(code)))
}

async function changeDisclosures(
  tx: Tx,
  context: Pick<Context, 'keyring'>,
  bookId: string,
  change: (disclosures: readonly SpareCodeDisclosure[]) => SpareCodeDisclosure[],
): Promise<void> {
  // Locks the row, so that of two concurrent changes none is lost.
  const row = await tx
    .updateTable('stay_settings')
    .set({ seen_gate: sql`seen_gate` })
    .where('book_id', '=', bookId)
    .returning('spare_sights_sealed')
    .executeTakeFirst()
  if (!row) return
  const disclosures = openSpareCodeDisclosures(context, { bookId, spareSightsSealed: row.spare_sights_sealed })
  const changed = change(disclosures)
  const isSame =
    changed.length === disclosures.length && changed.every((disclosure, index) => disclosure === disclosures[index])
  if (isSame) return
  await tx
    .updateTable('stay_settings')
    .set({ spare_sights_sealed: sealSpareCodeDisclosures(context, bookId, changed) })
    .where('book_id', '=', bookId)
    .execute()
}

/** Spare codes of a book, and who has seen those of which the host has not said that she keeps them. */
type SeenCodes = { settings: StaySettings; codes: string[]; disclosures: SpareCodeDisclosure[] }

/**
 * The spare codes that guests who have left know, and of which the host has not said that she keeps them, in her order,
 * by book; books without such codes are left out. Those that guests in the house see as well are left out: they need them
 * until they leave.
 */
export async function listKnownSpareCodes(
  db: Db,
  context: Pick<Context, 'clock' | 'keyring'>,
  books: readonly StaySettings[],
): Promise<Map<string, string[]>> {
  const seen: SeenCodes[] = []
  for (const settings of books.filter(({ spareSightsSealed }) => spareSightsSealed !== null)) {
    await untilShortTurn('part')
    const disclosures = openSpareCodeDisclosures(context, settings).filter(({ isKept }) => !isKept)
    const isSeen = (code: string) => disclosures.some((disclosure) => disclosure.code === code)
    const codes = disclosures.length === 0 ? [] : openSpareCodes(context, settings).filter(isSeen)
    if (codes.length > 0) seen.push({ settings, codes, disclosures })
  }
  const known = new Map<string, string[]>()
  const staying = await listStaying(db, context, seen)
  for (const { settings, codes, disclosures } of seen) {
    const left = codes.filter((code) =>
      disclosures.every((disclosure) => disclosure.code !== code || !staying.has(disclosure.stayId)),
    )
    if (left.length > 0) known.set(settings.bookId, left)
  }
  return known
}

/** The stays that have seen spare codes of the books, and whose guests are still coming or in the house. */
async function listStaying(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  seen: readonly SeenCodes[],
): Promise<ReadonlySet<string>> {
  const now = clock.now()
  // West of Greenwich a stay can last until the next day by UTC.
  const from = addDays(dateAt(now, 'UTC'), -1)
  const settingsOf = new Map(seen.map(({ settings }) => [settings.bookId, settings]))
  const rows = await readOfBooks([...settingsOf.keys()], (bookIds) =>
    db
      .selectFrom('stays')
      .select(['id', 'book_id', 'arrival', 'departure', 'arrival_time', 'departure_time'])
      .where('book_id', 'in', bookIds)
      .where('departure', '>=', from)
      .where('spare_codes_sealed', 'is not', null)
      .where('cancelled_at', 'is', null)
      .where('removed_at', 'is', null)
      .where('departed_at', 'is', null)
      .execute(),
  )
  const staying = new Set<string>()
  for (const row of rows) {
    const settings = settingsOf.get(row.book_id)
    const stay = { ...row, arrivalTime: row.arrival_time, departureTime: row.departure_time }
    if (settings && now < windowOf(stay, settings).departsAt) staying.add(row.id)
  }
  return staying
}
