import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Account } from '#features/accounts/index.ts'
import { hour, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import { sumTextBytes } from './book-count-queries.ts'

const books = '/api/welcome-books'
const pathOf = (id: string) => `${books}/${id}`
const copiesOf = (id: string) => `${pathOf(id)}/copies`
const create = (as: Caller, more: object = {}) => as.post(books, { ...bookPayload, ...more })
/** House rules with a number of kilobytes of text; other fields add a little. */
const rules = (kilobytes: number) => ({ houseRules: Array<string>(kilobytes).fill('x'.repeat(1_000)) })
const texts = (kilobytes: number) => ({ houseRules: Array<string>(kilobytes / 10).fill('x'.repeat(10_000)) })
const pro = { plan: 'pro' } as const

type Service = Awaited<ReturnType<typeof startTestApp>>

async function countBytes({ context }: Service, id: string): Promise<number> {
  const row = await context.db.selectFrom('books').select('text_bytes').where('id', '=', id).executeTakeFirstOrThrow()
  return row.text_bytes
}

/** Makes a book as large as books could be before there were limits. */
async function makeOldAndLarge({ context }: Service, id: string, kilobytes: number): Promise<object> {
  const { houseRules } = texts(kilobytes)
  await context.db
    .updateTable('books')
    .set({ house_rules: JSON.stringify(houseRules), text_bytes: kilobytes * 1_000 + 43 })
    .where('id', '=', id)
    .execute()
  return { houseRules }
}

const sumOf = (service: Service, { id }: Account) => sumTextBytes(service.context.db, { hostId: id })

test('the text of a book is counted in bytes, with its translations and own sections, at every write', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, pro)
  const { id } = await givenBook(as, { originalLanguage: 'it', leftovers: ['wait'] })
  const least = 'Giulia Conti'.length + 'giulia@example.com'.length + 'Casa Conti'.length + '4'.length
  expect(await countBytes(service, id)).toBe(least + 4)

  await as.put(pathOf(id), { ...bookPayload, doorAccessInfo: 'Città', leftovers: [] })
  expect(await countBytes(service, id)).toBe(least + 6)

  const own = { id: 'own-1', title: 'Pool', text: 'Warm', links: [{ label: 'Map', url: 'https://a.example' }] }
  await as.put(`${pathOf(id)}/look`, { look: { ownSections: [own] } })
  expect(await countBytes(service, id)).toBe(least + 6 + 28)

  const translate = (text: string) =>
    as.put(`${pathOf(id)}/translations/de`, { texts: [{ field: 'doorAccessInfo', source: 'Città', text }] })
  expect((await translate('Großstadt')).statusCode).toBe(200)
  expect(await countBytes(service, id)).toBe(least + 6 + 28 + 10 + 64)

  const copy = (await as.post(copiesOf(id), {})).json()
  expect(await countBytes(service, copy.id)).toBe(least + 'Copy of '.length + 6 + 28 + 10 + 64)

  await translate('')
  expect(await countBytes(service, id)).toBe(least + 6 + 28)
})

test('a book of 400 kB is accepted, and a larger one is refused with size and limit', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const full = { ...texts(390), welcomeMessage: 'x'.repeat(9_959) }

  const created = await create(as, full)
  expect(created.statusCode).toBe(201)
  expect(await countBytes(service, created.json().id)).toBe(400_000)
  const refused = await create(as, { ...full, doorCode: '1' })
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toEqual({
    code: 'BOOK_TOO_LARGE',
    message:
      'This book has 401\u00a0kB of text in all its languages together; the limit is 400\u00a0kB. Shorten long texts, or remove entries or translations, then save again.',
  })
  expect((await as.put(pathOf(created.json().id), { ...bookPayload, ...full, doorCode: '1' })).json().code).toBe(
    'BOOK_TOO_LARGE',
  )
  expect(await sumOf(service, account)).toBe(400_000)
})

test('translations and own sections count towards the same 400 kB', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, pro)
  const source = 'x'.repeat(10_000)
  const words = Array.from({ length: 18 }, (_, index) => `${index} ${source.slice(5)}`)
  const { id } = await givenBook(as, { originalLanguage: 'it', houseRules: words })
  const translate = (language: string) =>
    as.put(`${pathOf(id)}/translations/${language}`, {
      texts: words.map((rule) => ({ field: 'houseRules', source: rule, text: rule.replaceAll('x', 'y') })),
    })

  expect((await translate('de')).statusCode).toBe(200)
  const refused = await translate('fr')
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'BOOK_TOO_LARGE'])

  const own = (index: number) => ({ id: `own-${index + 1}`, title: 'Pool', text: source })
  const look = (count: number) => ({ look: { ownSections: Array.from({ length: count }, (_, index) => own(index)) } })
  expect((await as.put(`${pathOf(id)}/look`, look(3))).statusCode).toBe(200)
  expect((await as.put(`${pathOf(id)}/look`, look(4))).json().code).toBe('BOOK_TOO_LARGE')
})

