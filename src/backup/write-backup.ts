import { existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Disk } from 'flydrive'
import type { Config } from '#config.ts'
import { isPostgres } from '#platform/db/database.ts'
import { makeFolder } from '#platform/storage/own-files.ts'
import { BackupError } from './backup-error.ts'
import { addContents, addDump, identifyingTables } from './backup-file.ts'
import { type FoundPictures, findLacking, type NamedPicture } from './missing-pictures.ts'
import { withSnapshot } from './postgres-database.ts'
import { dumpTables } from './postgres-tools.ts'
import { sealFile } from './sealing.ts'
import { copyDatabase, hasTable, type RowCounts, requireIntact } from './sqlite-file.ts'
import { readFiles } from './stored-files.ts'

type Service = { config: Pick<Config, 'databaseUrl'>; storage: Disk }

/** `files`: the number of pictures' files. */
type Written = { files: number; pictures: FoundPictures }

/**
 * Writes all data of the service except its key into one file, while the service runs. Pictures are copied after the
 * database, so that all referenced ones are included, also those that `hide-images` moves meanwhile. The key is
 * excluded, so that values hashed with it cannot be guessed from the file.
 * @param now ms UTC
 * @param key 32 bytes, to seal the file with
 * @param portionBytes of what `pg_dump` writes, as `dumpTables` has it
 * @throws BackupError when the file exists, or PostgreSQL's programs are missing or fail
 */
export async function writeBackup(
  { config, storage }: Service,
  file: string,
  { now, key, portionBytes }: { now: number; key?: Uint8Array | undefined; portionBytes?: number },
): Promise<Written> {
  const target = resolve(file)
  if (existsSync(target)) throw new BackupError(`${target} exists already.`)
  const [part, sealed] = [`${target}.part`, `${target}.sealed.part`]
  await makeFolder(dirname(target))
  await rm(part, { force: true })
  try {
    const { databaseUrl } = config
    const { counts, pictures } = isPostgres(databaseUrl)
      ? await dumpDatabase(databaseUrl, part, portionBytes)
      : { counts: await copyDatabase(databaseUrl, part), pictures: undefined }
    const written = await complete(part, { createdAt: now, counts, files: readFiles(storage) }, pictures)
    if (key) await sealFile(part, sealed, key)
    await rename(key ? sealed : part, target)
    return written
  } finally {
    // SQLite leaves its journal when a write fails.
    for (const left of [part, `${part}-journal`, sealed]) await rm(left, { force: true })
  }
}

async function dumpDatabase(
  url: string,
  part: string,
  portionBytes: number | undefined,
): Promise<{ counts: RowCounts; pictures: readonly NamedPicture[] }> {
  // The file contains personal data, so only its owner may read it from the start.
  await writeFile(part, '', { mode: 0o600 })
  const copy = openPart(part)
  try {
    return await withSnapshot(url, async ({ snapshot, schema, counts, pictures, migrations }) => {
      const dump = dumpTables(url, { schema, snapshot, withoutRows: identifyingTables }, portionBytes)
      await addDump(copy, dump, migrations)
      return { counts, pictures }
    })
  } finally {
    copy.close()
  }
}

async function complete(
  part: string,
  contents: Parameters<typeof addContents>[1],
  pictures: readonly NamedPicture[] | undefined,
): Promise<Written> {
  const copy = openPart(part)
  let written: Written
  try {
    copy.exec('pragma secure_delete = on')
    for (const name of identifyingTables) if (hasTable(copy, name)) copy.exec(`delete from ${name}`)
    const files = await addContents(copy, contents)
    written = { files, pictures: findLacking(copy, pictures) }
    requireIntact(copy, part)
  } finally {
    copy.close()
  }
  const handle = await open(part)
  await handle.sync()
  await handle.close()
  return written
}

/** Without a journal, because a part that is not complete is deleted; it is synced once, when it is complete. */
function openPart(part: string): DatabaseSync {
  const copy = new DatabaseSync(part)
  // The copy of a database with a write-ahead log has to leave that mode first.
  copy.exec('pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off')
  return copy
}
