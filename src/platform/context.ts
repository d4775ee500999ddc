import type { Disk } from 'flydrive'
import type { Config } from '#config.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { Replica } from './db/replica.ts'
import type { Keyring } from './keys/keyring.ts'
import type { Log } from './log.ts'
import type { Threads } from './threads/threads.ts'

/** Dependencies of all services. Created once by the composition root. */
export type Context = {
  readonly config: Config
  readonly db: Db
  /** A copy of the database for guests' pages; undefined: there is none. */
  readonly replica?: Replica | undefined
  /** Keyed hashes for personal data that must be compared without being stored. */
  readonly keyring: Keyring
  readonly clock: Clock
  readonly log: Log
  /** Where uploaded pictures are stored: a folder or an S3 bucket. */
  readonly storage: Disk
  /** Runs work that could block the main thread for more than about 10 ms. */
  readonly threads: Threads
}
