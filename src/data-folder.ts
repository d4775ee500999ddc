import { isPostgres } from '#platform/db/database.ts'
import { makeFolderSync } from '#platform/storage/own-files.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaUrl' | 'secretKey'>

/** Whether something is kept in DATA_DIR: with PostgreSQL, a bucket and SECRET_KEY nothing is. */
export function needsDataFolder({ databaseUrl, mediaUrl, secretKey }: Settings): boolean {
  return !(isPostgres(databaseUrl) && mediaUrl && secretKey)
}

/**
 * Makes DATA_DIR, if it is needed.
 * @throws Error with one line that names the setting
 */
export function makeDataFolder(settings: Settings): void {
  if (!needsDataFolder(settings)) return
  try {
    makeFolderSync(settings.dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `DATA_DIR is not usable: ${reason}. Let it name a folder, or a place where the user of the service may make one.`,
      { cause: error },
    )
  }
}
