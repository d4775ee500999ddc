import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { startTestApp } from '#test/test-app.ts'
import { violatesUnique } from './unique-violation.ts'

const emailKey = { name: 'accounts_email_key', table: 'accounts', columns: ['email_normalized'] }

test('the constraint that a statement violates is distinguished from others, on both engines', async () => {
  const service = await startTestApp()
  const { account } = await givenHost(service)
  const { db } = service.context
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    )
  const sameEmail = await failureOf(
    db
      .insertInto('accounts')
      .values({ ...row, id: 'another' })
      .execute(),
  )
  const sameId = await failureOf(
    db
      .insertInto('accounts')
      .values({ ...row, email_normalized: 'another@example.com' })
      .execute(),
  )
  const noTable = await failureOf(
    db
      .selectFrom('accounts')
      .select('gone' as 'id')
      .execute(),
  )

  expect([sameEmail, sameId, noTable].every((error) => error instanceof Error)).toBe(true)
  expect([sameEmail, sameId, noTable, undefined].map((error) => violatesUnique(error, emailKey))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(violatesUnique(sameEmail, { ...emailKey, name: 'accounts_pkey', columns: ['id'] })).toBe(false)
})
