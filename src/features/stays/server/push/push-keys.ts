import webPush from 'web-push'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * The service's keys for push messages (RFC 8292), base64url. Without `privateKey`: it was sealed under a key of the
 * service that this node does not have.
 */
export type PushKeys = { publicKey: string; privateKey: string | undefined }

const keysId = 1
const place = { table: 'push_keys', column: 'private_key_sealed', row: String(keysId) }

/**
 * The service's keys, generated when they are first needed. Of nodes that start at the same time one stores its keys,
 * and the others read them. Keys that this node cannot decrypt are never replaced: while the key of the service is
 * changed, nodes with the old and the new key run at the same time. Only `forgetPushDevices` deletes them.
 */
export async function getPushKeys(context: Pick<Context, 'db' | 'keyring'>): Promise<PushKeys> {
  const { db, keyring } = context
  const stored = await findStored(context)
  if (stored) return stored
  const made = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({
      id: keysId,
      public_key: made.publicKey,
      private_key_sealed: keyring.seal(place, made.privateKey),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const keys = await findStored(context)
  if (!keys) throw new Error('the keys for push messages were deleted while they were made')
  return keys
}

async function findStored({ db, keyring }: Pick<Context, 'db' | 'keyring'>): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').selectAll().where('id', '=', keysId).executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: keyring.open(place, row.private_key_sealed) }
}

/**
 * Deletes all devices and the keys of the service, after the key that sealed them was lost: browsers accept only messages
 * that are signed with the key they subscribed with.
 */
export async function forgetPushDevices(tx: Tx): Promise<void> {
  await tx.deleteFrom('push_subscriptions').execute()
  await tx.deleteFrom('push_keys').execute()
}
