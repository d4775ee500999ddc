import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'

async function listTemplates({ context }: Awaited<ReturnType<typeof startTestApp>>): Promise<string[]> {
  const mails = await context.db.selectFrom('mails').select('template').orderBy('created_at').execute()
  return mails.map(({ template }) => template)
}

test('the first published book triggers one mail per account', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const draft = await givenBook(as, { status: 'draft' })
  expect(await listTemplates(service)).toEqual([])

  await as.put(`/api/welcome-books/${draft.id}`, { ...draft, status: 'published' })
  await givenBook(as, { status: 'published' })

  expect(await listTemplates(service)).toEqual(['firstBook'])
})

test('the book that reaches the plan’s limit triggers a mail', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  for (let count = 0; count < 4; count += 1) await givenBook(as, { status: 'draft' })
  expect(await listTemplates(service)).toEqual([])

  await givenBook(as, { status: 'draft' })

  expect(await listTemplates(service)).toEqual(['planLimit'])
})
