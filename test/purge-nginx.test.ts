import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './local-server.ts'
import { findFreePort } from './running-service.ts'

const root = new URL('..', import.meta.url).pathname
const [, recipe = ''] = /^```nginx\n([\s\S]*?)^```/m.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8')) ?? []

/** A server that answers each path with its number of requests so far, as a page that caches may share. */
async function givenOrigin() {
  const counts = new Map<string, number>()
  return listen(
    createServer((request, response) => {
      const path = request.url ?? ''
      counts.set(path, (counts.get(path) ?? 0) + 1)
      response.setHeader('cache-control', 'public, max-age=0, s-maxage=60').end(String(counts.get(path)))
    }),
  )
}

function startProgram(command: string, args: string[], env: Record<string, string> = {}): void {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill()
    await ended
  })
}

function ask(port: number, path: string): Promise<string | undefined> {
  const headers = { host: 'benvenuto.example' }
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers }, async (response) => {
      let text = ''
      for await (const part of response.setEncoding('utf8')) text += part
      resolve(text)
    }).on('error', () => resolve(undefined))
  })
}

test('nginx as in the guide keeps pages, and the example of a receiver deletes those that changed', async ({
  skip,
}) => {
  if (spawnSync('nginx', ['-v']).error) return skip('nginx is not installed (apt-get install nginx)')
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const [port, purgePort, originPort] = [await findFreePort(), await findFreePort(), await givenOrigin()]
  const cache = join(folder, 'pages')
  mkdirSync(cache)
  const server = recipe
    .replace('/var/cache/nginx/pages', cache)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${originPort}`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${places.join(' ')}\n${server}}\n`,
  )
  expect(spawnSync('nginx', ['-t', '-q', '-c', config, '-e', `${folder}/error.log`], { encoding: 'utf8' }).stderr).toBe(
    '',
  )
  startProgram('nginx', ['-c', config, '-e', `${folder}/error.log`])
  const receiver = [join(root, 'deploy/purge-nginx.js'), cache, String(purgePort)]
  startProgram(process.execPath, receiver, { CDN_PURGE_TOKEN: 'token-of-the-cache' })
  const pages = ['/share/abc?lang=de', '/share/abc', '/share/abcd?lang=de']
  while ((await ask(port, '/share/ready')) === undefined) await sleep(50)
  // A service with a port in PUBLIC_ORIGIN names it in its pages, too.
  const changed = { id: 'abc', revision: 2, pages: ['https://benvenuto.example:8443/share/abc'] }
  const purge = (token: string) =>
    fetch(`http://127.0.0.1:${purgePort}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ books: [changed] }),
    })
  while (!(await purge('token-of-nobody').catch(() => undefined))) await sleep(50)
  const askAll = () => Promise.all(pages.map((path) => ask(port, path)))
  expect(await askAll()).toEqual(['1', '1', '1'])
  expect(await askAll()).toEqual(['1', '1', '1'])

  expect((await purge('token-of-nobody')).status).toBe(401)
  expect(await askAll()).toEqual(['1', '1', '1'])
  expect((await purge('token-of-the-cache')).status).toBe(204)
  expect(await askAll()).toEqual(['2', '2', '1'])
})

test('the example of a receiver says why it refuses a call, and never the token', async () => {
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(root, 'deploy/purge-nginx.js'), tmpdir(), String(port)], {
    env: { ...process.env, CDN_PURGE_TOKEN: 'token-of-the-cache' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  const lines = textOf(child.stderr)
  const call = async (token: string, init: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { authorization: `Bearer ${token}` }, ...init })).status
  while (!(await call('token-of-nobody', {}).catch(() => undefined))) await sleep(50)
  expect(await call('token-of-the-cache', {})).toBe(405)
  expect(await call('token-of-the-cache', { method: 'POST', body: 'no JSON' })).toBe(500)
  expect(await call('token-of-the-cache', { method: 'POST', body: 'no\u001b[2J\nJSON' })).toBe(500)
  child.kill()
  expect((await lines).trim().split('\n')).toEqual([
    'A call did not have the token of CDN_PURGE_TOKEN.',
    'A call was not a POST.',
    expect.stringContaining('JSON'),
    expect.stringMatching(/^[\u0020-\u007e]*no \[2J JSON[\u0020-\u007e]*$/),
  ])
})
