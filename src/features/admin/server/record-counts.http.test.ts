import { expect, test } from 'vitest'
import { countAccounts } from '#features/accounts/index.ts'
import { countAllBooks } from '#features/books/index.ts'
import { countMails, enqueueForAccount } from '#features/mail/index.ts'
import { day, hour } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { watchStatements } from '#test/statements.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { countRecords } from './record-counts.ts'

test('counting in parts of any size counts everything once', async () => {
  const service = await startTestApp()
  const { as: admin, account: operator } = await givenAdmin(service)
  await givenBook(admin)
  for (let number = 0; number < 5; number += 1) {
    const { as, account } = await givenHost(service, { trialEndsAt: testStart + (number + 2) * day })
    await givenBook(as, { status: number === 0 ? 'draft' : 'published' })
    await enqueueForAccount(service.context.db, service.clock, account, { template: 'welcome', params: {} })
  }
  const { db } = service.context
  // Several mails have the same time.
  await db.updateTable('mails').set({ state: 'sent', next_attempt_at: testStart }).execute()
  const { sent } = await countMails(db)
  expect(sent).toBeGreaterThanOrEqual(5)

  for (const atOnce of [1, 2, 5, 6, 100]) {
    expect(await countAccounts(db, testStart, atOnce)).toEqual({
      counts: { hosts: 5, disabled: 0, disabledCharged: 0, trials: 5, trialsEndingIn3Days: 2, trialsEndingIn7Days: 5 },
      operators: [operator.id],
    })
    expect(await countAllBooks(db, { except: [operator.id] }, atOnce)).toEqual({ draft: 1, published: 4 })
    expect(await countMails(db, ['sent', 'dead'], atOnce)).toMatchObject({ sent, dead: 0 })
  }
})

test('numbers of few records are counted for each request, others by a job', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  await givenHost(service)
  const { context, clock } = service
  await runJob(context, countRecords)
  await givenHost(service)
  const read = async () => (await admin.get('/api/admin/overview')).json()

  expect(await read()).toMatchObject({ countedAt: null, accounts: { hosts: 2 } })

  await context.db.updateTable('record_counts').set({ count: 40_000 }).where('name', '=', 'published').execute()
  expect(await read()).toMatchObject({
    countedAt: new Date(testStart).toISOString(),
    accounts: { hosts: 1 },
    books: { draft: 0, published: 40_000 },
  })

  clock.advance(hour)
  await runJob(context, countRecords)
  expect(await read()).toMatchObject({ countedAt: null, accounts: { hosts: 2 }, books: { published: 0 } })
})

test('with many records the overview reads no accounts and no books', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const row = { name: 'published', count: 40_000, counted_at: testStart }
  await service.context.db.insertInto('record_counts').values(row).execute()
  const statements: string[] = []
  const end = watchStatements((statement) => statements.push(statement))
  await admin.get('/api/admin/overview')
  end()

  const counts = statements.filter((statement) => /count\(/.test(statement))
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((statement) => !statement.includes('from "mails"'))).toEqual([])
})
