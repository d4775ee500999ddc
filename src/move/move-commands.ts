import { resolve } from 'node:path'
import { tellBackupErrors } from '../backup/backup-commands.ts'
import type { Print } from '../command.ts'
import type { Config } from '../config.ts'
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
  let told = 0
  const tell = (copied: number) => {
    if (copied < told + toldRows) return
    told = copied
    print(`${copied} rows are copied.`)
  }
  const { tables, rows, continued } = await tellBackupErrors(() => moveDatabase(config, kind, target, tell))
  const place = kind === 'postgres' ? 'PostgreSQL' : target
  if (continued > 0) print(`An earlier move was continued: it had copied ${continued} rows.`)
  print(`${rows} rows of ${tables} tables are in ${place}, with the same numbers and checksums as before.`)
}
