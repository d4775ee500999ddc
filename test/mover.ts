/**
 * A separate process that moves a database until a number of rows are copied, says so, and waits to be killed. Arguments: the
 * source's address, the kind of the target, the target's address, the folder of the service's key, the number of rows.
 */
import { writeSync } from 'node:fs'
import { moveDatabase } from '../src/move/move-database.ts'

const [databaseUrl = '', kind = '', target = '', dataDir = '', limit = ''] = process.argv.slice(2)
const config = { databaseUrl, dataDir, secretKey: undefined, earlierKeys: [] }
await moveDatabase(config, kind === 'sqlite' ? 'sqlite' : 'postgres', target, (rows) => {
  if (rows < Number(limit)) return
  writeSync(1, 'copied\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
