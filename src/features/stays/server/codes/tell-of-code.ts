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
  await tellOfUnsetCode(tx, context, await readHostOf(tx, stay), stay)
  return context.clock.now()
}

/** Tells the host at once that the page of guests in the house shows no code, because the lock has got another one. */
export async function tellOfLostCode(
  tx: Tx,
  context: Pick<Context, 'clock' | 'config'>,
  stay: Pick<Stay, 'id' | 'bookId'>,
): Promise<void> {
  const cause = `${stay.id}:${context.clock.now()}`
  const news = { template: 'stayCodeLate', params: { stayId: stay.id }, cause } as const
  await tellHost(tx, context, await readHostOf(tx, stay), news)
}

async function readHostOf(tx: Tx, { bookId }: Pick<Stay, 'bookId'>): Promise<string> {
  const book = await tx.selectFrom('books').select('host_id').where('id', '=', bookId).executeTakeFirstOrThrow()
  return book.host_id
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
