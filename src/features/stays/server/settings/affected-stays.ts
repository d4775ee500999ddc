import { stayLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import type { AffectedStay } from '../../shared/stay-contract.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { codeOf } from '../codes/code-mode.ts'
import { dateAt } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { findStay, listLiveStays } from '../stays/stay-queries.ts'
import type { Stay } from '../stays/stay-records.ts'
import { secretsStateAt, windowOf } from '../stays/stay-window.ts'
import type { BookOfStays } from './settings-queries.ts'

/** Number of stays that a refusal names; the total is given too. */
const mostNamed = 50

/** Days around today that the longest window can reach, in all time zones. */
const daysBefore = 3
const daysAfter = Math.ceil(stayLimits.releaseHours / 24) + 2

/** Whether a page shows the code of its stay, and all other secrets. */
type Shown = { code: boolean; others: boolean }

type Visibility = { isOpen: boolean; isInHouse: boolean; shown: Shown }

/** What the pages of a book's stays show at a time, by stay. */
export type VisibilityOfStays = ReadonlyMap<string, { stay: Stay; visibility: Visibility }>

type VisibilityContext = Pick<Context, 'clock' | 'keyring'>

/**
 * Reads what the pages of near stays show now. Call it before and after a change.
 * @param stayId a stay that is read also when it is not near
 */
export async function readVisibility(
  db: Db,
  context: VisibilityContext,
  book: BookOfStays,
  { stayId }: { stayId?: string } = {},
): Promise<VisibilityOfStays> {
  const visibilities = new Map<string, { stay: Stay; visibility: Visibility }>()
  const { settings } = book
  if (!settings) return visibilities
  const now = context.clock.now()
  const today = dateAt(now, settings.timeZone)
  const span = { from: addDays(today, -daysBefore), to: addDays(today, daysAfter) }
  const near = await listLiveStays(db, { bookId: book.id }, span)
  const isNear = stayId === undefined || near.some(({ id }) => id === stayId)
  const far = isNear ? undefined : await findStay(db, { bookId: book.id, stayId })
  for (const stay of far?.cancelledAt === null ? [...near, far] : near) {
    await untilShortTurn('begun')
    const { releaseAt, arrivesAt, departsAt, endsAt } = windowOf(stay, settings)
    const visibility = {
      isOpen: now >= releaseAt && now < endsAt,
      isInHouse: now >= arrivesAt && now < departsAt && stay.departedAt === null,
      shown: readShown(context, stay, { ...book, settings }, now),
    }
    visibilities.set(stay.id, { stay, visibility })
  }
  return visibilities
}

function readShown(
  context: VisibilityContext,
  stay: Stay,
  { settings, secrets, doorCode }: BookOfStays & { settings: NonNullable<BookOfStays['settings']> },
  now: number,
): Shown {
  const { state, codeState } = secretsStateAt(stay, settings, now)
  const isCodeOpen = settings.codeMode === 'fixed' && !stay.keepsCode && !secrets.includes('doorCode')
  const hasCode = codeOf(context, stay, settings, doorCode) !== null
  return {
    code: hasCode && (isCodeOpen || codeState === 'shown'),
    others: state === 'shown' || !secrets.some((name) => name !== 'doorCode'),
  }
}

/**
 * The stays whose pages show less or more after a change of the settings, by arrival. Outside of their windows changes
 * of secrecy do not count: the host chooses that explicitly.
 * @param book after the change
 */
export function compareVisibility(
  before: VisibilityOfStays,
  after: VisibilityOfStays,
  { secrets }: Pick<BookOfStays, 'secrets'>,
): AffectedStay[] {
  const hasSecrets = secrets.length > 0
  const affected: AffectedStay[] = []
  for (const [id, { stay, visibility }] of before) {
    const later = after.get(id)?.visibility
    if (!later) continue
    const { shown: was } = visibility
    const { shown: willBe } = later
    const loses = visibility.isOpen && ((was.code && !willBe.code) || (was.others && !willBe.others))
    const gains = (visibility.isOpen || hasSecrets) && ((!was.code && willBe.code) || (!was.others && willBe.others))
    if (!(loses || gains)) continue
    const { arrival, departure, label } = stay
    affected.push({ id, arrival, departure, label, isInHouse: visibility.isInHouse, change: loses ? 'loses' : 'gains' })
  }
  return affected
}

/** @throws STAYS_AFFECTED with the first stays whose pages change at once, if there are any */
export function refuseAffected(affected: readonly AffectedStay[]): void {
  if (affected.length === 0) return
  throw stayError('STAYS_AFFECTED', { answer: { stays: affected.slice(0, mostNamed), count: affected.length } })
}