test('rewriting a book is not refused because of translations of its former texts', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, pro)
  const wordsOf = (word: string) => Array.from({ length: 6 }, (_, index) => `${word}${index} ${word.repeat(3_330)}`)
  const [first, second] = [wordsOf('uno'), wordsOf('due')]
  const { id } = await givenBook(as, { originalLanguage: 'it', houseRules: first })
  const save = (change: object) => as.put(pathOf(id), { ...bookPayload, ...change })
  const translate = (said: readonly string[], language: string) =>
    as.put(`${pathOf(id)}/translations/${language}`, {
      texts: said.map((rule) => ({ field: 'houseRules', source: rule, text: rule.replaceAll('u', 'y') })),
    })
  for (const language of ['de', 'fr', 'es', 'en']) await translate(first, language)

  expect((await save({ houseRules: second })).statusCode).toBe(200)
  for (const language of ['de', 'fr', 'es', 'en']) expect((await translate(second, language)).statusCode).toBe(200)
  const more = Array(8).fill('x'.repeat(10_000))
  expect((await save({ houseRules: second, leftovers: more })).statusCode).toBe(200)
  expect((await save({ houseRules: second, leftovers: [...more, ...more] })).json().code).toBe('BOOK_TOO_LARGE')
})

test('a book above the limit can be read, edited and made smaller, but not larger', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, pro)
  const { id } = await givenBook(as, { originalLanguage: 'it' })
  const old = await makeOldAndLarge(service, id, 900)
  const save = (change: object) => as.put(pathOf(id), { ...bookPayload, ...old, ...change })

  expect((await service.anonymous.get(`${pathOf(id)}/public`)).statusCode).toBe(200)
  expect((await save({ welcomeMessage: '' })).statusCode).toBe(200)
  expect((await save({ welcomeMessage: 'more' })).json().code).toBe('BOOK_TOO_LARGE')
  expect((await save({ ...texts(890), welcomeMessage: 'other' })).statusCode).toBe(200)
  expect((await save({ ...texts(890), welcomeMessage: 'others' })).json().code).toBe('BOOK_TOO_LARGE')
  const refused = await as.post(copiesOf(id), {})
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'BOOK_TOO_LARGE'])
})

test('sixty copies of a large book are refused by the limit of an account’s text', async () => {
  const service = await startTestApp({ env: { LIMIT_TEXT_BYTES_PER_ACCOUNT: '1000000' } })
  const { as, account } = await givenHost(service, pro)
  const { id } = await givenBook(as, rules(180))

  const answers = await Promise.all(Array.from({ length: 60 }, () => as.post(copiesOf(id), {})))

  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(answers.length - refused.length).toBe(4)
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([403, 429]))
  expect(refused.find(({ statusCode }) => statusCode === 403)?.json()).toEqual({
    code: 'TEXT_FULL',
    message:
      'Your books have 1.1\u00a0MB of text together; the limit is 1\u00a0MB. Delete books that you no longer need, shorten long texts, or contact support.',
  })
  expect(await sumOf(service, account)).toBeLessThanOrEqual(1_000_000)
})

test('a full account can shorten and delete books, and then add text again', async () => {
  const service = await startTestApp({ env: { LIMIT_TEXT_BYTES_PER_ACCOUNT: '100000' } })
  const { as } = await givenHost(service, pro)
  const { as: other } = await givenHost(service, pro)
  const { id } = await givenBook(as, rules(60))
  const second = await givenBook(as, rules(30))

  expect((await create(as, rules(20))).json().code).toBe('TEXT_FULL')
  expect((await as.put(pathOf(second.id), { ...bookPayload, ...rules(50) })).json().code).toBe('TEXT_FULL')
  expect((await as.put(pathOf(second.id), { ...bookPayload, ...rules(29) })).statusCode).toBe(200)
  expect((await create(other, rules(90))).statusCode).toBe(201)
  await as.delete(pathOf(id))
  expect((await create(as, rules(60))).statusCode).toBe(201)
})

test('Pro has a fair-use limit with an error code of its own', async () => {
  const service = await startTestApp({ env: { LIMIT_BOOKS_PER_ACCOUNT: '6' } })
  const { as } = await givenHost(service, pro)
  const first = await givenBook(as)
  for (let count = 1; count < 6; count += 1) await givenBook(as)

  for (const refused of [await create(as), await as.post(copiesOf(first.id), {})]) {
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({
      code: 'FAIR_USE_REACHED',
      message:
        'An account can have up to 6 welcome books. Delete books that you no longer need, or contact support if you look after more homes.',
    })
  }
  expect((await as.get('/api/auth/me')).json().bookLimit).toBeNull()
  await as.delete(pathOf(first.id))
  expect((await create(as)).statusCode).toBe(201)
})

test('creating and copying share a rate limit, which deleting does not reset and retries do not use up', async () => {
  const service = await startTestApp({ env: { LIMIT_CREATIONS_PER_ACCOUNT: '3' } })
  const { as } = await givenHost(service)
  const { as: other } = await givenHost(service)
  const creationKey = '3f0f6c0e-6a54-4d3c-9f5e-0c8d4d9d1c11'
  const { id } = await givenBook(as)
  for (let count = 0; count < 3; count += 1) await create(as, { creationKey })
  const copy = await as.post(copiesOf(id), {})
  await as.delete(pathOf(copy.json().id))
  service.clock.advance(20 * minute)

  for (const refused of [await create(as), await as.post(copiesOf(id), {})]) {
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2400'])
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_CREATIONS',
      message: 'You can create or copy up to 3 books in an hour. Please try again in 40 minutes.',
    })
  }
  expect((await as.put(pathOf(id), bookPayload)).statusCode).toBe(200)
  expect((await create(other)).statusCode).toBe(201)
  service.clock.advance(hour - 20 * minute)
  expect((await create(as)).statusCode).toBe(201)
})

test('the sum of an account’s text is read from an index only', async () => {
  const { context } = await startTestApp()
  const indexes = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and tbl_name = 'books'
  `
    .execute(context.db)
    .catch(() =>
      sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'books'`.execute(context.db),
    )

  expect(indexes.rows.map(({ name }) => name)).toContain('books_host_id_text_bytes')
})
