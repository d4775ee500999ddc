import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Stay, StaySettings } from '../stays/stay-records.ts'
import { tellHost } from '../tell-host.ts'

/**
 * Tells the host at once that a code which she has put on the lock was replaced without her: nothing else would make her
 * look.
 * @returns when she was told (ms UTC); null: she was not
 */
export async function tellOfReplacedCode(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  settings: StaySettings,
  stay: Stay,
): Promise<number | null> {
  if (stay.codeSetAt === null || settings.codeMode !== 'personal' || settings.lockTakesCodes) return null
  const now = context.clock.now()
  const { host_id: hostId } = await tx
    .selectFrom('books')
    .select('host_id')
    .where('id', '=', stay.bookId)
    .executeTakeFirstOrThrow()
  await tellOfUnsetCode(tx, context, hostId, stay)
  return now
}

/** Tells a host that the code of a stay is not on the lock. */
export async function tellOfUnsetCode(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  hostId: string,
  { id }: Pick<Stay, 'id'>,
): Promise<void> {
  const cause = `${id}:${context.clock.now()}`
  await tellHost(tx, context, hostId, { template: 'stayCodeNotSet', params: { stayId: id }, cause })
}
