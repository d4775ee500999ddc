import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, registerHost } from '../client.ts'
import { countBy, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

const lockedMs = 33_000
/** The first save is given up after 30 s; one that comes later outlasts the lock. */
const laterMs = 10_000

export const lockedDatabase: Scene = {
  name: 'lock',
  title: 'another process keeps the SQLite file locked for 33 s',
  isMeasured: false,
  async play(stage) {
    const product = await startProduct(stage, { folder: await stage.openFolder() })
    const host = await registerHost(product.origin)
    const bookId = await host.createBook()
    const guests = await startGuests(stage, product, [bookId], 10)
    await sleep(1_000)
    await guests.read()
    const other = new DatabaseSync(join(product.folder, 'benvenuto.db'))
    stage.atEnd(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    const readLongest = product.watchThread()
    const saving = host.saveBook(bookId, { welcomeMessage: 'too early' })
    await sleep(laterMs)
    const savingLater = host.saveBook(bookId, { welcomeMessage: 'saved in spite of a lock' })
    await sleep(lockedMs - laterMs)
    other.exec('ROLLBACK')
    const [refused, saved] = await Promise.all([saving, savingLater])
    const during = await guests.end()
    const longest = await readLongest()
    const page = await call(`${product.origin}/share/${bookId}`, { headers: { 'accept-encoding': 'identity' } })
    stage.check(
      'a save that has waited for 30 s is answered 503 with Retry-After',
      refused.status === 503 && refused.headers['retry-after'] !== undefined,
      `${refused.status} after ${ms(refused.ms)}`,
    )
    stage.check(
      'a save waits for its turn and is kept',
      saved.status === 200 && page.body.includes('saved in spite of a lock'),
      `${saved.status} after ${ms(saved.ms)}`,
    )
    stage.check(
      'guests read on meanwhile',
      during.every(({ status }) => status === 200) && longest < 50,
      `${countBy(during, ({ status }) => status)}; p99 ${ms(p99(during))}; the thread was held for ${ms(longest)} at most`,
    )
    const told = product.complaints('warn').filter((line) => line.includes('locked'))
    stage.check('the log tells the operator', told.length === 1, told.join('; ') || 'nothing')
  },
}
