import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import { hour } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'

/** A message to all devices of an account. */
export type PushOrder = {
  /** The template: `stayNews` defines its parameters and text. */
  template: string
  /** Ids and times, never names or texts. */
  params: object
  /** Identifies the cause, so that the message can be cancelled. */
  cause: string
  /** Milliseconds UTC; default: at once. */
  dueAt?: number | undefined
  /** Milliseconds after which the message is outdated. */
  lifetime?: number
}

/** After half a day the daily mail contains it. */
const usualLifetime = 12 * hour

/** Maximum number of messages that wait for one device; further ones replace the oldest. */
const mostPerDevice = 20

/** Orders a message to each device of an account, in the transaction of its cause. Without devices it does nothing. */
export async function enqueuePush(tx: Tx, clock: Clock, accountId: string, order: PushOrder): Promise<void> {
  const now = clock.now()
  const dueAt = order.dueAt ?? now
  for (const id of await lockDevices(tx, accountId)) {
    await tx
      .insertInto('push_messages')
      .values({
        id: createId(),
        subscription_id: id,
        template: order.template,
        data: JSON.stringify(order.params),
        cause: order.cause,
        attempts: 0,
        next_attempt_at: dueAt,
        expires_at: dueAt + (order.lifetime ?? usualLifetime),
        created_at: now,
      })
      .execute()
    await dropOldest(tx, id)
  }
}

/**
 * Keeps the devices of an account from being removed until the transaction ends: otherwise the foreign keys of their
 * messages would fail, and with them the transaction of the cause. Devices are locked one by one in the order of their
 * ids, and before their messages, to avoid deadlocks.
 * @returns their ids, in that order
 */
async function lockDevices(tx: Tx, accountId: string): Promise<string[]> {
  const devices = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const locked: string[] = []
  for (const { id } of devices) {
    const present = await tx
      .updateTable('push_subscriptions')
      .set({ device: sql`device` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (present) locked.push(id)
  }
  return locked
}

async function dropOldest(tx: Tx, subscriptionId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('push_messages')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const tooMany = waiting.slice(mostPerDevice).map(({ id }) => id)
  if (tooMany.length > 0) await tx.deleteFrom('push_messages').where('id', 'in', tooMany).execute()
}

/**
 * Cancels the messages about a cause that no worker has tried to send.
 * @returns whether there were any
 */
export async function takeBackPush(tx: Tx, accountId: string, cause: string): Promise<boolean> {
  const devices = await lockDevices(tx, accountId)
  if (devices.length === 0) return false
  const deleted = await tx
    .deleteFrom('push_messages')
    .where('subscription_id', 'in', devices)
    .where('cause', '=', cause)
    .where('attempts', '=', 0)
    .returning('id')
    .execute()
  return deleted.length > 0
}
