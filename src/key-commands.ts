import { renewRedemptions } from '#features/billing/index.ts'
import { forgetPushDevices } from '#features/stays/index.ts'
import type { Context } from '#platform/context.ts'
import { resealTable } from '#platform/keys/reseal.ts'
import { hasLostKey, type OnNewKey, replaceLostKey } from '#platform/keys/service-key.ts'
import { createLog } from '#platform/log.ts'
import { type Print, requireConsent } from './command.ts'
import type { Config } from './config.ts'
import { openMigratedDatabase } from './main.ts'
import { sealedTables } from './sealed-tables.ts'

/** Encrypts everything again that was sealed with an earlier key. */
export async function resealAll(context: Context, print: Print): Promise<void> {
  let left = 0
  for (const table of sealedTables) {
    const { resealed, lost } = await resealTable(context, table)
    print(`${table.table}  ${resealed} encrypted again with the new key${lost > 0 ? `, ${lost} cannot be opened` : ''}`)
    left += lost
  }
  print(
    left === 0
      ? 'Everything is sealed with the present key.'
      : `${left} texts were sealed with a key that is neither SECRET_KEY nor in SECRET_KEY_OLD. Add it to SECRET_KEY_OLD and run this again; if it is lost, hosts enter them again.`,
  )
}

/** Lets the database be used with a new key; asks before, because what the lost key has sealed stays closed. */
export async function replaceKey(
  config: Config,
  print: Print,
  _parameters: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const db = await openMigratedDatabase(config, createLog(config.logLevel))
  try {
    if (await hasLostKey(db, config)) {
      await requireConsent(
        'The key of the settings is not that of the database. If you replace it, codes, links of stays and addresses of calendars stay closed, and devices of hosts are forgotten. If there is a copy of the old key, put it back instead.',
        flags,
      )
    }
    print(
      (await replaceLostKey(db, config, forgetLostKey))
        ? 'The database accepts the key of this service now. Codes, links of stays and addresses of calendars stay closed: hosts enter them again, so tell them at once. Accounts that were deleted may use their discount codes once more. Hosts switch notifications on again.'
        : 'The database accepts the key of this service already.',
    )
  } finally {
    await db.destroy()
  }
}

const forgetLostKey: OnNewKey = async (tx, keyring) => {
  await renewRedemptions(tx, keyring)
  await forgetPushDevices(tx)
}
