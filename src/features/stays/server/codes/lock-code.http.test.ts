import { expect, test } from 'vitest'
import { givenCodedHouse } from '#test/given-coded-house.ts'
import { givenStay } from '#test/given-stay.ts'
import { sealCode } from '../stays/stay-secrets.ts'

/** Guests until 3 March with the code 0815; on their last day the lock got 0816 for those of 3 March, who are deleted. */
async function givenDeletedReason() {
  const house = await givenCodedHouse({ codeMode: 'shared', secrets: ['doorCode'] })
  const { service, as, bookId, path } = house
  const first = await givenStay(as, bookId, { arrival: '2026-03-01', departure: '2026-03-03' })
  const second = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-06' })
  const confirm = (id: string, code: string) => as.post(`${path}/${id}/code-changed`, { code })
  await confirm(first.id, '0815')
  service.clock.set(Date.parse('2026-03-03T08:00:00Z'))
  await confirm(second.id, '0816')
  const settingsPath = `/api/welcome-books/${bookId}/stay-settings`
  const lockCode = async () => {
    const [settings, books] = [(await as.get(settingsPath)).json(), (await as.get('/api/stays/books')).json()]
    expect(books[0].lockCode).toEqual(settings.lockCode)
    return settings.lockCode
  }
  return { ...house, first, second, confirm, lockCode, settingsPath }
}

const changedLock = { code: '0816', changedAt: '2026-03-03T08:00:00.000Z' }

test('the host sees the code on the lock after she has deleted the stay for which it was changed', async () => {
  const { service, as, path, first, second, shownCode, lockCode } = await givenDeletedReason()
  expect(await lockCode()).toEqual(changedLock)
  await as.delete(`${path}/${second.id}`)
  expect(await lockCode()).toEqual(changedLock)
  // Who stays longer sees no code that the lock has lost.
  await as.patch(`${path}/${first.id}`, { departure: '2026-03-04', confirmed: true })
  expect(await shownCode(first)).toBeNull()
  const { data } = await service.context.db
    .selectFrom('mails')
    .select('data')
    .where('template', '=', 'stayCodeLate')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(data)).toEqual({ stayId: first.id })
})

test('the next guests after a deleted stay see the code that is confirmed for them, and no other', async () => {
  const { as, bookId, path, second, shownCode, lockCode, confirm } = await givenDeletedReason()
  await as.delete(`${path}/${second.id}`)
  const third = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  expect(third.waitsFor).toBe('codeChange')
  expect(await shownCode(third)).toBeNull()
  await confirm(third.id, '4711')
  expect(await shownCode(third)).toBe('4711')
  expect((await lockCode()).code).toBe('4711')
  // A correction of the code that was typed wrong.
  await as.patch(`${path}/${third.id}`, { code: '4712', confirmed: true })
  expect((await lockCode()).code).toBe('4712')
})

test('a code from before it was stored is found when its stay is deleted', async () => {
  const { service, as, path, second, lockCode } = await givenDeletedReason()
  await service.context.db.updateTable('stay_settings').set({ lock_code_sealed: null }).execute()
  expect(await lockCode()).toBeNull()
  await as.delete(`${path}/${second.id}`)
  expect(await lockCode()).toEqual(changedLock)
})

test('a change that an earlier version confirms during a deployment is known too', async () => {
  const { service, as, path, second, lockCode } = await givenDeletedReason()
  const { db, clock } = service.context
  await db
    .updateTable('stays')
    .set({ code_confirmed_at: clock.now() + 1, code_sealed: sealCode(service.context, second.id, '0817') })
    .where('id', '=', second.id)
    .execute()
  await as.delete(`${path}/${second.id}`)
  expect((await lockCode()).code).toBe('0817')
})

test('with another mode of codes, the code on the lock is not known', async () => {
  const { as, settingsPath, lockCode } = await givenDeletedReason()
  const choose = (codeMode: string) => as.put(settingsPath, { codeMode, confirmed: true })
  expect((await choose('fixed')).json().lockCode).toBeNull()
  expect((await choose('shared')).json().lockCode).toBeNull()
  expect(await lockCode()).toBeNull()
})

test('a proposed code is neither on the lock, nor a spare code, nor the door code, nor that of other guests', async () => {
  const { service, as, bookId, path, second, confirm, settingsPath } = await givenDeletedReason()
  const link = (await as.post(`${settingsPath}/cleaner-link`)).json().cleanerLink as string
  const proposed = async () =>
    (await service.anonymous.get(new URL(link).pathname)).body.match(/name="code"[^>]* value="([^"]*)"/)?.[1] ?? ''
  await as.delete(`${path}/${second.id}`)
  const third = await givenStay(as, bookId, { arrival: '2026-03-03', departure: '2026-03-05' })
  const first = await proposed()
  expect(first).toMatch(/^\d{4}$/)

  await as.put(settingsPath, { spareCodes: [first], confirmed: true })
  const second_ = await proposed()
  await as.patch(`/api/welcome-books/${bookId}/essentials`, { doorCode: `Key box ${second_}` })
  const third_ = await proposed()
  await givenStay(as, bookId, { arrival: '2026-03-05', departure: '2026-03-07', code: third_ })
  const fourth = await proposed()
  expect(new Set([first, second_, third_, fourth]).size).toBe(4)

  // What the host has prepared is proposed, unless others know it.
  const prepare = async (code: string) => {
    await as.patch(`${path}/${third.id}`, { code })
    return proposed()
  }
  expect(await prepare('2580')).toBe('2580')
  expect(await prepare('0816')).not.toBe('0816')
  expect(await prepare(first)).toBe(fourth)
  // The lock has the code already, and these guests have seen it.
  await confirm(third.id, '0817')
  await service.context.db.updateTable('stays').set({ code_confirmed_at: null }).where('id', '=', third.id).execute()
  expect(await proposed()).toBe('0817')
})
