import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDatabase } from '../../src/platform/db/database.ts'
import { type Host, registerHost } from '../client.ts'
import { isoDay, writeCalendar } from '../feed.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

const books = 4
const calendarsPerBook = 6
/** Stays of a calendar: the first rounds add them, later ones prolong or shorten them. */
const mostStays = 30

const minute = 60_000
/** Longer than the interval of polls with its jitter, and than a claim. */
const untilDue = 17 * minute
const untilClaimEnds = 2.5 * minute

/** Two workers poll calendars, and one of them is killed again and again: no stay is lost, none is doubled. */
export const killedPollers: Scene = {
  name: 'calendars',
  title: 'kill -9 of one of two workers while both poll calendars, on PostgreSQL',
  isMeasured: false,
  needs: 'PostgreSQL',
  play,
}

async function play(stage: Stage): Promise<void> {
  const platform = await startPlatform(stage)
  const folder = await stage.openFolder()
  const database = await stage.openDatabase('PostgreSQL')
  const env = { ...database, CALENDAR_LOOPBACK: 'on', LIMIT_CALENDAR_READINGS_PER_ACCOUNT: '1000' }
  const web = await startProduct(stage, { folder, env: { ...env, ROLE: 'web' } })
  const db = openDatabase(database['DATABASE_URL'] ?? '')
  stage.atEnd(() => db.destroy())
  await addCalendars(await registerHost(web.origin), platform)

  let passed = 0
  const startWorker = async () => {
    const worker = await startProduct(stage, { folder, env: { ...env, ROLE: 'worker' } })
    worker.moveClock(passed)
    return worker
  }
  const workers: Product[] = [await startWorker(), await startWorker()]
  const pass = (time: number) => {
    passed += time
    for (const worker of workers) worker.moveClock(time)
  }
  const seen = { kills: 0, held: 0, wrong: 0, late: 0 }
  for (let round = 0; round < stage.options.rounds; round += 1) {
    platform.change(round)
    pass(untilDue)
    await untilClaimed(db)
    await sleep(randomInt(0, 700))
    const victim = workers.splice(round % 2, 1)[0]
    await victim?.kill()
    seen.kills += 1
    await sleep(1_000)
    seen.held += await countHeld(db)
    pass(untilClaimEnds)
    if (!(await settles(db, platform))) seen.late += 1
    seen.wrong += countDifferences(platform.truth(), await readStays(db))
    workers.splice(round % 2, 0, await startWorker())
  }
  const { kills, held, wrong, late } = seen
  stage.check(
    'after kill -9 of a poller the other one takes its calendars over',
    held > 0 && late === 0,
    `${kills} kills; ${held} polls were under way in the killed workers, ${late} rounds without all of them made up for`,
  )
  stage.check(
    'no stay is lost and none is doubled',
    wrong === 0,
    `${platform.truth().length} stays of ${books * calendarsPerBook} calendars, ${wrong} differences`,
  )
}

/** A stay as text: which calendar, when. */
type Stay = string

type Platform = {
  address(calendar: number): string
  /** Changes one stay of each calendar. */
  change(round: number): void
  truth(): Stay[]
}

/** A platform whose answers take up to 200 ms. */
async function startPlatform(stage: Stage): Promise<Platform> {
  const nights = Array.from({ length: books * calendarsPerBook }, () => new Map<number, number>([[mostStays, 2]]))
  const server = createServer(async ({ url = '' }, response) => {
    await sleep(randomInt(0, 200))
    const calendar = Number(url.slice(1))
    response.end(writeFeed(calendar, nights[calendar] ?? new Map()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stage.atEnd(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return {
    address: (calendar) => `http://127.0.0.1:${port}/${calendar}`,
    change(round) {
      const stay = round % mostStays
      for (const known of nights) known.set(stay, known.get(stay) === 1 ? 2 : 1)
    },
    truth: () =>
      nights.flatMap((known, calendar) =>
        [...known].map(([stay, count]) => {
          const arrival = arrivalOf(calendar, stay)
          return `${calendar} ${isoDay(arrival)} ${isoDay(arrival + count)}`
        }),
      ),
  }
}

/** In days from today. No two calendars of a book have the same dates: that would be one booking. */
function arrivalOf(calendar: number, stay: number): number {
  return 10 + (calendar % calendarsPerBook) * 100 + stay * 3
}

function writeFeed(calendar: number, nights: ReadonlyMap<number, number>): string {
  return writeCalendar(
    [...nights].map(([stay, count]) => {
      const arrival = arrivalOf(calendar, stay)
      return { uid: `${calendar}-${stay}`, arrival, departure: arrival + count }
    }),
  )
}

async function addCalendars(host: Host, platform: Platform): Promise<void> {
  for (let book = 0; book < books; book += 1) {
    const path = `/api/welcome-books/${await host.createBook()}`
    await expectSuccess(host.call('PUT', `${path}/stay-settings`, { timeZone: 'Europe/Rome', codeMode: 'personal' }))
    for (let index = 0; index < calendarsPerBook; index += 1) {
      const address = platform.address(book * calendarsPerBook + index)
      await expectSuccess(host.call('POST', `${path}/calendars`, { address }))
    }
  }
}

async function expectSuccess(answering: ReturnType<Host['call']>): Promise<void> {
  const { status, body } = await answering
  if (status < 200 || status >= 300) throw new Error(`unexpected ${status}: ${body}`)
}

/** Waits until a worker has begun to poll. */
async function untilClaimed(db: Db): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await countHeld(db)) > 0) return
    await sleep(10)
  }
}

async function countHeld(db: Db): Promise<number> {
  const rows = await db.selectFrom('calendars').select('id').where('leased_by', 'is not', null).execute()
  return rows.length
}

/** Live stays, in words that `Platform.truth` uses. */
async function readStays(db: Db): Promise<Stay[]> {
  // Calendars were added one after the other.
  const calendars = await db.selectFrom('calendars').select('id').orderBy('created_at').orderBy('id').execute()
  const numbers = new Map(calendars.map(({ id }, index) => [id, index]))
  const stays = await db
    .selectFrom('stays')
    .select(['calendar_id', 'arrival', 'departure'])
    .where('cancelled_at', 'is', null)
    .execute()
  return stays.map((row) => `${numbers.get(row.calendar_id ?? '')} ${row.arrival} ${row.departure}`)
}

/** Waits until every calendar was polled by somebody. @returns false if that takes too long */
async function settles(db: Db, platform: Platform): Promise<boolean> {
  const end = performance.now() + 30_000
  while (performance.now() < end) {
    if ((await countHeld(db)) === 0 && countDifferences(platform.truth(), await readStays(db)) === 0) return true
    await sleep(200)
  }
  return false
}

/** Stays that are missing, too many, or have other dates. */
function countDifferences(truth: readonly Stay[], stored: readonly Stay[]): number {
  const left = [...stored]
  const lost = truth.filter((stay) => {
    const index = left.indexOf(stay)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return lost.length + left.length
}
