import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'

test('an open network is stored and copied, and a password ends it, by a save and by a quick edit', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const book = await givenBook(as, { wifiName: 'Casa', wifiPassword: '' })
  const path = `/api/welcome-books/${book.id}`
  const isOpen = async (at = path) => (await as.get(at)).json().wifiOpen
  expect(await isOpen()).toBe(false)

  const open = { ...bookPayload, wifiName: 'Casa', wifiPassword: '', wifiOpen: true }
  expect((await as.put(path, open)).json().wifiOpen).toBe(true)
  expect(await isOpen(`${path}/public`)).toBe(true)
  const copy = (await as.post(`${path}/copies`, {})).json()
  expect(copy.wifiOpen).toBe(true)

  expect((await as.put(path, { ...open, wifiPassword: 'lemon' })).json().wifiOpen).toBe(false)
  expect((await as.put(path, open)).json().wifiOpen).toBe(true)
  await as.patch(`${path}/essentials`, { doorCode: '4812#' })
  expect(await isOpen()).toBe(true)
  await as.patch(`${path}/essentials`, { wifiPassword: 'lemon' })
  expect(await isOpen()).toBe(false)
  await as.patch(`${path}/essentials`, { wifiPassword: '' })
  expect(await isOpen()).toBe(false)
  const { wifiOpen: _unsent, ...older } = open
  expect((await as.put(path, older)).json().wifiOpen).toBe(false)
})

test('guests read that no password is needed only after the host has said so', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const read = async (id: string) => (await service.anonymous.get(`/share/${id}?lang=en`)).body
  const untold = await givenBook(as, { wifiName: 'Casa', wifiPassword: '' })
  const told = await givenBook(as, { wifiName: 'Casa', wifiPassword: '', wifiOpen: true })

  expect(await read(untold.id)).not.toContain('No password needed')
  expect(await read(untold.id)).not.toContain('QR code to join the Wi-Fi network')
  expect(await read(told.id)).toContain('No password needed')
  expect(await read(told.id)).toContain('QR code to join the Wi-Fi network')
})
