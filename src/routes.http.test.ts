import { expect, onTestFinished, test } from 'vitest'
import { bodyLimits } from '#limits.ts'
import { collectStatements, listGrowingReads, runAllJobs } from '#test/query-plans.ts'
import { addressOf, sceneOf } from '#test/route-cases.ts'
import type { BodyKind, Scene, Sent } from '#test/route-table/row.ts'
import { routeOf, routeTable } from '#test/route-table.ts'
import { type CallerName, callers, privateWord, startRouteWorld } from '#test/route-world.ts'
import { listRoutes } from '#test/routes.ts'
import { testOrigin } from '#test/test-app.ts'

/** What every route has in common, for every route; `test/route-table/` has a row for each. */

/** Owner and operator come last: their calls succeed and may use up what the address names. */
const callOrder = ['anonymous', 'disabled', 'stranger', 'owner', 'operator'] as const

async function call(key: string, url: string, scene: Scene, { body, type, headers }: Sent, origin = testOrigin) {
  const method = routeOf(key).split(' ')[0] as 'GET'
  const answer = await (key.includes('/webhooks/') ? scene.world.stripeApp : scene.world.app).inject({
    method,
    url,
    cookies: Object.fromEntries(scene.as.cookies),
    headers: { ...(type && { 'content-type': type }), ...(method !== 'GET' && { origin }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  })
  if (url.startsWith('/api/') && answer.statusCode >= 400) {
    expect(answer.json(), `${key} ${answer.body}`).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
    })
  }
  expectSafeHeaders(key, answer)
  return answer
}

/** The description of the API. */
const publicDocuments = ['GET /api/docs', 'GET /api/openapi.json']

/** Browsers must not guess the type of a response or its character set, and no cache may keep an API's response. */
function expectSafeHeaders(key: string, { headers, body }: Awaited<ReturnType<typeof call>>): void {
  const { 'content-type': type = '', 'cache-control': caching } = headers
  expect(headers['x-content-type-options'], key).toBe('nosniff')
  if (body !== '') expect(type, key).toMatch(/^(?:image\/(?!svg)|application\/(?:pdf|zip)$|.*; charset=utf-8$)/)
  if (key.includes(' /api/') && !publicDocuments.includes(key)) expect(caching, key).toBe('no-store')
}

test('every route has a row in the table, and every row a route', async () => {
  const { app, stripeApp } = await startRouteWorld()
  const routes = new Set([...(await listRoutes(app)), ...(await listRoutes(stripeApp))])
  expect(Object.keys(routeTable).map(routeOf)).toEqual(expect.arrayContaining([...routes]))
  expect([...routes]).toEqual(expect.arrayContaining(Object.keys(routeTable).map(routeOf)))
})

/** The jobs run in the same world, because giving it all that routes and jobs need takes most of the time. */
test('every route admits whom the table says and shows nobody else what is private, and no route or job reads a table that grows from end to end', async () => {
  const world = await startRouteWorld()
  const { statements, watched, end } = collectStatements()
  onTestFinished(end)
  const cast = await world.giveCast()
  const seen: Record<string, readonly unknown[]> = {}
  const told: string[] = []
  for (const [key, row] of Object.entries(routeTable)) {
    const own = row.isConsuming ? await world.giveCast() : cast
    const statuses: Partial<Record<CallerName, number>> = {}
    for (const name of callOrder) {
      const scene = sceneOf(world, own, name)
      const url = await addressOf(key, row, scene)
      const sent = (await row.send?.(scene)) ?? {}
      const answer = await watched(() => call(key, url, scene, sent))
      statuses[name] = answer.statusCode
      const mayKnow = name === 'owner' || (name === 'operator' && row.statuses[2] === 404)
      if (!mayKnow && answer.body.includes(privateWord)) told.push(`${key}: ${name}`)
    }
    seen[key] = callers.map((name) => statuses[name])
  }
  await runAllJobs(world, watched)
  const growing = await listGrowingReads(world, statements)

  const expected = Object.fromEntries(Object.entries(routeTable).map(([key, { statuses }]) => [key, statuses]))
  expect.soft(seen).toEqual(expected)
  expect.soft(told).toEqual([])
  expect.soft(statements.length).toBeGreaterThan(200)
  expect.soft(growing).toEqual([])
}, 900_000)

