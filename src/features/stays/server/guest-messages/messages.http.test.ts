import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { languages } from '#platform/i18n/languages.ts'
import { givenHost, unknownId } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { startTestApp } from '#test/test-app.ts'
import type { DueMessage, MessageTemplate, StayMessage } from '../../shared/message-contract.ts'
import { exportStays } from '../export-stays.ts'

const dates = { arrival: '2026-03-15', departure: '2026-03-18' }

async function givenHouse(host = {}, book = {}) {
  const service = await startTestApp()
  const { as, account } = await givenHost(service, { plan: 'pro', ...host })
  const { id: bookId } = await givenBook(as, { doorCode: '4719#', wifiPassword: 'sole e mare', ...book })
  await givenStaySettings(as, bookId)
  const stay = await givenStay(as, bookId, { ...dates, language: 'de' })
  const path = `/api/welcome-books/${bookId}/stays/${stay.id}/messages`
  const list = async (): Promise<StayMessage[]> => (await as.get(path)).json()
  const saveText = (content: string, moment = 'booking', language = 'de') =>
    as.put(`/api/stay-messages/templates/${moment}/${language}`, { content })
  return { service, as, account, bookId, stay, path, list, saveText }
}

const problemOf = (answer: { json: () => { fields?: Record<string, string> } }) => answer.json().fields?.['content']

test('a stay has a message for each moment, in its language and the time of its house', async () => {
  const { list, stay } = await givenHouse()
  const messages = await list()
  expect(messages.map(({ moment, dueAt, state, isOwn }) => [moment, dueAt, state, isOwn])).toEqual([
    ['booking', '2026-03-01T12:00:00.000Z', 'due', false],
    ['threeDays', '2026-03-12T09:00:00.000Z', 'coming', false],
    ['arrivalMorning', '2026-03-15T07:00:00.000Z', 'coming', false],
    ['arrived', '2026-03-15T19:00:00.000Z', 'coming', false],
    ['lastEvening', '2026-03-17T17:00:00.000Z', 'coming', false],
  ])
  expect(messages[0]).toMatchObject({ language: 'de', subject: 'Ihr Aufenthalt: Casa Conti', sentAt: null })
  expect(messages[0]?.text).toContain('Anreise: Sonntag, 15. März, ab 15:00')
  for (const { text } of messages) {
    expect(text).toContain(stay.link)
    expect(text).not.toMatch(/[{}]/)
  }
})

test('a stay without a language has the messages of its book, and one without a link none', async () => {
  const { as, bookId } = await givenHouse()
  const stay = await givenStay(as, bookId, { arrival: '2026-04-01', departure: '2026-04-03' })
  const path = `/api/welcome-books/${bookId}/stays/${stay.id}`
  expect((await as.get(`${path}/messages`)).json()[0]).toMatchObject({ language: 'en' })
  await as.post(`${path}/revoke`)
  const without: StayMessage[] = (await as.get(`${path}/messages`)).json()
  expect(without.map(({ text }) => text)).toEqual([null, null, null, null, null])
})

test('the message before the arrival names when the code appears, if the book keeps it for stays', async () => {
  const { service, as, bookId, list } = await givenHouse()
  const textOf = async () => (await list()).find(({ moment }) => moment === 'threeDays')?.text
  expect(await textOf()).not.toContain('14. März')
  await givenStaySettings(as, bookId, { secrets: ['doorCode'] })
  expect(await textOf()).toContain('am Samstag, 14. März um 15:00')
  service.clock.set(Date.parse('2026-03-14T14:00:00Z'))
  expect(await textOf()).not.toContain('14. März')
})

test('a message is marked as sent, keeps its time, and can be unmarked', async () => {
  const { service, as, path, list } = await givenHouse()
  const marked = await as.post(`${path}/booking/sent`)
  expect([marked.statusCode, marked.json()[0].sentAt]).toEqual([200, '2026-03-01T12:00:00.000Z'])
  service.clock.advance(hour)
  await as.post(`${path}/booking/sent`)
  expect((await list())[0]?.sentAt).toBe('2026-03-01T12:00:00.000Z')
  expect((await as.delete(`${path}/booking/sent`)).json()[0].sentAt).toBeNull()
  expect((await as.post(`${path}/later/sent`)).statusCode).toBe(400)
})

