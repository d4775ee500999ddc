import { writeFileSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hour } from '#platform/clock.ts'
import { addressOf, sceneOf } from '#test/route-cases.ts'
import { routeTable } from '#test/route-table.ts'
import { startRouteWorld } from '#test/route-world.ts'
import { givenSmallDisk } from '#test/small-disk.ts'

/** The route stores the answer of its captcha, so it is refused. */
const refused = 'GET /api/captcha'

/** The route reports the full disk, after a moment. */
const readiness = 'GET /readyz'

test('on a full disk every read is answered as before, also for sessions that would be extended', async ({ skip }) => {
  const disk = givenSmallDisk('96m')
  if (disk === undefined) return skip('this user may not mount a file system')
  vi.stubEnv('TMPDIR', disk)
  onTestFinished(() => void vi.unstubAllEnvs())
  const world = await startRouteWorld({ env: { DATABASE_URL: '' } })
  const { context, clock } = world
  const cast = await world.giveCast()
  const { owner } = cast.as
  const save = () => owner.patch(`/api/welcome-books/${cast.owner.bookId}/essentials`, { doorCode: '1' })
  const reads = Object.entries(routeTable).filter(([key]) => key.startsWith('GET ') && key !== readiness)
  const calls: { key: string; name: 'anonymous' | 'owner' | 'operator'; url: string; before: number }[] = []
  for (const [key, row] of reads) {
    for (const name of ['anonymous', 'owner', 'operator'] as const) {
      const scene = sceneOf(world, cast, name)
      const url = await addressOf(key, row, scene)
      await row.send?.(scene)
      calls.push({ key, name, url, before: (await scene.as.get(url)).statusCode })
    }
  }
  clock.advance(2 * hour)
  // Otherwise writes would use the room that the log has.
  await sql`pragma wal_checkpoint(truncate)`.execute(context.db)
  const { bavail, bsize } = await statfs(disk)
  writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize))
  expect((await save()).statusCode).toBe(503)

  const others: { key: string; name: string; before: number; now: number }[] = []
  for (const { key, name, url, before } of calls) {
    const { statusCode, headers } = await cast.as[name].get(url)
    if (statusCode !== before) others.push({ key, name, before, now: statusCode })
    expect([headers['set-cookie']].flat().filter((cookie) => cookie?.startsWith('session='))).toEqual([])
  }
  expect(others.filter(({ key }) => key !== refused)).toEqual([])
  expect(others.map(({ now }) => now)).toEqual([503, 503, 503])

  await rm(join(disk, 'filler'))
  expect((await save()).statusCode).toBe(200)
}, 120_000)
