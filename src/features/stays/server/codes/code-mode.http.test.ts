import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock.ts'
import { givenCodedHouse, type Listed } from '#test/given-coded-house.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'

test('in the mode fixed a stay uses the door code of the book, or a code of its own', async () => {
  const { service, as, bookId, shownCode } = await givenCodedHouse()
  const dates = { arrival: '2026-03-02', departure: '2026-03-04' }
  const plain = await givenStay(as, bookId, dates)
  const own = await givenStay(as, bookId, { ...dates, code: '9999' })
  expect([plain.code, own.code]).toEqual([null, '9999'])
  service.clock.advance(day)
  expect([await shownCode(plain), await shownCode(own)]).toEqual(['1234', '9999'])
})

test('a change of the mode leaves codes that are shown, and makes codes for stays to come', async () => {
  const { service, as, bookId, path, shownCode } = await givenCodedHouse()
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  const coming = await givenStay(as, bookId)
  expect(await shownCode(running)).toBe('1234')
  const codes = async () => {
    const listed: Listed[] = (await as.get(path)).json()
    return [running, coming].map(({ id }) => listed.find((stay) => stay.id === id)?.code)
  }

  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  const personal = await codes()
  expect(personal).toEqual(['1234', expect.stringMatching(/^\d{4}$/)])
  expect(await shownCode(running, 'changed')).toBe('1234')

  await givenStaySettings(as, bookId, { codeMode: 'fixed' })
  expect(await codes()).toEqual(['1234', null])
  await givenStaySettings(as, bookId, { codeMode: 'personal' })
  expect(await codes()).toEqual(personal)
  await givenStaySettings(as, bookId, { codeMode: 'shared' })
  expect(await codes()).toEqual(['1234', null])
  service.clock.advance(hour)
  expect(await shownCode(running)).toBe('1234')
  await as.patch(`${path}/${running.id}`, { code: '5678' })
  expect(await shownCode(running)).toBe('5678')
})

test('guests who kept their code through a change of the mode do not lose it to an empty one', async () => {
  const { service, as, bookId, path, shownCode } = await givenCodedHouse()
  const running = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-04' })
  service.clock.advance(3 * hour)
  await givenStaySettings(as, bookId, { codeMode: 'shared' })
  expect(await shownCode(running)).toBe('1234')
  expect((await as.patch(`${path}/${running.id}`, { code: null })).statusCode).toBe(400)
  expect(await shownCode(running)).toBe('1234')
})
