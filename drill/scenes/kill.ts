import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../test/running-service.ts'
import { type Host, registerHost } from '../client.ts'
import { ms, percentile } from '../figures.ts'
import { startProduct } from '../product.ts'
import type { Engine, Scene, Stage } from '../scene.ts'

const writers = 4

/** A host who counts up in a book's greeting, and now and then creates a further book. */
type Writer = {
  host: Host
  bookId: string
  sent: number
  /** The highest number whose save was answered with success. */
  acknowledged: number
  created: string[]
}

/** kill -9 at random moments under concurrent writes: every acknowledged write is found afterwards. */
export function killOn(engine: Engine): Scene {
  return {
    name: engine === 'SQLite' ? 'kill-sqlite' : 'kill-postgres',
    title: `kill -9 at random moments under concurrent writes, on ${engine}`,
    isMeasured: true,
    isInShortForm: engine === 'SQLite',
    needs: engine,
    play: (stage) => play(stage, engine),
  }
}

async function play(stage: Stage, engine: Engine): Promise<void> {
  const [folder, database, port] = [
    await stage.openFolder(),
    await stage.openDatabase(engine),
    // The sessions belong to the origin.
    await findFreePort(),
  ]
  const start = () => startProduct(stage, { folder, port, env: database })
  let product = await start()
  const team: Writer[] = []
  while (team.length < writers) {
    const host = await registerHost(product.origin)
    const bookId = await host.createBook({ welcomeMessage: '0' })
    team.push({ host, bookId, sent: 0, acknowledged: 0, created: [] })
  }
  const { rounds } = stage.options
  const starts: number[] = []
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    const writing = team.map((writer) => writeUntilGone(writer))
    await untilAcknowledged(team, round)
    await sleep(randomInt(0, 400))
    await product.kill()
    await Promise.all(writing)
    const begin = performance.now()
    product = await start()
    starts.push(performance.now() - begin)
    for (const writer of team) lost += await countLost(writer)
  }
  const saves = team.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  const creations = team.reduce((sum, { created }) => sum + created.length, 0)
  stage.check(
    'every acknowledged write is found after kill -9',
    lost === 0 && saves >= rounds,
    `${rounds} rounds, ${saves} saves and ${creations} new books acknowledged, ${lost} lost`,
  )
  stage.check(
    'the service starts again by itself, without repair',
    true,
    `ready after ${ms(percentile(starts, 0.5))} in the median, ${ms(Math.max(...starts))} at most`,
  )
}

/** Waits for a write of the round, because a busy machine may be slower than any pause. */
async function untilAcknowledged(team: readonly Writer[], round: number): Promise<void> {
  const count = () => team.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  const end = performance.now() + 60_000
  for (const before = count(); count() === before && performance.now() < end; ) await sleep(10)
  if (performance.now() >= end) throw new Error(`nothing was acknowledged in round ${round}`)
}

async function writeUntilGone(writer: Writer): Promise<void> {
  const { host, bookId } = writer
  while (true) {
    writer.sent += 1
    const number = writer.sent
    const { status } = await host.saveBook(bookId, { welcomeMessage: String(number) })
    if (status !== 200) return
    writer.acknowledged = number
    if (number % 10 !== 0) continue
    const created = await host.createBook({ propertyName: `Villa ${number}` }).catch(() => undefined)
    if (created === undefined) return
    writer.created.push(created)
  }
}

/** What was acknowledged is there; what was sent and not acknowledged may be. */
async function countLost({ host, bookId, sent, acknowledged, created }: Writer): Promise<number> {
  const listed = await host.call('GET', '/api/welcome-books')
  const known = new Set(listed.status === 200 ? (JSON.parse(listed.body) as { id: string }[]).map(({ id }) => id) : [])
  const { status, body } = await host.call('GET', `/api/welcome-books/${bookId}`)
  const stored = status === 200 ? Number((JSON.parse(body) as { welcomeMessage: string }).welcomeMessage) : Number.NaN
  const missing = created.filter((id) => !known.has(id)).length
  return missing + (stored >= acknowledged && stored <= sent ? 0 : 1)
}
