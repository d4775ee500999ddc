import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { builtAssets } from '#test/built-assets.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { listRoutes } from '#test/routes.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'

/** What must hold of the whole service, whichever feature answers. */

test('every page allows only our own scripts, no framing and no other base URL', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service, { role: 'admin', plan: 'pro' })
  const book = await givenBook(as)
  const app = await createApp(service.context, builtAssets)
  const pages = (await listRoutes(app)).filter((route) => route.startsWith('GET ') && !route.includes(' /api/'))
  let seen = 0
  for (const route of pages) {
    const url = route
      .slice(4)
      .replace(/:(?:id|bookId)/, book.id)
      .replaceAll(/:\w+/g, 'x')
    const cookies = Object.fromEntries(as.cookies)
    const { headers } = await app.inject({ method: 'GET', url, cookies, headers: { accept: 'text/html' } })
    if (!String(headers['content-type']).startsWith('text/html')) continue
    seen += 1
    const policy = String(headers['content-security-policy'])
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy, url).toContain(rule)
    }
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts, url).not.toMatch(/unsafe|\*|data:|http:/)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['referrer-policy'], url).toMatch(/^(?:strict-origin|same-origin|no-referrer)$/)
  }
  expect(seen).toBeGreaterThan(80)
  await app.close()
})

test.each(['null', 'https://evil.example', 'http://127.0.0.1:3000.evil.example', 'http://127.0.0.1:3001'])(
  'no changing request is accepted from %s',
  async (origin) => {
    const service = await startTestApp()
    const { as } = await givenHost(service, { role: 'admin' })
    const routes = (await listRoutes(service.app)).filter((route) => !route.startsWith('GET '))
    for (const route of routes) {
      const [method, url = ''] = route.split(' ')
      const cookies = Object.fromEntries(as.cookies)
      const answer = await service.app.inject({ method: method as 'POST', url, cookies, headers: { origin } })
      expect([answer.statusCode, route]).toEqual([403, route])
    }
  },
)

test.each([
  '{"__proto__":{"role":"admin"},"name":"Eve"}',
  '{"constructor":{"prototype":{"role":"admin"}},"name":"Eve"}',
  '{"name":{"__proto__":{"role":"admin"}}}',
])('the prototype cannot be polluted with %s', async (body) => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const answer = await as.patch('/api/account', body, { 'content-type': 'application/json' })
  expect(answer.statusCode).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'role')).toBe(false)
  expect((await as.get('/api/auth/me')).json()).toMatchObject({ role: 'host', name: 'Giulia Conti' })
})

test('JSON routes refuse the content types that a cross-site form can send', async () => {
  const service = await startTestApp()
  const { account } = await givenHost(service)
  const credentials = JSON.stringify({ email: account.email, password: givenPassword })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await service.anonymous.post('/api/auth/login', credentials, { 'content-type': type })
    expect([type, answer.statusCode, answer.cookies]).toEqual([type, 400, []])
  }
})

test('links in mails have our origin, whatever Host header a request has', async () => {
  const receiver = await startMailReceiver()
  const service = await startTestApp({ env: { SMTP_URL: receiver.url } })
  const { account } = await givenHost(service)
  for (const lie of [
    { host: 'localhost:81' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example' },
  ]) {
    await service.anonymous.post('/api/auth/forgot-password', { email: account.email }, lie)
  }
  await sendDueMails(service.context)

  expect(receiver.received).toHaveLength(3)
  for (const { mail } of receiver.received) {
    expect(mail.text).toContain(`${testOrigin}/reset-password?token=`)
    expect(`${mail.text} ${mail.html}`).not.toMatch(/evil|localhost:81/)
  }
})

test('signing in replaces a session id that was planted in the browser', async () => {
  const service = await startTestApp()
  const { account } = await givenHost(service)
  const attacker = await givenHost(service)
  const victim = service.browser()
  for (const [name, value] of attacker.as.cookies) victim.cookies.set(name, value)

  await victim.post('/api/auth/login', { email: account.email, password: givenPassword })

  expect((await victim.get('/api/auth/me')).json().id).toBe(account.id)
  expect([...victim.cookies.values()]).not.toEqual([...attacker.as.cookies.values()])
  expect((await attacker.as.get('/api/auth/me')).statusCode).toBe(401)
})

test('a name with line breaks is stored as one line', async () => {
  const service = await startTestApp()
  const { as } = await givenHost(service)
  const changed = await as.patch('/api/account', {
    name: ' Eve\r\nBcc: all@example.com\u0000 '.replace('\u0000', '\u0085'),
  })
  expect(changed.json().name).toBe('Eve Bcc: all@example.com')
})

test('metrics are only available to direct callers in the operator’s network', async () => {
  const service = await startTestApp()
  const prometheus = { 'user-agent': 'Prometheus/3.0', 'x-prometheus-scrape-timeout-seconds': '10' }
  expect((await service.anonymous.get('/metrics', prometheus)).statusCode).toBe(200)
  const addedByProxies = [
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Original-Forwarded-For',
    'Forwarded',
    'X-Real-IP',
    'X-Client-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Azure-ClientIP',
    'Via',
    'CDN-Loop',
  ]
  for (const name of addedByProxies) {
    expect((await service.anonymous.get('/metrics', { [name]: '127.0.0.1' })).statusCode, name).toBe(404)
  }
  const outside = await service.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
  expect(outside.statusCode).toBe(404)
})

test('only built files are served under /assets', async () => {
  const service = await startTestApp()
  const clientFolder = join(service.context.config.dataDir, 'client')
  await mkdir(join(clientFolder, 'assets'), { recursive: true })
  await writeFile(join(clientFolder, 'assets', 'main.js'), 'built')
  await writeFile(join(clientFolder, 'secret.txt'), 'secret')
  const app = await createApp(service.context, builtAssets, { clientFolder })

  expect((await app.inject('/assets/main.js')).body).toBe('built')
  const up = ['../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', '%2e%2e%2fsecret.txt', '..%5csecret.txt']
  for (const path of [...up, '....//secret.txt', 'main.js/../../secret.txt', 'x%00/../../secret.txt', '']) {
    const answer = await app.inject(`/assets/${path}`)
    expect([400, 404], `${path} ${answer.body}`).toContain(answer.statusCode)
  }
  await app.close()
})
