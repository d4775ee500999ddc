import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readImageAddress } from '#features/media/index.ts'
import { minute } from '#platform/clock.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { dataUrl, phonePicture, uploadPicture } from '#test/given-picture.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { type Caller, startTestApp } from '#test/test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

async function exported(as: Caller) {
  const answer = await as.get('/api/account/export')
  expect(answer.statusCode).toBe(200)
  const files = unzipSync(answer.rawPayload)
  return {
    answer,
    paths: Object.keys(files),
    text: (path: string) => strFromU8(files[path] ?? new Uint8Array()),
    files,
  }
}

const storedFolders = (service: TestApp) =>
  readdir(join(service.context.config.dataDir, 'media', 'images')).catch(() => [])

test('an export contains the account, the books as data and as pages, and the pictures', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { language: 'it' })
  const coverImage = dataUrl(await phonePicture())
  const book = await givenBook(as, {
    propertyName: 'Casa Conti',
    coverImage,
    houseRules: ['No smoking'],
    doorCode: '4711',
  })
  service.clock.advance(minute)
  await givenBook(as, { propertyName: 'Draft: attic', status: 'draft' })

  const { answer, paths, text, files } = await exported(as)

  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="benvenuto-2026-03-01.zip"')
  const pages = ['book.de.html', 'book.en.html', 'book.es.html', 'book.fr.html', 'book.html', 'book.json']
  const picture = paths.find((path) => path.startsWith('images/')) ?? 'none'
  expect(paths.toSorted()).toEqual([
    'account.json',
    ...pages.map((page) => `books/01 Casa Conti/${page}`),
    ...pages.map((page) => `books/02 Draft attic/${page}`),
    picture,
  ])
  const about = JSON.parse(text('account.json'))
  expect(about.account).toMatchObject({ id: account.id, email: account.email, wantsTips: true })
  expect(about.sessions).toHaveLength(1)
  expect(text('account.json')).not.toMatch(/hash|argon2|token/i)
  expect(JSON.parse(text('books/01 Casa Conti/book.json'))).toMatchObject({
    id: book.id,
    propertyName: 'Casa Conti',
    houseRules: ['No smoking'],
    cover: { file: `../../${picture}` },
  })
  expect(strFromU8(files[picture] ?? new Uint8Array()).slice(8, 12)).toBe('WEBP')
})

test('exported pages omit hidden parts, and the data contains them', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(as, { propertyName: 'Casa', wifiName: 'Limonaia', wifiPassword: 'lemon-84' })
  await as.put(`/api/welcome-books/${id}/look`, { look: { hidden: ['wifi'] } })

  const { paths, text } = await exported(as)

  for (const page of paths.filter((path) => path.endsWith('.html'))) expect(text(page)).not.toMatch(/Limonaia|lemon-84/)
  expect(JSON.parse(text('books/01 Casa/book.json'))).toMatchObject({
    wifiName: 'Limonaia',
    wifiPassword: 'lemon-84',
    look: { hidden: ['wifi'] },
  })
})

test('exported pages contain no secrets, also while the permanent link is open, and the data does', async () => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro' })
  const [door, alarm] = [await uploadPicture(as), await uploadPicture(as)]
  const { id } = await givenBook(as, {
    propertyName: 'Casa',
    doorCode: '4711',
    doorAccessInfo: 'Behind the lemon tree',
    checkinPictures: [{ image: door, caption: 'The tree' }],
  })
  const pictures = [{ image: alarm, caption: 'The box' }]
  const section = { id: 'own-1', title: 'Alarm', text: 'Press twice', pictures, links: [] }
  await as.put(`/api/welcome-books/${id}/look`, { look: { ownSections: [section] } })
  const scope = { hostId: account.id, bookId: id }
  await givenSecrets(service.context, scope, ['doorCode', 'doorAccessInfo', 'own-1'], service.clock.now() + minute)

  const { paths, text } = await exported(as)
  const secrets = ['4711', 'lemon tree', 'The tree', 'Press twice', 'Alarm', ...[door, alarm].map(imageIdOf)]
  for (const path of paths.filter((name) => name.endsWith('.html'))) {
    expect(secrets.filter((secret) => text(path).includes(secret))).toEqual([])
  }
  const data = text('books/01 Casa/book.json')
  expect(secrets.filter((secret) => !data.includes(secret))).toEqual([])
  expect(JSON.parse(data).secrets).toEqual(['doorCode', 'doorAccessInfo', 'own-1'])
})

const imageIdOf = (address: string) => readImageAddress(address) ?? 'none'

