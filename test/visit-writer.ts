/**
 * A separate process that counts visits like a node and writes them repeatedly until its time is up. After every write
 * it prints two numbers: the visits that are certainly written, and the visits counted so far. Arguments: address, ids
 * of books, milliseconds.
 */
import { readConfig } from '#config.ts'
import { createVisitBuffer } from '#features/analytics/server/visits/visit-buffer.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createKeyring } from '#platform/keys/keyring.ts'
import { createLog } from '#platform/log.ts'

const [url = '', books = '', duration = '0'] = process.argv.slice(2)
const db = openDatabase(url)
// Nodes share the key of the service.
const keyring = createKeyring(Buffer.alloc(32))
const context = { config: readConfig({}), db, clock: systemClock, log: createLog('silent'), keyring }
const { countVisit, flush, stop } = createVisitBuffer(context as Parameters<typeof createVisitBuffer>[0])

let counted = 0
const end = performance.now() + Number(duration)
while (performance.now() < end) {
  for (const book of books.split(',')) {
    // The same two guests come to every node, and one more with each write.
    for (const guest of ['one', 'two', `guest ${counted}`]) {
      const headers = { 'user-agent': `Mozilla/5.0 ${guest}` }
      countVisit({ url: `/share/${book}`, headers, socket: { remoteAddress: '203.0.113.7' } }, book, 'en')
      counted += 1
    }
  }
  const before = counted
  await flush()
  process.stdout.write(`${before} ${counted}\n`)
}
await stop()
await db.destroy()
