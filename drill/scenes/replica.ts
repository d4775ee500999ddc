import { setTimeout as sleep } from 'node:timers/promises'
import { guestHeaders } from '../../bench/client.ts'
import { call, type Host, registerHost } from '../client.ts'
import { editAndRead, formatTally } from '../edits.ts'
import { ms } from '../figures.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'
import { startStandby } from '../standby.ts'

const edits = 100
/** Milliseconds for which a node leaves a replica alone after a failure, and a bit. */
const rest = 11_000

type Playing = { stage: Stage; product: Product; host: Host; bookId: string }

export const replica: Scene = {
  name: 'replica',
  title: 'guests’ pages are read from a streaming replica, which falls behind, dies and comes back',
  isMeasured: false,
  needs: 'PostgreSQL',
  async play(stage) {
    const database = await stage.openDatabase('PostgreSQL')
    const standby = await startStandby(stage, database['DATABASE_URL'] ?? '')
    const env = { ...database, DATABASE_READ_URL: standby.url }
    const product = await startProduct(stage, { folder: await stage.openFolder(), env })
    const host = await registerHost(product.origin)
    const playing = { stage, product, host, bookId: await host.createBook() }

    const tally = await editAndRead(host, [product.origin], edits)
    const used = await readUntilUsed(playing, 0)
    stage.check(
      'no page is older than the last save, and the replica gives pages',
      tally.stale === 0 && tally.failures.length === 0 && used > 0,
      `${tally.edits} edits and ${tally.reads} reads: ${formatTally(tally)}; ` +
        `replica ${used} times read, ${await countReads(product, 'behind')} times behind`,
    )

    await standby.pauseReplay()
    const behind = await countReads(product, 'behind')
    const late = await saveAndRead(playing, 'while the replica is behind')
    stage.check(
      'a replica that is behind gives no page',
      late.isNew && (await countReads(product, 'behind')) > behind,
      `save ${late.saved}, page ${late.shown} with the new text after ${ms(late.ms)}`,
    )
    await standby.resumeReplay()

    await standby.stop()
    const gone = await saveAndRead(playing, 'while the replica is gone')
    const failed = await countReads(product, 'failed')
    stage.check(
      'without the replica pages come from the primary database, and the log says so',
      gone.isNew && failed > 0 && product.complaints('warn').some((line) => line.startsWith('the replica does not')),
      `page ${gone.shown} with the new text after ${ms(gone.ms)}; ${failed} failed`,
    )
    await standby.startAgain()
    await sleep(rest)
    const before = await countReads(product, 'read')
    const again = await readUntilUsed(playing, before)
    stage.check(
      'a replica that is back is used again, without a restart',
      again > before,
      `${before}, then ${again} read`,
    )
    const errors = product.complaints('error')
    stage.check('the log has no error', errors.length === 0, errors.join('; ') || 'none')
  },
}

/**
 * The page of a new revision, which no node has kept.
 * @param pause milliseconds between the save and the guest
 */
async function saveAndRead({ product, host, bookId }: Playing, welcomeMessage: string, pause = 0) {
  const saved = await host.saveBook(bookId, { welcomeMessage })
  await sleep(pause)
  const headers = { ...guestHeaders, 'accept-encoding': 'identity' }
  const shown = await call(`${product.origin}/share/${bookId}`, { headers })
  const isNew = saved.status === 200 && shown.status === 200 && shown.body.includes(welcomeMessage)
  return { saved: saved.status, shown: shown.status, ms: shown.ms, isNew }
}

/**
 * A save needs a moment to arrive on the replica, and a page that is opened before that comes from the primary database.
 * @param before how many pages the replica has given so far
 * @returns how many it has given now
 */
async function readUntilUsed(playing: Playing, before: number): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await saveAndRead(playing, `edit ${attempt}`, attempt * 50)
    if ((await countReads(playing.product, 'read')) > before) break
  }
  return countReads(playing.product, 'read')
}

const countReads = async (product: Product, outcome: string) =>
  (await product.readMetric(`benvenuto_replica_reads_total{page="guest",outcome="${outcome}"}`)) || 0
