import { expect, test } from 'vitest'
import { compareDocument, findMisfit, listChanges, resolveAnswer } from '#test/api-contract.ts'
import { startTestApp } from '#test/test-app.ts'
import { apiSummaries } from '../../api-summaries.ts'

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

test('the committed description is the present one', async () => {
  const { anonymous } = await startTestApp()
  const document = (await anonymous.get('/api/openapi.json')).json()
  const { committed, present, changes } = compareDocument(document)
  expect(changes, 'docs/openapi.json is not current; UPDATE=1 with this test writes it').toEqual([])
  // The order of calls, too.
  expect(committed === present, 'docs/openapi.json is in another order').toBe(true)
})

test('changes of the description are listed by their place', () => {
  const before = { paths: { '/a': { get: { summary: 'A' } }, '/b': { get: {} } }, tags: ['x'] }
  const after = { paths: { '/a': { get: { summary: 'An a' } }, '/c': { get: {} } }, tags: ['x', 'y'] }
  expect(listChanges(before, after)).toEqual([
    'changed: paths /a get summary: "A" -> "An a"',
    'gone: paths /b',
    'new: paths /c',
    'new: tags 1',
  ])
  expect(listChanges(before, structuredClone(before))).toEqual([])
})

type Media = { schema: object; example?: unknown }
type Described = {
  summary?: string
  parameters?: (Media & { name: string })[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description?: string; content?: Record<string, Media> }>
}

function findProblem(schema: object, example: unknown): string | undefined {
  if (example === undefined) return 'has no example'
  const isMadeUp = /"text"(?!:)/.test(JSON.stringify(example))
  return isMadeUp ? 'a text has no value in src/api-samples.ts' : findMisfit(schema, example)
}

test('every call has a summary and examples that fit its contract', async () => {
  const { anonymous } = await startTestApp()
  const { paths, components } = (await anonymous.get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>
    components: { responses: Described['responses'] }
  }>()
  const wrong: string[] = []
  const described: string[] = []
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { summary, parameters = [], requestBody, responses }] of Object.entries(operations)) {
      const call = `${method.toUpperCase()} ${path}`
      described.push(call)
      if (summary === undefined) wrong.push(`${call} has no summary`)
      const answers = Object.values(responses).map((answer) => resolveAnswer(components, answer))
      if (answers.some((answer) => !answer?.description)) wrong.push(`${call} has an answer without a description`)
      const successes = answers.filter((_, index) => Number(Object.keys(responses)[index]) < 400)
      const bodies = [requestBody, ...successes].flatMap((body) => Object.entries(body?.content ?? {}))
      const json = bodies.filter(([type]) => type === 'application/json').map(([, media]) => media)
      for (const { schema, example } of [...parameters, ...json]) {
        const problem = findProblem(schema, example)
        if (problem !== undefined) wrong.push(`${call}: ${problem}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(Object.keys(apiSummaries).filter((call) => !described.includes(call))).toEqual([])
})

test('the page for people needs no script and nothing from elsewhere', async () => {
  const { anonymous } = await startTestApp()

  const response = await anonymous.get('/api/docs')

  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.body).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//)
  for (const path of ['/api/welcome-books', '/api/stays', '/api/calendars', '/api/stay-messages']) {
    expect(response.body).toContain(`<span class="path">${path}</span>`)
  }
  expect(response.body).not.toContain('/api/admin')
})
