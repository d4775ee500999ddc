import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fatal, givenPostgresStandIn, noRows, refused, silence, welcome } from '#test/postgres-stand-in.ts'
import { openDatabase, openImpatiently } from './database.ts'
import { isDatabaseAway } from './outage.ts'

test('a server that does not know the settings works without them', async () => {
  const { url, sockets } = await givenPostgresStandIn(welcome, refused('42704'), refused('42704'), noRows)
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  expect((await sql`select 1`.execute(db)).rows).toEqual([])
  expect(sockets).toHaveLength(1)
})

test('a server that does not answer the settings gets no more time than for the connection', async () => {
  const { url, sockets } = await givenPostgresStandIn(welcome, silence)
  const { db } = openImpatiently(url, 300)
  onTestFinished(() => db.destroy())
  // The message of the bound that begins before the connection is open.
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated due to connection timeout')
  await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true), 20_000)
})

test('a server that shuts down during the settings fails the query alone', async () => {
  const { url, sockets } = await givenPostgresStandIn(welcome, fatal('57P01'))
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseAway)
  await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true), 20_000)
})
