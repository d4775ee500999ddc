import { expect, test } from 'vitest'
import { isPostgres } from '#platform/db/database.ts'
import { listGrowingReads } from '#test/query-plans.ts'
import { startTestApp } from '#test/test-app.ts'

/** `src/routes.http.test.ts` looks at the statements of all routes and jobs in this way. */

test('reads that would grow are found, and others are not', async () => {
  const service = await startTestApp()
  const limit = isPostgres(service.context.config.databaseUrl) ? '$1' : '?'

  const found = await listGrowingReads(service, [
    `select "id" from "books" where "door_code" = 'x'`,
    `select "id" from "books" where "host_id" = 'x'`,
    `select "id" from "books" order by "id" limit ${limit}`,
  ])

  expect(found).toEqual([`select "id" from "books" where "door_code" = 'x'`])
})
