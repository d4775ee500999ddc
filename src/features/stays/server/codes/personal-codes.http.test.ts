import { expect, test } from 'vitest'
import { hour } from '#platform/clock.ts'
import { givenCodedHouse, type Listed } from '#test/given-coded-house.ts'
import { givenStay } from '#test/given-stay.ts'

test('personal codes are made by the rule, keep leading zeros and are not alike within a week', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'personal', codeDigits: 4 })
  for (let count = 0; count < 30; count += 1) await givenStay(as, bookId)
  const codes: string[] = (await as.get(path)).json().map(({ code }: Listed) => code)
  expect(new Set(codes).size).toBe(30)
  for (const code of codes) expect(code).toMatch(/^\d{4}$/)
})

test('a typed code is refused if a stay within a week or a spare code has it', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'personal', spareCodes: ['0007'] })
  await givenStay(as, bookId, { code: '4711' })
  const add = (dates: object, code: string) => as.post(path, { ...dates, code })
  const refused = await add({ arrival: '2026-05-25', departure: '2026-05-26' }, '4711')
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
  expect((await add({ arrival: '2026-05-26', departure: '2026-05-28' }, '4711')).json().code).toBe('4711')
  expect((await add({ arrival: '2026-07-01', departure: '2026-07-02' }, '0007')).statusCode).toBe(400)
})

test('a stay that moves next to an equal code gets a new one, unless its code is shown', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'personal' })
  await givenStay(as, bookId, { code: '4711' })
  const dates = { arrival: '2026-05-19', departure: '2026-05-21' }
  const move = async (id: string, confirmed = {}) =>
    (await as.patch(`${path}/${id}`, { ...dates, ...confirmed })).json().code
  const later = await givenStay(as, bookId, { arrival: '2026-06-01', departure: '2026-06-02', code: '4711' })
  const moved = await move(later.id)
  expect(moved).toMatch(/^\d{4}$/)
  expect(moved).not.toBe('4711')
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-03', code: '4711' })
  service.clock.advance(3 * hour)
  // The code of guests in the house disappears until then.
  expect(await move(running.id, { confirmed: true })).toBe('4711')
})

test('the host types another code, or has one made', async () => {
  const { as, bookId, path } = await givenCodedHouse({ codeMode: 'personal', codeDigits: 6 })
  const { id } = await givenStay(as, bookId)
  expect((await as.patch(`${path}/${id}`, { code: ' 00 42# ' })).json().code).toBe('00 42#')
  expect((await as.patch(`${path}/${id}`, { code: null })).json().code).toMatch(/^\d{6}$/)
})

test('a code that guests see is replaced by a typed one alone', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'personal' })
  const { id } = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-03', code: '4711' })
  service.clock.advance(3 * hour)

  const refused = await as.patch(`${path}/${id}`, { code: null })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['code']])
  expect((await as.patch(`${path}/${id}`, { label: 'With a dog' })).json().code).toBe('4711')
  expect((await as.patch(`${path}/${id}`, { code: '0815' })).json().code).toBe('0815')
})

test('no code that is made is in the door code of the book, and the host can type it', async () => {
  const { service, as, bookId, path } = await givenCodedHouse({ codeMode: 'personal', codeDigits: 4 })
  // All codes of four digits but one.
  const free = '4711'
  const others = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0')).filter(
    (code) => code !== free,
  )
  const doorCode = (text: string) =>
    service.context.db.updateTable('books').set({ door_code: text }).where('id', '=', bookId).execute()
  await doorCode(others.join(' '))
  const made = await as.post(path, { arrival: '2026-05-15', departure: '2026-05-18' })
  // A thousand draws find one code of 10,000 in one case of ten.
  if (made.statusCode === 201) expect(made.json().code).toBe(free)
  else expect(made.json().code).toBe('NO_CODE_LEFT')
  await doorCode('1234')
  const typed = await as.post(path, { arrival: '2026-05-15', departure: '2026-05-18', code: '1234' })
  expect([typed.statusCode, typed.json().code]).toEqual([201, '1234'])
})
