import { resolve } from 'node:path'
import { beforeInterruption } from '#platform/interruption.ts'
import { operatorCommand } from '#platform/operator-command.ts'
import { tellBackupErrors } from '../backup/backup-commands.ts'
import { CommandError, type Print } from '../command.ts'
import type { Config } from '../config.ts'
import { createRedaction } from '../doctor/redaction.ts'
import { moveDatabase } from './move-database.ts'

/** `move-to-postgres URL` */
export async function moveToPostgres(config: Config, print: Print, [url = '']: readonly string[]): Promise<void> {
  await move(config, print, 'postgres', url)
  print('Set DATABASE_URL to it and start the service.')
}

/** `move-to-sqlite FILE` */
export async function moveToSqlite(config: Config, print: Print, [path = '']: readonly string[]): Promise<void> {
  const file = resolve(path)
  await move(config, print, 'sqlite', file)
  print(
    file === resolve(config.dataDir, 'benvenuto.db')
      ? 'Remove DATABASE_URL from the settings and start the service.'
      : `Move it to ${resolve(config.dataDir, 'benvenuto.db')}, remove DATABASE_URL from the settings and start the service.`,
  )
}

/** Rows between two lines about the progress. */
const toldRows = 100_000

async function move(config: Config, print: Print, kind: 'postgres' | 'sqlite', target: string): Promise<void> {
  let [copied, told] = [0, 0]
  const tell = (done: number) => {
    copied = done
    if (copied < told + toldRows) return
    told = copied
    print(`${copied} rows are copied.`)
  }
  const tellStop = () => print(describeStop(config, kind, target, copied))
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
export function describeStop(config: Config, kind: 'postgres' | 'sqlite', target: string, copied: number): string {
  const shown = createRedaction({ ...config, databaseUrl: target })(target)
  const password = shown === target ? '' : ', with the password in place of ***'
  return `The move has stopped and is not finished: ${copied} rows are copied. Leave the service stopped, and continue with the same command${password}: ${operatorCommand} move-to-${kind} "${shown}"`
}
