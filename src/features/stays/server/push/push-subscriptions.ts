import { createECDH, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Account, EndedSessions } from '#features/accounts/index.ts'
import { findSessionOwner, lockAccount } from '#features/accounts/index.ts'
import { browserNames, readDevice, systemNames } from '#features/accounts/shared/device.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { platformError } from '#platform/errors.ts'
import { checkPublicAddress, PublicFetchError } from '#platform/http/public-fetch.ts'
import { createId, hashSecret } from '#platform/ids.ts'
import { consumeRateLimit, rateOf } from '#platform/rate-limits.ts'
import type { PushDevice, PushRenewal, PushSubscriptionInput } from '../../shared/push-contract.ts'
import { stayError } from '../../shared/stay-errors.ts'
import { forgetDevice } from './push-queue.ts'

/** The sealed content. Without the limits of `PushSubscriptionInput`: a stored address is normalised, maybe longer. */
const StoredSubscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
}) satisfies z.ZodType<PushSubscriptionInput>

const place = (subscriptionId: string) => ({
  table: 'push_subscriptions',
  column: 'content_sealed',
  row: subscriptionId,
})

/** The devices that receive an account's notifications, the oldest first. */
export async function listPushDevices({ db }: Context, { id: accountId }: Pick<Account, 'id'>): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'device', 'endpoint_hash', 'created_at', 'failing_since'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    endpointHash: row.endpoint_hash,
    createdAt: new Date(row.created_at).toISOString(),
    failingSince: row.failing_since === null ? null : new Date(row.failing_since).toISOString(),
  }))
}

/**
 * Stores a device. The same device again replaces its entry, also if another account had it: a browser belongs to one
 * host.
 * @param caller.sessionToken of the session with which the device is deleted
 * @throws INVALID_INPUT for an address that is not public, or invalid keys; TOO_MANY_PUSH_DEVICES, TOO_MANY_REQUESTS;
 * NOT_AUTHENTICATED if the session ends at the same time
 */
export async function addPushDevice(
  context: Context,
  host: Account,
  { endpoint, keys }: PushSubscriptionInput,
  { userAgent, sessionToken }: { userAgent: string | undefined; sessionToken: string },
): Promise<PushDevice> {
  const { db, clock, config, keyring } = context
  const href = readSubscription(context, { endpoint, keys })
  await countPushWrite(context, host)
  const id = createId()
  const endpointHash = hashSecret(href)
  const sessionHash = hashSecret(sessionToken)
  const limit = config.limits.pushDevicesPerAccount
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, { accountId: host.id })
    const owner = await findSessionOwner(tx, { tokenHash: sessionHash })
    if (owner?.accountId !== host.id) throw platformError('NOT_AUTHENTICATED')
    await tx.deleteFrom('push_subscriptions').where('endpoint_hash', '=', endpointHash).execute()
    if ((await countDevices(tx, host.id)) >= limit) throw stayError('TOO_MANY_PUSH_DEVICES', { params: { limit } })
    await tx
      .insertInto('push_subscriptions')
      .values({
        id,
        account_id: host.id,
        endpoint_hash: endpointHash,
        content_sealed: keyring.seal(place(id), JSON.stringify({ endpoint: href, keys })),
        device: nameDevice(userAgent),
        session_hash: sessionHash,
        created_at: clock.now(),
      })
      .execute()
  })
  const device = (await listPushDevices(context, host)).find((one) => one.id === id)
  if (!device) throw stayError('PUSH_DEVICE_NOT_FOUND')
  return device
}

/**
 * Gives a device another address, as browsers may at any time; the host need not be signed in. The keys of the former
 * subscription are the proof: push services know the address, but only the browser and this service know the secret.
 * @returns the id of the device
 * @throws INVALID_INPUT as `addPushDevice`, PUSH_DEVICE_NOT_FOUND also without the proof, TOO_MANY_REQUESTS
 */
