import { expect, test } from 'vitest'
import { disableAccount } from '#features/accounts/index.ts'
import { copyTranslations, findStoredTranslations } from '#features/books/server/translations/translation-queries.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'
import type { BookTranslationsView } from '../shared/translation-contract.ts'
import { saveTranslations } from './translation-service.ts'

const italianBook = {
  originalLanguage: 'it',
  welcomeMessage: 'Benvenuti al mare',
  doorAccessInfo: 'La chiave è nella cassetta',
  houseRules: ['Scarpe fuori dalla porta, prego', 'Luci spente quando uscite'],
  equipment: [{ name: 'Forno nuovo', description: 'Girare a destra fino a 3' }],
  doorCode: '4719#',
} as const

type TestApp = Awaited<ReturnType<typeof startTestApp>>

async function givenItalianBook(service: TestApp, plan: 'basic' | 'pro' = 'pro', changes: object = {}) {
  const { as, account } = await givenHost(service, { plan, language: 'it' })
  const book = await givenBook(as, {
    ...italianBook,
    houseRules: [...italianBook.houseRules],
    equipment: [...italianBook.equipment],
    ...changes,
  })
  const path = `/api/welcome-books/${book.id}/translations`
  const save = (texts: object[], revision?: number, language = 'de') =>
    as.put(`${path}/${language}`, { texts, ...(revision && { revision }) })
  const guest = async (query: string) => (await service.anonymous.get(`/share/${book.id}?${query}`)).body
  const edit = (edits: object) =>
    as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, ...italianBook, ...changes, ...edits })
  return { as, account, book, path, save, guest, edit }
}

const door = { field: 'doorAccessInfo', source: italianBook.doorAccessInfo, text: 'Der Schlüssel liegt im Kasten' }
const rule = { field: 'houseRules', source: italianBook.houseRules[1], text: 'Licht aus beim Gehen' }
const find = (view: BookTranslationsView, field: string) =>
  view.texts.find((text) => text.field === field)?.translations

test('a host translates her texts, and guests read them in their language', async () => {
  const service = await startTestApp()
  const { as, book, path, save, guest } = await givenItalianBook(service)

  const saved = await save([door, rule], book.revision)

  expect(saved.statusCode).toBe(200)
  const view = saved.json<BookTranslationsView>()
  expect(view).toMatchObject({ isPro: true, hasMachine: false, book: { id: book.id, revision: book.revision + 1 } })
  expect(find(view, 'doorAccessInfo')).toMatchObject({
    de: { state: 'done', text: door.text, isShown: true },
    fr: { state: 'missing' },
  })
  expect((await as.get(path)).json()).toEqual(view)
  const german = await guest('lang=de')
  expect(german).toContain(`<p dir="auto">${door.text}</p>`)
  expect(german).toContain(`<p dir="auto" lang="it">${italianBook.welcomeMessage}</p>`)
  expect(german).toContain('4719#')
  expect(german).toContain('href="?lang=de&amp;original"')
  expect(await guest('lang=fr')).toContain(`<p dir="auto" lang="it">${italianBook.doorAccessInfo}</p>`)
})

test('a guest can switch to the original and back', async () => {
  const service = await startTestApp()
  const { save, guest } = await givenItalianBook(service)
  await save([door])

  const original = await guest('lang=de&original')

  expect(original).toContain('<html lang="de"')
  expect(original).toContain(`<p dir="auto" lang="it">${italianBook.doorAccessInfo}</p>`)
  expect(original).not.toContain(door.text)
  expect(original).toContain('href="?lang=de"')
  expect(await guest('lang=fr&original')).not.toContain('g-words-link')
  expect(await guest('lang=it')).not.toContain('g-words-link')
})

