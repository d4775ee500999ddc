import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'

test('a book is in the language that its host had when she made it, whatever she uses later', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { language: 'it' })
  const book = await givenBook(as, { welcomeMessage: 'Benvenuti al mare' })

  expect((await as.patch('/api/account', { language: 'fr' })).statusCode).toBe(200)

  const page = await service.anonymous.get(`/share/${book.id}?lang=de`)
  expect(page.body).toContain('<p dir="auto" lang="it">Benvenuti al mare</p>')
})

test('an edit keeps the language of the book, unless it names another', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { language: 'it' })
  const book = await givenBook(as)
  const save = async (changes: object) =>
    (await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, ...changes })).json()

  expect(book.originalLanguage).toBe('it')
  await as.patch('/api/account', { language: 'fr' })
  expect(await save({})).toMatchObject({ originalLanguage: 'it' })
  expect(await save({ originalLanguage: 'es' })).toMatchObject({ originalLanguage: 'es' })
  expect(await save({})).toMatchObject({ originalLanguage: 'es' })
  expect(await save({ originalLanguage: 'pt' })).toMatchObject({ fields: { originalLanguage: expect.any(String) } })
})