export async function renewPushDevice(context: Context, { former, renewed }: PushRenewal): Promise<string> {
  const { db, keyring } = context
  const href = readSubscription(context, renewed)
  const row = await db
    .selectFrom('push_subscriptions')
    .select(['id', 'account_id', 'content_sealed'])
    .where('endpoint_hash', '=', hashSecret(hrefOf(former.endpoint)))
    .executeTakeFirst()
  const stored = row && openSubscription(context, { id: row.id, sealed: row.content_sealed })
  if (!stored || !isSameSecret(stored.keys.auth, former.keys.auth)) throw stayError('PUSH_DEVICE_NOT_FOUND')
  await countPushWrite(context, { id: row.account_id })
  const content = JSON.stringify({ endpoint: href, keys: renewed.keys })
  const endpointHash = hashSecret(href)
  await db.transaction().execute(async (tx) => {
    // The page may have added the new address before the worker.
    await tx
      .deleteFrom('push_subscriptions')
      .where('endpoint_hash', '=', endpointHash)
      .where('id', '!=', row.id)
      .execute()
    await tx
      .updateTable('push_subscriptions')
      .set({ endpoint_hash: endpointHash, content_sealed: keyring.seal(place(row.id), content), failing_since: null })
      .where('id', '=', row.id)
      .execute()
  })
  return row.id
}

/**
 * Deletes the devices that were added in sessions that end, with their waiting messages: a former user of the account
 * must receive nothing more. Devices that were stored without a session are deleted with all others.
 */
export async function forgetDevicesOfSessions(tx: Tx, { accountId, only, except }: EndedSessions): Promise<void> {
  const devices = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'session_hash'])
    .where('account_id', '=', accountId)
    // One after the other by id, as `enqueuePush` locks them, to avoid deadlocks.
    .orderBy('id')
    .execute()
  for (const { id, session_hash: session } of devices) {
    const isOver = only === undefined ? session !== except : session === only
    if (isOver) await forgetDevice(tx, id)
  }
}

/** @throws PUSH_DEVICE_NOT_FOUND, TOO_MANY_REQUESTS */
export async function removePushDevice(context: Context, host: Account, subscriptionId: string): Promise<void> {
  await countPushWrite(context, host)
  const removed = await context.db
    .deleteFrom('push_subscriptions')
    .where('id', '=', subscriptionId)
    .where('account_id', '=', host.id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw stayError('PUSH_DEVICE_NOT_FOUND')
}

/** @throws TOO_MANY_REQUESTS */
export async function countPushWrite(context: Context, { id }: Pick<Account, 'id'>): Promise<void> {
  await consumeRateLimit(context, [{ name: 'push-writes', subject: id, ...rateOf(context, 'pushWritesPerAccount') }])
}

/** @returns undefined if it was sealed under a key of the service that this node does not have */
export function openSubscription(
  { keyring }: Pick<Context, 'keyring'>,
  { id, sealed }: { id: string; sealed: string },
): PushSubscriptionInput | undefined {
  const content = keyring.open(place(id), sealed)
  return content === undefined ? undefined : StoredSubscription.parse(JSON.parse(content))
}

/** Browser and system, such as 'Chrome · Android'; '' if neither is known. */
function nameDevice(userAgent: string | undefined): string {
  const { browser, system } = readDevice(userAgent)
  return [browser && browserNames[browser], system && systemNames[system]].filter(Boolean).join(' · ')
}

async function countDevices(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * The address of a valid subscription.
 * @throws INVALID_INPUT
 */
function readSubscription({ config }: Context, { endpoint, keys }: PushSubscriptionInput): string {
  if (!isPointOfCurve(keys.p256dh)) throw platformError('INVALID_INPUT', { fields: { keys: 'INVALID_VALUE' } })
  try {
    return checkPublicAddress(endpoint, { allowsLoopback: config.allowsLoopbackPush }).href
  } catch (error) {
    if (error instanceof PublicFetchError)
      throw platformError('INVALID_INPUT', { fields: { endpoint: 'INVALID_VALUE' } })
    throw error
  }
}

/** An address in its stored form; one that is no URL matches nothing. */
function hrefOf(endpoint: string): string {
  return URL.parse(endpoint)?.href ?? endpoint
}

/** Whether two secrets in base64url, with or without padding, are the same. */
function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Whether messages can be encrypted for a key: otherwise each of them would fail. */
function isPointOfCurve(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