test('a changed original is shown until it is translated again', async () => {
  const service = await startTestApp()
  const { as, path, save, guest, edit } = await givenItalianBook(service)
  await save([door, rule])
  const doorAccessInfo = 'La chiave è sotto il vaso blu'

  expect((await edit({ doorAccessInfo })).statusCode).toBe(200)

  const outdated = find((await as.get(path)).json(), 'doorAccessInfo')
  expect(outdated).toMatchObject({ de: { state: 'outdated', text: door.text, source: door.source, isShown: false } })
  const between = await guest('lang=de')
  expect(between).toContain(`<p dir="auto" lang="it">${doorAccessInfo}</p>`)
  expect(between).not.toContain(door.text)
  expect(between).toContain(rule.text)

  await save([{ ...door, source: doorAccessInfo, text: 'Unter dem blauen Topf' }])
  expect(await guest('lang=de')).toContain('<p dir="auto">Unter dem blauen Topf</p>')
})

test('translations follow their rules when these are reordered', async () => {
  const service = await startTestApp()
  const { save, guest, edit } = await givenItalianBook(service)
  await save([rule])

  await edit({ houseRules: ['Niente candele sul tavolo', ...italianBook.houseRules.toReversed()] })

  expect(await guest('lang=de')).toMatch(/Niente candele sul tavolo.*Licht aus beim Gehen.*Scarpe fuori/s)
})

test('without Pro guests read the original, and translations are kept', async () => {
  const service = await startTestApp()
  const { account, as, path, save, guest } = await givenItalianBook(service)
  await save([door])
  const choose = (plan: 'basic' | 'pro') =>
    service.context.db.updateTable('accounts').set({ plan }).where('id', '=', account.id).execute()

  await choose('basic')
  const refused = await save([rule])
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'LANGUAGES_NEED_PRO' })
  expect((await as.get(path)).json()).toMatchObject({ isPro: false })
  expect(find((await as.get(path)).json(), 'doorAccessInfo')).toMatchObject({ de: { text: door.text } })
  await as.put(`/api/welcome-books/${path.split('/')[3]}/original-language`, { language: 'it' })
  expect(await guest('lang=de')).toContain(italianBook.doorAccessInfo)

  await choose('pro')
  await as.put(`/api/welcome-books/${path.split('/')[3]}/original-language`, { language: 'it' })
  expect(await guest('lang=de')).toContain(door.text)
})

test('a host can set the original language on any plan', async () => {
  const service = await startTestApp()
  const { as, book, guest } = await givenItalianBook(service, 'basic')
  const path = `/api/welcome-books/${book.id}/original-language`

  const changed = await as.put(path, { language: 'fr', revision: book.revision })

  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({ book: { originalLanguage: 'fr', revision: book.revision + 1 } })
  expect(await guest('lang=de')).toContain(`<p dir="auto" lang="fr">${italianBook.welcomeMessage}</p>`)
  expect((await as.put(path, { language: 'it', revision: book.revision })).json()).toMatchObject({
    code: 'EDIT_CONFLICT',
  })
  expect((await as.put(path, { language: 'pt' })).statusCode).toBe(400)
})

test('an edit based on an older revision is refused', async () => {
  const service = await startTestApp()
  const { book, save, edit } = await givenItalianBook(service)
  await save([door], book.revision)

  for (const refused of [await save([rule], book.revision), await edit({ revision: book.revision })]) {
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'EDIT_CONFLICT' })
  }
})

test('only a book’s owner can read and write its translations', async () => {
  const service = await startTestApp()
  const { book, path } = await givenItalianBook(service)
  const { as: stranger } = await givenHost(service, { plan: 'pro' })
  const calls = (as: Caller) => [
    as.get(path),
    as.put(`${path}/de`, { texts: [door] }),
    as.put(`/api/welcome-books/${book.id}/original-language`, { language: 'de' }),
  ]

  for (const answer of await Promise.all(calls(service.anonymous))) expect(answer.statusCode).toBe(401)
  for (const answer of await Promise.all(calls(stranger))) expect(answer.statusCode).toBe(404)
  expect((await service.anonymous.post(`${path}/de/proposals`, { texts: [door] })).statusCode).toBe(401)
})

