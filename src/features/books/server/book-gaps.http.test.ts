import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startTestApp } from '#test/test-app.ts'
import { BookView } from '../shared/book-contract.ts'

const unfinished = {
  doorAccessInfo: 'Ring the bell marked ___.\nThen come up.',
  houseRules: ['No pets', 'Quiet after ___'],
}

test('lines with an open gap are hidden from guests and kept for the host', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as, unfinished)

  const shown = BookView.parse((await server.anonymous.get(`/api/welcome-books/${id}/public`)).json())
  const page = (await server.anonymous.get(`/share/${id}`)).body
  const kept = BookView.parse((await as.get(`/api/welcome-books/${id}`)).json())

  expect(shown).toMatchObject({ doorAccessInfo: 'Then come up.', houseRules: '["No pets"]' })
  expect(page).toContain('Then come up.')
  expect(page).not.toContain('___')
  expect(kept).toMatchObject({ ...unfinished, houseRules: JSON.stringify(unfinished.houseRules) })
})

test('a line is shown once a save has completed it', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const { id } = await givenBook(as, unfinished)
  const whole = { hostName: 'Giulia', hostEmail: 'g@example.com', propertyName: 'Casa', status: 'published' }
  await as.put(`/api/welcome-books/${id}`, { ...whole, doorAccessInfo: 'Ring the bell marked Conti.' })

  expect((await server.anonymous.get(`/share/${id}`)).body).toContain('Ring the bell marked Conti.')
})