test('messages belong to the owner of the book', async () => {
  const { service, as, bookId, path } = await givenHouse()
  const { as: other } = await givenHost(service)
  for (const [caller, status] of [
    [service.anonymous, 401],
    [other, 404],
  ] as const) {
    expect((await caller.get(path)).statusCode).toBe(status)
    expect((await caller.post(`${path}/booking/sent`)).statusCode).toBe(status)
    expect((await caller.delete(`${path}/booking/sent`)).statusCode).toBe(status)
  }
  expect((await as.get(`/api/welcome-books/${bookId}/stays/${unknownId}/messages`)).statusCode).toBe(404)
  for (const address of ['/api/stay-messages', '/api/stay-messages/templates', '/api/stay-digest']) {
    expect((await service.anonymous.get(address)).statusCode).toBe(401)
  }
})

test('an own text is filled in for the stay', async () => {
  const { saveText, list, stay } = await givenHouse()
  const saved = await saveText('Ciao! {houseName}, {nights} Nächte ab {arrivalDate}, {arrivalTime}.\r\n{link}')
  expect(saved.statusCode).toBe(200)
  const [booking] = await list()
  expect(booking).toMatchObject({ isOwn: true, replacedFor: null })
  expect(booking?.text).toBe(`Ciao! Casa Conti, 3 Nächte ab Sonntag, 15. März, 15:00.\n${stay.link}`)
})

test('own texts in other languages and of other hosts are not used', async () => {
  const { service, saveText, list } = await givenHouse()
  await saveText('English {link}', 'booking', 'en')
  const { as: other } = await givenHost(service, { plan: 'pro' })
  await other.put('/api/stay-messages/templates/booking/de', { content: 'Fremd {link}' })
  expect((await list())[0]).toMatchObject({ isOwn: false })
})

test('a text that cannot be filled is refused with its reason', async () => {
  const { saveText } = await givenHouse()
  const texts = {
    '  ': 'Write your text',
    'Code {doorCode} {link}': 'We cannot fill in {doorCode}. These work: {houseName}',
    'Ciao { {link}': 'One curly bracket is out of place',
    'No way in': 'Add {link}',
  }
  for (const [content, reason] of Object.entries(texts)) {
    const answer = await saveText(content)
    expect(answer.statusCode).toBe(400)
    expect(problemOf(answer)).toContain(reason)
  }
  expect((await saveText(`{link} ${'a'.repeat(2_000)}`)).statusCode).toBe(400)
  expect((await saveText('{link}', 'noon')).statusCode).toBe(400)
  expect((await saveText('{link}', 'booking', 'nl')).statusCode).toBe(400)
})

test('a text with a code or a password of any of the books is refused', async () => {
  const { as, bookId, saveText } = await givenHouse()
  await givenStaySettings(as, bookId, { spareCodes: ['8812'] })
  const held = ['Code: 4719#. {link}', 'code 47 19 {link}', 'Wi-Fi: Sole E Mare {link}', 'or 8812 {link}']
  for (const content of held) expect(problemOf(await saveText(content)), content).toContain('Leave it out')
  for (const content of ['Ring 1 4719 5 {link}', 'Since 147190 {link}', 'at 15:00 {link}']) {
    expect((await saveText(content)).statusCode, content).toBe(content.startsWith('Ring') ? 400 : 200)
  }
})

test.each(['47 19', '4719 #', '* 47-19'])(
  'a text with the code %s of a book is refused however it is spaced',
  async (doorCode) => {
    const { saveText } = await givenHouse({}, { doorCode })
    for (const content of ['Type 4719. {link}', '47 19 {link}', 'Code 47\u00a019! {link}']) {
      expect(problemOf(await saveText(content)), content).toContain('Leave it out')
    }
    expect((await saveText('{link} 4718')).statusCode).toBe(200)
  },
)