test('a request that arrived before its account was disabled writes no translation', async () => {
  const service = await startTestApp()
  const { account, book } = await givenItalianBook(service)
  await service.context.db
    .transaction()
    .execute((tx) => disableAccount(tx, { accountId: account.id }, service.clock.now()))

  const save = saveTranslations(service.context, account, book.id, 'de', {
    texts: [{ ...door, field: 'doorAccessInfo', isProposal: false }],
  })
  await expect(save).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' })
  expect(await findStoredTranslations(service.context.db, { bookId: book.id, into: languages })).toEqual({})
})

test('texts that are not in the book, or into its own language, are refused', async () => {
  const service = await startTestApp()
  const { save } = await givenItalianBook(service)

  expect((await save([{ ...door, source: 'Altro' }])).json()).toMatchObject({ code: 'NOTHING_TO_TRANSLATE' })
  expect((await save([door], undefined, 'it')).json()).toMatchObject({ code: 'NOTHING_TO_TRANSLATE' })
  for (const wrong of [
    [{ ...door, field: 'doorCode' }],
    [{ ...door, text: 7 }],
    [{ ...door, text: 'x'.repeat(10_001) }],
  ])
    expect((await save(wrong)).statusCode).toBe(400)
  expect((await save([door], undefined, 'pt')).statusCode).toBe(400)
})

test('a ready sentence needs no translation by the host', async () => {
  const service = await startTestApp()
  const { as, path, guest } = await givenItalianBook(service, 'pro', { houseRules: ['Niente feste'] })

  const ready = find((await as.get(path)).json(), 'houseRules')?.de
  expect(ready).toMatchObject({ state: 'ready', text: 'Keine Partys' })
  expect(await guest('lang=de')).toContain('<p dir="auto">Keine Partys</p>')
})

test('a copied book has the translations of the original', async () => {
  const service = await startTestApp()
  const { db } = service.context
  const { as, book, save } = await givenItalianBook(service)
  await save([door])
  const copy = await givenBook(as, { ...italianBook, houseRules: [], equipment: [] })

  await db.transaction().execute((tx) => copyTranslations(tx, { bookId: book.id }, { bookId: copy.id }))

  const { body } = await service.anonymous.get(`/share/${copy.id}?lang=de`)
  expect(body).toContain(door.text)
})

test('deleting a book deletes its translations', async () => {
  const service = await startTestApp()
  const { as, book, save } = await givenItalianBook(service)
  await save([door])

  await as.delete(`/api/welcome-books/${book.id}`)

  expect(await service.context.db.selectFrom('book_translations').selectAll().execute()).toEqual([])
})

test('without a machine all other functions work', async () => {
  const service = await startTestApp()
  const { path, as } = await givenItalianBook(service)

  const answer = await as.post(`${path}/de/proposals`, { texts: [{ field: door.field, source: door.source }] })

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'TRANSLATION_OFF' })
})

test('the number of translations of a book is limited', async () => {
  const service = await startTestApp()
  const houseRules = Array.from({ length: 120 }, (_, index) => `Scarpe fuori dalla porta numero ${index}`)
  const { save, path, as } = await givenItalianBook(service, 'pro', { houseRules })
  const long = (source: string) => ({ field: 'houseRules', source, text: 'Schuhe '.repeat(1_400) })

  expect((await save(houseRules.slice(0, 30).map(long))).statusCode).toBe(200)
  const refused = await save(houseRules.slice(30, 60).map(long))
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'BOOK_TOO_LARGE'])
  const { texts } = (await as.get(path)).json<BookTranslationsView>()
  expect(texts.filter(({ translations }) => translations.de?.state === 'done')).toHaveLength(30)
})

test('a translation over the limit of its field is refused with its path', async () => {
  const service = await startTestApp()
  const { save } = await givenItalianBook(service, 'pro', { equipment: [{ name: 'Forno', description: 'Girare' }] })
  const name = (length: number) => ({ field: 'equipment.name', source: 'Forno', text: 'x'.repeat(length) })

  const refused = await save([door, name(201)])

  expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(refused.json().fields).toEqual({
    'texts.1.text': 'Questo testo è troppo lungo: il massimo è di 200 caratteri. Accorcialo.',
  })
  expect((await save([door, name(200)])).statusCode).toBe(200)
})
