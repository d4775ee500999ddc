import { join } from 'node:path'
import type { Config } from '#config.ts'
import type { Db, Tx } from '../db/database.ts'
import { operatorCommand } from '../operator-command.ts'
import { createKeyFile, findKeyFile } from './key-file.ts'
import { createKeyring, type Keyring } from './keyring.ts'

declare module '../db/database.ts' {
  interface Tables {
    service_key: ServiceKeyTable
  }
}

/**
 * One row: a check value that shows whether a node has the key that the database was used with. The key cannot be
 * computed from it.
 */
type ServiceKeyTable = { id: number; check_value: string }

export type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'earlierKeys'>

/** Called in the transaction in which the database gets its first or another key, to recompute the keyed hashes. */
export type OnNewKey = (tx: Tx, keyring: Keyring) => Promise<void>

const nothing: OnNewKey = async () => undefined

/**
 * The key of the service: `SECRET_KEY`, or else the one in `DATA_DIR/secret.key`, which is generated if the database
 * has not been used with any key yet. A change of the key is accepted if `SECRET_KEY_OLD` contains the previous one.
 * @throws Error with one line that says what to do, when the key is missing, not readable, or not that of the database
 */
export async function openKeyring(db: Db, settings: KeySettings, onNewKey: OnNewKey = nothing): Promise<Keyring> {
  refuseProblem(settings, await findCheckValue(db))
  const { keyring, checkValues } = takeKey(settings)
  const [current, ...earlier] = checkValues
  if ((await findCheckValue(db)) === current) return keyring
  await db.transaction().execute(async (tx) => {
    if (await claim(tx, current, earlier)) await onNewKey(tx, keyring)
    // Another node was first, perhaps with another key.
    else refuseProblem(settings, await findCheckValue(tx))
  })
  return keyring
}

/** Whether the database was used with a key that the settings do not have. */
export async function hasLostKey(db: Db, settings: KeySettings): Promise<boolean> {
  return findKeyProblem(settings, await findCheckValue(db)) !== undefined
}

/**
 * Makes the database accept this service's key although the previous key is lost.
 * @returns false when it accepts the key already
 */
export async function replaceLostKey(db: Db, settings: KeySettings, onNewKey: OnNewKey = nothing): Promise<boolean> {
  const stored = await findCheckValue(db)
  const { keyring, checkValues } = takeKey(settings)
  if (stored !== undefined && checkValues.includes(stored)) return false
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('service_key').execute()
    await claim(tx, checkValues[0], [])
    await onNewKey(tx, keyring)
  })
  return true
}

/**
 * Checks the key in the settings against the check value of a database.
 * @returns one line that says what to do; undefined when nothing is wrong
 */
export function findKeyProblem(settings: KeySettings, stored: string | undefined): string | undefined {
  if (stored === undefined) return undefined
  const key = findKey(settings)
  const known = [...(key ? [key] : []), ...settings.earlierKeys].map(checkValueOf)
  if (known.includes(stored)) return undefined
  const source = settings.secretKey ? 'SECRET_KEY' : keyFileOf(settings)
  const found = key
    ? `The database was used with another key than that of ${source}.`
    : `The database was used with a key, but SECRET_KEY is not set and ${source} does not exist.`
  return `${found} Put that key back, the same on all nodes; to change it on purpose, set SECRET_KEY_OLD to it. If it is lost, so are the codes and links that it sealed: ${operatorCommand} replace-lost-key`
}

/** The keyring of the settings. @returns undefined if there is no key yet */
export function findKeyring(settings: KeySettings): Keyring | undefined {
  const key = findKey(settings)
  return key && createKeyring(key, settings.earlierKeys)
}

function findKey(settings: KeySettings): Uint8Array | undefined {
  return settings.secretKey ?? findKeyFile(keyFileOf(settings))
}

function refuseProblem(settings: KeySettings, stored: string | undefined): void {
  const problem = findKeyProblem(settings, stored)
  if (problem) throw new Error(problem)
}

/** Reads the key, or generates it. */
function takeKey(settings: KeySettings): { keyring: Keyring; checkValues: [string, ...string[]] } {
  const key = findKey(settings) ?? createKeyFile(keyFileOf(settings))
  const keyring = createKeyring(key, settings.earlierKeys)
  return { keyring, checkValues: [checkValueOf(key), ...settings.earlierKeys.map(checkValueOf)] }
}

function checkValueOf(key: Uint8Array): string {
  return createKeyring(key).hash('check', '')
}

function keyFileOf({ dataDir }: KeySettings): string {
  return join(dataDir, 'secret.key')
}

async function findCheckValue(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('service_key').select('check_value').executeTakeFirst())?.check_value
}

/** Stores the check value if there is none or that of an earlier key. @returns whether it was stored now */
async function claim(tx: Tx, checkValue: string, earlier: readonly string[]): Promise<boolean> {
  const row = await tx
    .insertInto('service_key')
    .values({ id: 1, check_value: checkValue })
    .onConflict((conflict) =>
      earlier.length === 0
        ? conflict.column('id').doNothing()
        : conflict
            .column('id')
            .doUpdateSet({ check_value: checkValue })
            .where('service_key.check_value', 'in', earlier),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
