import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app.ts'

test('every call is described, and the operator’s are not', async () => {
  const { anonymous } = await startTestApp()

  const response = await anonymous.get('/api/openapi.json')

  expect(response.statusCode).toBe(200)
  const { paths } = response.json<{ paths: Record<string, Record<string, { responses: object }>> }>()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/auth/login', '/api/welcome-books', '/api/welcome-books/{id}', '/api/select-plan']),
  )
  expect(paths['/api/welcome-books']?.['post']?.responses).toHaveProperty('201')
  expect(paths['/api/captcha']?.['get']?.responses).toHaveProperty(['200', 'content', 'image/png'])
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/admin'))).toEqual([])
})

test('limits are described with the calls that they bound', async () => {
  const { anonymous } = await startTestApp()
  type Schema = { maxLength?: number; maxItems?: number; properties?: Record<string, Schema>; items?: Schema } & {
    anyOf?: Schema[]
  }
  type Call = { requestBody: { content: Record<string, { schema: Schema }> } }
  const { paths } = (await anonymous.get('/api/openapi.json')).json<{ paths: Record<string, Record<string, Call>> }>()
  const bodyOf = (path: string, method: string) =>
    paths[path]?.[method]?.requestBody.content['application/json']?.schema.properties ?? {}

  for (const book of [bodyOf('/api/welcome-books', 'post'), bodyOf('/api/welcome-books/{id}', 'put')]) {
    const lengths = ['propertyName', 'hostEmail', 'welcomeMessage', 'googleMapsLink', 'wifiName', 'wifiPassword']
    expect(lengths.map((name) => book[name]?.maxLength)).toEqual([200, 254, 10_000, 2_000, 32, 63])
    const [equipment] = book['equipment']?.anyOf ?? []
    expect(equipment).toMatchObject({
      maxItems: 200,
      items: { properties: { name: { maxLength: 200 }, description: { maxLength: 10_000 } } },
    })
    expect(book['houseRules']?.anyOf?.[0]).toMatchObject({ maxItems: 200, items: { maxLength: 10_000 } })
    expect(book['leftovers']).toMatchObject({ maxItems: 200, items: { maxLength: 10_000 } })
    expect(book['emergencyNumbers']?.anyOf?.[0]?.properties?.['police']?.maxLength).toBe(200)
  }
  const look = bodyOf('/api/welcome-books/{id}/look', 'put')['look']?.properties ?? {}
  expect(look['ownSections']).toMatchObject({
    maxItems: 12,
    items: {
      properties: {
        title: { maxLength: 120 },
        text: { maxLength: 10_000 },
        links: { maxItems: 10 },
        pictures: { maxItems: 8 },
      },
    },
  })
  const translations = bodyOf('/api/welcome-books/{id}/translations/{language}', 'put')
  expect(translations['texts']).toMatchObject({
    maxItems: 2_000,
    items: { properties: { text: { maxLength: 10_000 } } },
  })
  expect(bodyOf('/api/account', 'patch')['name']?.maxLength).toBe(200)
  expect(bodyOf('/api/auth/register', 'post')['name']?.maxLength).toBe(200)
  expect(bodyOf('/api/domains/slugs/{id}', 'put')['slug']?.maxLength).toBe(60)
})
