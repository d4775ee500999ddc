import { findAccount } from '#features/accounts/index.ts'
import { enqueueForAccount, hasLeft } from '#features/mail/index.ts'
import { type Clock, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import { undoTime } from '../../shared/stay.ts'
import { enqueuePush, takeBackPush } from '../push/push-outbox.ts'
import type { FoundStay } from '../stays/stay-links.ts'
import { changeStay } from '../stays/stay-queries.ts'
import type { Stay } from '../stays/stay-records.ts'
import { windowOf } from '../stays/stay-window.ts'
import { pushCauseOf, tellHost } from '../tell-host.ts'

/** What guests can say to their host with one tap. */
export type TapKind = 'arrived' | 'departed'

const taps = {
  arrived: { column: 'arrived_at', field: 'arrivedAt', template: 'stayArrived' },
  departed: { column: 'departed_at', field: 'departedAt', template: 'stayDeparted' },
} as const

/** A form that was sent within the time for undo can arrive later. */
const undoGrace = 5 * second

/**
 * The host learns of a tap within ten seconds, of which the mailer needs up to two. So a tap that is undone at once
 * causes no message.
 */
const newsDelay = 7 * second

/** 'We are in'. A repeated tap counts once. @throws TOO_MANY_REQUESTS */
export function markArrived(context: Context, found: FoundStay): Promise<void> {
  return markTap(context, found, 'arrived')
}

/** 'We have left'. A repeated tap counts once. @throws TOO_MANY_REQUESTS */
export function markDeparted(context: Context, found: FoundStay): Promise<void> {
  return markTap(context, found, 'departed')
}

/**
 * Notes a tap inside the window of the stay and orders the mail to the host; outside it does nothing. Nobody has left
 * before the hour of arrival: the cleaner would no longer be asked for the code of such a stay.
 */
async function markTap(context: Context, found: FoundStay, kind: TapKind): Promise<void> {
  const { db, clock } = context
  const { stay, settings, hostId } = found
  const { column, field, template } = taps[kind]
  const now = clock.now()
  const { releaseAt, arrivesAt, endsAt } = windowOf(stay, settings)
  const from = kind === 'departed' ? arrivesAt : releaseAt
  if (stay[field] !== null || stay.cancelledAt !== null || now < from || now >= endsAt) return
  await countTap(context, stay)
  await db.transaction().execute(async (tx) => {
    if (!(await setTap(tx, stay, { column, from: null, to: now }, now))) return
    const params = { stayId: stay.id, at: now }
    await tellHost(tx, context, hostId, { template, params, cause: causeOf(stay, now), dueAt: now + newsDelay })
  })
}

/**
 * Undoes the latest tap of the last ten seconds. If the host has already been notified, she is notified of this too.
 * @returns whether there was one
 * @throws TOO_MANY_REQUESTS
 */
export async function undoTap(context: Context, { stay, hostId }: FoundStay): Promise<boolean> {
  const { db, clock } = context
  const now = clock.now()
  const kinds: readonly TapKind[] = ['departed', 'arrived']
  const kind = kinds.find((one) => now - (stay[taps[one].field] ?? Number.NEGATIVE_INFINITY) < undoTime + undoGrace)
  const tappedAt = kind && stay[taps[kind].field]
  if (!kind || typeof tappedAt !== 'number') return false
  await countTap(context, stay)
  const { column, template } = taps[kind]
  return db.transaction().execute(async (tx) => {
    if (!(await setTap(tx, stay, { column, from: tappedAt, to: null }, now))) return false
    await correctNews(tx, clock, hostId, {
      template,
      params: { stayId: stay.id, at: tappedAt },
      cause: causeOf(stay, tappedAt),
    })
    return true
  })
}

type TapNews = { template: 'stayArrived' | 'stayDeparted'; params: { stayId: string; at: number }; cause: string }

/** Notifies the host that a tap was undone, through the channels that already sent the first message. */
async function correctNews(tx: Tx, clock: Clock, hostId: string, { template, params, cause }: TapNews): Promise<void> {
  const host = await findAccount(tx, { accountId: hostId })
  if (!host) return
  const undone = { template: 'stayTapUndone', params, cause } as const
  if (await hasLeft(tx, host, { template, cause })) await enqueueForAccount(tx, clock, host, undone)
  const isTakenBack = await takeBackPush(tx, hostId, pushCauseOf({ template, cause }))
  if (!isTakenBack && clock.now() >= params.at + newsDelay) {
    await enqueuePush(tx, clock, hostId, { ...undone, cause: pushCauseOf(undone) })
  }
}

function causeOf({ id }: Stay, tappedAt: number): string {
  return `${id}:${tappedAt}`
}

async function countTap(context: Context, { id }: Stay): Promise<void> {
  await consumeRateLimit(context, [{ name: 'stay-taps', subject: id, ...rateOf(context, 'tapsPerStay') }])
}

type TapChange = { column: 'arrived_at' | 'departed_at'; from: number | null; to: number | null }

/** Of several concurrent changes one succeeds. @returns whether it was this one */
async function setTap(tx: Tx, { id }: Stay, { column, from, to }: TapChange, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('stays')
    .set({ [column]: to })
    .where('id', '=', id)
    .where(column, from === null ? 'is' : '=', from)
    .returning('id')
    .executeTakeFirst()
  if (row) await changeStay(tx, { id }, {}, now)
  return row !== undefined
}