test('an own text that came to hold a code, or names what a stay lacks, is replaced by the built-in one', async () => {
  const { as, bookId, path, saveText, list, stay } = await givenHouse()
  await saveText('Since 1988. {link}')
  await saveText('From {releaseDate}. {link}', 'threeDays')
  expect((await list()).slice(0, 2)).toMatchObject([{ isOwn: true }, { isOwn: false, replacedFor: 'valueMissing' }])
  await givenStaySettings(as, bookId, { codeMode: 'personal', secrets: ['doorCode'] })
  await as.patch(path.replace('/messages', ''), { code: '1988' })
  const [booking, threeDays] = await list()
  expect(booking).toMatchObject({ isOwn: false, replacedFor: 'codeInText' })
  expect(booking?.text?.replace(stay.link ?? '', '')).not.toContain('1988')
  expect(threeDays).toMatchObject({ isOwn: true, replacedFor: null })
  expect(threeDays?.text).toContain('From Samstag, 14. März.')
})

test('on Basic own texts are refused, kept and not used', async () => {
  const { service, as, account, saveText, list } = await givenHouse()
  await saveText('Mine {link}')
  await service.context.db.updateTable('accounts').set({ plan: 'basic' }).where('id', '=', account.id).execute()
  const refused = await saveText('Other {link}')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'PRO_REQUIRED'])
  expect((await list())[0]).toMatchObject({ isOwn: false, replacedFor: null })
  const stored: MessageTemplate[] = (await as.get('/api/stay-messages/templates')).json()
  expect(stored.filter(({ content }) => content !== null)).toMatchObject([
    { moment: 'booking', content: 'Mine {link}' },
  ])
  const reset: MessageTemplate[] = (await as.delete('/api/stay-messages/templates/booking/de')).json()
  expect(reset.filter(({ content }) => content !== null)).toEqual([])
})

test('a text that was saved elsewhere in the meantime is neither replaced nor deleted', async () => {
  const { as, saveText, service } = await givenHouse()
  const path = '/api/stay-messages/templates/booking/de'
  const read = async () => {
    const templates: MessageTemplate[] = (await as.get('/api/stay-messages/templates')).json()
    return templates.find(({ moment, language }) => moment === 'booking' && language === 'de')
  }
  const save = async (content: string, updatedAt: string | null | undefined) =>
    (await as.put(path, { content, updatedAt })).statusCode

  expect((await read())?.updatedAt).toBeNull()
  expect(await save('First {link}', null)).toBe(200)
  const first = await read()
  // At the same time, in another tab.
  const refused = await as.put(path, { content: 'Second {link}', updatedAt: null })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TEMPLATE_CHANGED'])
  expect(await save('Third {link}', first?.updatedAt)).toBe(200)
  expect(await save('Fourth {link}', first?.updatedAt)).toBe(409)
  const reset = async (updatedAt: string | null | undefined) =>
    (await as.delete(`${path}?updatedAt=${updatedAt}`)).statusCode
  expect(await reset(first?.updatedAt)).toBe(409)
  expect(await reset('yesterday')).toBe(400)
  expect(await save('Fifth {link}', 'yesterday')).toBe(400)
  expect((await read())?.content).toBe('Third {link}')

  service.clock.advance(hour)
  expect(await reset((await read())?.updatedAt)).toBe(200)
  expect(await save('Sixth {link}', first?.updatedAt)).toBe(409)
  // A program that does not send the version it has seen replaces any text.
  expect((await saveText('Seventh {link}')).statusCode).toBe(200)
  expect((await read())?.content).toBe('Seventh {link}')
})

test('every built-in text can be saved as an own text', async () => {
  const { as, bookId, saveText } = await givenHouse()
  await givenStaySettings(as, bookId, { secrets: ['doorCode'] })
  const templates: MessageTemplate[] = (await as.get('/api/stay-messages/templates')).json()
  expect(templates).toHaveLength(5 * languages.length)
  for (const { builtIn, moment, language } of templates) {
    expect((await saveText(builtIn, moment, language)).statusCode, `${moment} ${language}`).toBe(200)
  }
})

