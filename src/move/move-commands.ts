import { resolve } from 'node:path'
import { isPostgres } from '#platform/db/database.ts'
import { beforeInterruption } from '#platform/interruption.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { tellBackupErrors } from '../backup/backup-commands.ts'
import { CommandError, type Print } from '../command.ts'
import { type Config, sqliteFileIn } from '../config.ts'
import { createRedaction } from '../doctor/redaction.ts'
import { moveDatabase } from './move-database.ts'

/**
 * `move-to-postgres`, or `move-to-postgres URL`. Without an argument, which other users of the machine could read,
 * DATABASE_URL names the target, and the source is the file that the service uses without that setting.
 */
export async function moveToPostgres(config: Config, print: Print, [url]: readonly string[]): Promise<void> {
  const { databaseUrl, dataDir } = config
  if (url !== undefined && url !== databaseUrl) {
    await move(config, print, { kind: 'postgres', target: url })
    return print('Set DATABASE_URL to it and start the service.')
  }
  if (!isPostgres(databaseUrl)) {
    throw new CommandError('Set DATABASE_URL to the address of the PostgreSQL database to move to.')
  }
  const source = { ...config, databaseUrl: sqliteFileIn(dataDir) }
  await move(source, print, { kind: 'postgres', target: databaseUrl, isInSettings: true })
  print('Start the service with the same DATABASE_URL.')
}

/** `move-to-sqlite FILE` */
export async function moveToSqlite(config: Config, print: Print, [path = '']: readonly string[]): Promise<void> {
  const [file, usual] = [resolve(path), sqliteFileIn(config.dataDir)]
  await move(config, print, { kind: 'sqlite', target: file })
  print(
    file === usual
      ? 'Remove DATABASE_URL from the settings and start the service.'
      : `Move it to ${usual}, remove DATABASE_URL from the settings and start the service.`,
  )
}

/** Rows between two lines about the progress. */
const toldRows = 100_000

/** `isInSettings`: DATABASE_URL names the target, and no argument does. */
type Move = { kind: 'postgres' | 'sqlite'; target: string; isInSettings?: boolean }

async function move(config: Config, print: Print, order: Move): Promise<void> {
  const { kind, target } = order
  let [copied, told] = [0, 0]
  const tell = (done: number) => {
    copied = done
    if (copied < told + toldRows) return
    told = copied
    print(`${copied} rows are copied.`)
  }
  const tellStop = () => print(describeStop(config, order, copied))
  const endAsUsual = beforeInterruption(async () => tellStop())
  const moving = tellBackupErrors(() => moveDatabase(config, kind, target, tell)).finally(endAsUsual)
  const { tables, rows, continued } = await moving.catch((error: unknown) => {
    // A lost connection, or a full disk: the move can go on. The other errors say themselves what to do.
    if (!(error instanceof CommandError)) tellStop()
    throw error
  })
  const place = kind === 'postgres' ? 'PostgreSQL' : target
  if (continued > 0) print(`An earlier move was continued: it had copied ${continued} rows.`)
  print(`${rows} rows of ${tables} tables are in ${place}, with the same numbers and checksums as before.`)
}

/** Where a move has stopped, and the command that continues it, without the password of the target. */
export function describeStop(config: Config, { kind, target, isInSettings }: Move, copied: number): string {
  const shown = createRedaction({ ...config, databaseUrl: target })(target)
  const password = isInSettings || shown === target ? '' : ', with the password in place of ***'
  const argument = isInSettings ? '' : ` "${shown}"`
  return `The move has stopped and is not finished: ${copied} rows are copied. Leave the service stopped, and continue with the same command${password}: ${operatorCommand} move-to-${kind}${argument}`
}