test('an export contains domains, addresses, theme defaults, the subscription and support messages', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { plan: 'pro' })
  const { id } = await givenBook(as)
  const logo = await as.post('/api/images', await phonePicture(), { 'content-type': 'image/jpeg' })
  await as.put('/api/look-defaults', { look: { theme: 'linen', logo: logo.json().url } })
  await as.post('/api/domains', { name: 'guide.villa-conti.com', bookId: id })
  await as.put(`/api/domains/slugs/${id}`, { slug: 'villa' })
  await as.post('/legal', 'name=Giulia&email=giulia%40example.com&message=Help', {
    'content-type': 'application/x-www-form-urlencoded',
  })

  const { paths, text } = await exported(as)
  const about = JSON.parse(text('account.json'))

  expect(about).toMatchObject({
    newBooksLook: { theme: 'linen' },
    domains: [{ name: 'guide.villa-conti.com', bookId: id, state: 'waiting' }],
    bookAddresses: [{ bookId: id, slug: 'villa', isCurrent: true }],
    subscription: { plan: 'pro', state: 'trial' },
    supportMessages: [{ name: 'Giulia', email: 'giulia@example.com', message: 'Help' }],
  })
  expect(paths).toContain(about.newBooksLook.logo.file)
})

test('an exported page refers only to files of the archive', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { language: 'it' })
  await givenBook(as, { coverImage: dataUrl(await phonePicture()), doorCode: '4711' })

  const { paths, text } = await exported(as)
  const page = text('books/01 Casa Conti/book.html')

  expect(page).toContain('<html lang="it">')
  expect(page).toContain('4711')
  expect(page).not.toMatch(/<script|stylesheet|url\(\//i)
  const sources = [...page.matchAll(/<(?:img|link)[^>]*\s(?:src|href|(?:image)?srcset)="(\S+)/gi)].map(
    ([, source = '']) => source,
  )
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) expect(paths).toContain(source.replace(/^\.\.\/\.\.\/|".*$/g, ''))
  for (const code of ['de', 'en', 'es', 'fr']) expect(page).toContain(`href="book.${code}.html"`)
})

test('an export without books contains only the own account', async () => {
  const service = await startTestApp()
  const { as: other } = await givenHost(service)
  await givenBook(other, { coverImage: dataUrl(await phonePicture()) })
  const { as } = await givenHost(service)

  expect((await exported(as)).paths).toEqual(['account.json'])
})

test('an anonymous caller can neither export nor delete', async () => {
  const service = await startTestApp()
  expect((await service.anonymous.get('/api/account/export')).statusCode).toBe(401)
  const answer = await service.anonymous.delete('/api/account', { confirmation: 'a@b.it', currentPassword: 'x' })
  expect(answer.statusCode).toBe(401)
})

test('a deletion removes all data of the account and no data of other accounts', async () => {
  const service = await startTestApp({ env: { ADMIN_EMAIL: 'operator@example.com' } })
  const { as, account } = await givenHost(service)
  const { as: neighbour } = await givenHost(service)
  const coverImage = dataUrl(await phonePicture())
  const book = await givenBook(as, { coverImage, welcomeImage: dataUrl(await phonePicture({ width: 700 })) })
  const kept = await givenBook(neighbour, { coverImage })
  await as.put('/api/account/email', { email: 'new@example.com', currentPassword: givenPassword })
  const elsewhere = service.browser()
  await elsewhere.post('/api/auth/login', { email: account.email, password: givenPassword })
  expect((await service.anonymous.get(`/share/${book.id}`)).statusCode).toBe(200)
  expect(await storedFolders(service)).toHaveLength(3)

  const answer = await as.delete('/api/account', {
    confirmation: ` ${account.email.toUpperCase()} `,
    currentPassword: givenPassword,
  })

  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(answer.cookies.find(({ name }) => name === 'session')?.value).toBe('')
  for (const caller of [as, elsewhere]) expect((await caller.get('/api/auth/me')).statusCode).toBe(401)
  expect((await service.anonymous.get(`/share/${book.id}`)).statusCode).toBe(404)
  expect((await service.anonymous.get(`/share/${kept.id}`)).statusCode).toBe(200)
  expect(await storedFolders(service)).toHaveLength(1)
  const { db } = service.context
  expect(await db.selectFrom('accounts').select('id').where('id', '=', account.id).execute()).toEqual([])
  const again = await service.anonymous.post('/api/auth/login', { email: account.email, password: givenPassword })
  expect(again.statusCode).toBe(401)
})

test.each([
  [{ confirmation: 'somebody@example.com', currentPassword: givenPassword }, 'CONFIRMATION_DIFFERS', 'confirmation'],
  [{ currentPassword: 'a guess' }, 'CURRENT_PASSWORD_WRONG', 'currentPassword'],
  [{ currentPassword: '' }, 'INVALID_INPUT', 'currentPassword'],
  [{ confirmation: ' ', currentPassword: givenPassword }, 'INVALID_INPUT', 'confirmation'],
])('a deletion needs the address and the password: %j', async (body, code, field) => {
  const service = await startTestApp()
  const { as, account } = await givenHost(service)
  const answer = await as.delete('/api/account', { confirmation: account.email, ...body })

  expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([400, code, [field]])
  expect((await as.get('/api/auth/me')).statusCode).toBe(200)
})
