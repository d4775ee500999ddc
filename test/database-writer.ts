/**
 * A separate process that migrates a database and then adds rows as fast as possible, each in its own transaction.
 * Prints as JSON how many migrations ran and which rows were acknowledged. Arguments: address, name, milliseconds.
 */
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { migrations } from '../migrations/index.ts'

const [url = '', name = '', duration = '0'] = process.argv.slice(2)
const db = openDatabase(url)
const migrated = (await migrate(db, migrations)).length
const acknowledged: string[] = []
const end = performance.now() + Number(duration)
do {
  const row = { id: `${name}-${acknowledged.length}`, answer_hash: '', expires_at: 0 }
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('captchas').select('id').limit(1).execute()
    await tx.insertInto('captchas').values(row).execute()
  })
  acknowledged.push(row.id)
} while (performance.now() < end)
await db.destroy()
process.stdout.write(JSON.stringify({ migrated, acknowledged }))