test('messages that are due now or later today are listed for all books until they are sent', async () => {
  const { service, as, bookId, stay, path } = await givenHouse()
  const { id: otherBook } = await givenBook(as)
  await givenStaySettings(as, otherBook, { timeZone: 'America/New_York' })
  const listDue = async (): Promise<DueMessage[]> => (await as.get('/api/stay-messages')).json()
  expect(await listDue()).toMatchObject([{ stayId: stay.id, moment: 'booking', isDue: true }])
  await as.post(`${path}/booking/sent`)
  expect(await listDue()).toEqual([])
  await as.post(`${path}/threeDays/sent`)

  service.clock.set(Date.parse('2026-03-15T06:00:00Z'))
  expect(await listDue()).toEqual([
    { bookId, stayId: stay.id, moment: 'arrivalMorning', dueAt: '2026-03-15T07:00:00.000Z', isDue: false },
    { bookId, stayId: stay.id, moment: 'arrived', dueAt: '2026-03-15T19:00:00.000Z', isDue: false },
  ])
  service.clock.advance(2 * hour)
  expect((await listDue()).map(({ isDue }) => isDue)).toEqual([true, false])
  service.clock.advance(10 * day)
  expect(await listDue()).toEqual([])
})

test('a cancelled or removed stay has nothing to send', async () => {
  const { service, as, stay, list } = await givenHouse()
  await service.context.db.updateTable('stays').set({ cancelled_at: 1 }).where('id', '=', stay.id).execute()
  expect((await list()).map(({ state }) => state)).toEqual(['past', 'past', 'past', 'past', 'past'])
  expect((await as.get('/api/stay-messages')).json()).toEqual([])
})

test('an export holds own texts, what was sent, and the daily mail', async () => {
  const { service, as, account, path, stay, saveText } = await givenHouse()
  await saveText('Mine {link}')
  await as.post(`${path}/booking/sent`)
  await as.put('/api/stay-digest', { hour: 7, timeZone: 'Europe/Rome' })
  expect(await exportStays(service.context, account)).toMatchObject({
    messages: {
      templates: [{ moment: 'booking', language: 'de', content: 'Mine {link}', updatedAt: '2026-03-01T12:00:00.000Z' }],
      dailyMail: { hour: 7, timeZone: 'Europe/Rome' },
    },
  })
  const archive = unzipSync((await as.get('/api/account/export')).rawPayload)
  expect(JSON.parse(strFromU8(archive['sent-messages.json'] ?? new Uint8Array()))).toEqual([
    { stayId: stay.id, moment: 'booking', sentAt: '2026-03-01T12:00:00.000Z' },
  ])
})

test('a copied link counts as sent until it is replaced or revoked, and marks no message', async () => {
  const { service, as, bookId, stay, list } = await givenHouse()
  const base = `/api/welcome-books/${bookId}/stays/${stay.id}`
  const sent = () => service.context.db.selectFrom('stay_messages_sent').selectAll().execute()
  const copied = { stay_id: stay.id, moment: 'link', sent_at: service.clock.now() }
  for (const end of ['link', 'revoke']) {
    expect((await as.post(`${base}/link/sent`)).json()).toMatchObject({ id: stay.id, link: expect.any(String) })
    service.clock.advance(hour)
    expect((await as.post(`${base}/link/sent`)).statusCode).toBe(200)
    expect(await sent()).toEqual([copied])
    expect((await list()).every(({ sentAt }) => sentAt === null)).toBe(true)
    await as.post(`${base}/${end}`)
    expect(await sent()).toEqual([])
    copied.sent_at = service.clock.now()
  }
  expect((await as.post(`${base}/link/sent`)).json()).toMatchObject({ link: null })
  expect(await sent()).toEqual([])
})
