import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { createCaller, startTestApp } from '#test/test-app.ts'
import { findAnswerMisfit } from '#test/watch-answers.ts'
import { watchLog } from '#test/watch-log.ts'

test('an answer that does not fit the description of its call is found', async () => {
  const app = Fastify()
  const found: (string | undefined)[] = []
  app.addHook('onSend', async (request, reply, payload) => void found.push(findAnswerMisfit(request, reply, payload)))
  app.get('/api/auth/me', async () => ({ host: { id: 'one' } }))
  app.post('/api/auth/logout', async (_request, reply) => reply.code(218).send({}))
  app.get('/api/captcha', async (_request, reply) => reply.type('image/gif').send('GIF'))
  app.get('/api/unknown', async () => ({}))

  for (const url of ['/api/auth/me', '/api/captcha', '/api/unknown']) await app.inject({ url })
  await app.inject({ method: 'POST', url: '/api/auth/logout' })

  expect(found).toEqual([
    expect.stringContaining("GET /api/auth/me: 200 data must have required property 'id'"),
    'GET /api/captcha: image/gif is not described',
    'GET /api/unknown is not described',
    'POST /api/auth/logout: status 218 is not described',
  ])
})

test('mail addresses, and values that a request or answer contained, are found in the log', async () => {
  const watched = watchLog()
  const service = await startTestApp()
  service.app.addHook('preHandler', async (request) => watched.noteRequest(request))
  service.app.addHook('onSend', async (_request, reply, payload) => watched.noteAnswer(reply, payload))
  const { as, account } = await givenHost(service)
  await as.patch('/api/account', { name: 'Maria Planted' }, { 'x-forwarded-for': '203.0.113.9' })
  const [session = ''] = as.cookies.values()

  const planted = [`of ${account.email}`, 'for Maria Planted', `with ${session}`]
  for (const line of [...planted, 'at node_modules/pino@10.4.0/pino.js:12', 'answered']) watched.write(line)

  expect(watched.findLeaks()).toEqual(planted)
})

test('short codes, and paths and tokens of links, are found in the log', async () => {
  const watched = watchLog()
  const service = await startTestApp()
  service.app.addHook('onSend', async (_request, reply, payload) => watched.noteAnswer(reply, payload))
  service.app.get('/planted', async (_request, reply) =>
    reply.send({
      doorCode: '4711',
      stay: { link: 'https://benvenuto.example/s/planted-token-1' },
      settings: {
        cleanerLink: 'https://benvenuto.example/c/planted-token-2',
        url: 'https://benvenuto.example/media/a1/photo.webp',
      },
    }),
  )
  await service.app.inject('/planted')
  await createCaller(service.app, watched.notePath).get('/s/planted-token-3?lang=de')

  const planted = [
    'door 4711 opened',
    '{"code":"4711"}',
    'GET /s/planted-token-1',
    'token planted-token-2',
    '"path":"/s/planted-token-3/media"',
  ]
  const harmless = ['{"ms":4711}', 'at server.ts:4711:12', '2026-11-23T12:00:00.4711Z', 'id 47114711', 'photo.webp']
  for (const line of [...planted, ...harmless]) watched.write(line)
  expect(watched.findLeaks()).toEqual(planted)
})

test('the log of a test with requests is not empty', async () => {
  const lines: string[] = []
  const service = await startTestApp({ log: { write: (line) => lines.push(line) } })
  await service.anonymous.get('/api/auth/me')
  expect(lines.join('')).toContain('"path":"/api/auth/me"')
})
