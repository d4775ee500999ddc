import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { startTestApp } from '#test/test-app.ts'

/** The scenes that a page names: at the headline, and in its social picture. */
function scenesOf(page: { body: string }): string[] {
  return [...new Set(page.body.match(/hero-\d\d\.(png|svg)/g))].toSorted()
}

test('the landing page shows the default scene until an operator chooses another', async () => {
  const { anonymous } = await startTestApp()

  expect(scenesOf(await anonymous.get('/'))).toEqual(['hero-10.png', 'hero-10.svg'])
})

test('a scene that an operator chooses is shown to everybody in every language', async () => {
  const service = await startTestApp()
  const { as: operator } = await givenHost(service, { role: 'admin' })

  const answer = await operator.put('/api/hero', { hero: 'option03' })
  const pages = await Promise.all(['/', '/it', '/fr', '/es', '/de'].map((path) => service.anonymous.get(path)))

  expect(answer.statusCode).toBe(200)
  expect((await operator.get('/api/hero')).json()).toEqual({ hero: 'option03' })
  for (const page of pages) expect(scenesOf(page)).toEqual(['hero-03.png', 'hero-03.svg'])
})

test('a later choice replaces the earlier one', async () => {
  const service = await startTestApp()
  const { as: operator } = await givenHost(service, { role: 'admin' })

  for (const hero of ['option03', 'option08']) await operator.put('/api/hero', { hero })

  expect((await operator.get('/api/hero')).json()).toEqual({ hero: 'option08' })
})

test('the audit log contains who chose which scene, and no refused requests', async () => {
  const service = await startTestApp()
  const { as: operator, account } = await givenHost(service, { role: 'admin' })
  const { as: host } = await givenHost(service)

  await operator.put('/api/hero', { hero: 'option03' })
  await operator.put('/api/hero', { hero: 'option11' })
  await host.put('/api/hero', { hero: 'option08' })

  const { acts } = (await operator.get('/api/admin/acts')).json()
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({ kind: 'heroChosen', hero: 'option03', adminEmail: account.email })
})

test('hosts and visitors cannot choose a scene', async () => {
  const service = await startTestApp()
  const { as: host } = await givenHost(service)

  for (const caller of [host, service.anonymous]) {
    expect((await caller.get('/api/hero')).statusCode).toBe(404)
    expect((await caller.put('/api/hero', { hero: 'option03' })).statusCode).toBe(404)
    expect((await caller.put('/api/hero', 'nonsense')).statusCode).toBe(404)
    expect((await caller.get('/hero-preview', { accept: 'text/html' })).statusCode).toBe(404)
  }
  expect(scenesOf(await service.anonymous.get('/'))).toEqual(['hero-10.png', 'hero-10.svg'])
})

test.each([{}, { hero: 'option11' }, { hero: 3 }])('%j is refused as a scene', async (body) => {
  const service = await startTestApp()
  const { as: operator } = await givenHost(service, { role: 'admin' })

  const answer = await operator.put('/api/hero', body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty('hero')
})

test('the hero chooser is served to an operator', async () => {
  const service = await startTestApp()
  const { as: operator } = await givenHost(service, { role: 'admin' })

  expect((await operator.get('/hero-preview', { accept: 'text/html' })).statusCode).toBe(200)
})