/** Status of the answer to a body of another type, to a content type that nobody knows, and to too large a body. */
const refusals: Record<BodyKind, readonly [wrong: number, unknown: number, large: number]> = {
  json: [400, 400, 413],
  nothing: [400, 400, 413],
  form: [400, 400, 413],
  text: [400, 400, 413],
  picture: [400, 400, 413],
  // Nobody knows the signature.
  signed: [400, 400, 413],
  // Mail programs send forms of both kinds, and nothing of other types is read.
  link: [400, 200, 413],
}

const typeOf: Record<BodyKind, string> = {
  json: 'application/json',
  nothing: 'application/json',
  form: 'application/x-www-form-urlencoded',
  link: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  picture: 'image/jpeg',
  signed: 'application/json',
}

/** Bodies of another type than the route reads. */
function wrongBodies(kind: BodyKind): Sent[] {
  const bodies = kind === 'json' ? ['[]', '"text"', '7', '{"name":'] : ['{"name":']
  return bodies.map((body) => ({ body, type: 'application/json' }))
}

test('a body that a route does not read is refused, and so is a page of another site', async () => {
  const world = await startRouteWorld()
  const cast = await world.giveCast()
  const seen: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const [key, row] of Object.entries(routeTable)) {
    if (key.startsWith('GET ')) continue
    const kind = row.takes ?? 'json'
    const limit = row.bodyLimit ?? bodyLimits.usual
    const scene = sceneOf(world, cast, row.statuses[2] < 400 ? 'owner' : 'operator')
    const url = await addressOf(key, row, scene)
    const statusOf = async (sent: Sent, origin?: string) => (await call(key, url, scene, sent, origin)).statusCode
    const wrong: number[] = []
    for (const sent of wrongBodies(kind)) wrong.push(await statusOf(sent))
    // Callers who are not admitted are refused before the body is read. A route that answers all callers alike admits all.
    const isForAll = new Set(row.statuses).size === 1
    const outsiders = (['anonymous', 'stranger'] as const).filter(
      (name) => row.statuses[callers.indexOf(name)] === 401 || (row.statuses[2] === 404 && !isForAll),
    )
    const unread: number[] = []
    for (const name of outsiders) {
      const outsider = { ...scene, name, as: cast.as[name] }
      unread.push((await call(key, url, outsider, { body: '{', type: 'application/json' })).statusCode)
    }
    seen[key] = {
      unread,
      foreign: await statusOf((await row.send?.(scene)) ?? {}, 'https://evil.example'),
      wrong: [...new Set(wrong)],
      unknown: await statusOf({ body: 'a: 1', type: 'application/yaml' }),
      large: await statusOf({ body: ' '.repeat(limit + 1), type: typeOf[kind] }),
    }
    const [wrongStatus, unknown, large] = refusals[kind]
    expected[key] = {
      unread: outsiders.map((name) => row.statuses[callers.indexOf(name)]),
      foreign: kind === 'signed' ? row.statuses[2] : 403,
      wrong: [wrongStatus],
      unknown,
      large,
    }
  }
  expect(seen).toEqual(expected)
})

/** PostgreSQL refuses texts with NUL, so one that reaches a query is a failure there. */
test('NUL in a parameter or query is no failure on any route', async () => {
  const world = await startRouteWorld()
  const cast = await world.giveCast()
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const names = ['book', 'from', 'to', 'plan', 'search', 'state', 'after', 'only', 'domain', 'lang', 'wifi', 'sent']
  const query = names.map((name) => `${name}=a%00`).join('&')
  const failed: string[] = []
  for (const [key, row] of Object.entries(routeTable)) {
    if (key.includes('/webhooks/')) continue
    const scene = sceneOf(world, cast, row.statuses[2] < 400 ? 'owner' : 'operator')
    const [method = '', path = ''] = routeOf(key).split(' ')
    const url = path.replaceAll(/:\w+/g, 'a%00')
    // Without a body that is accepted the routes that take one would refuse the call before they look at its path.
    const { body, type = 'application/json', headers } = path.includes(':') ? ((await row.send?.(scene)) ?? {}) : {}
    const answer = await fetch(`${address}${url}?${query}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...scene.as.cookies].map((cookie) => cookie.join('=')).join('; '),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) failed.push(`${key}: ${answer.status}`)
  }
  expect(failed).toEqual([])
})
