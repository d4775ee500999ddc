import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { developmentAssets } from '#platform/http/assets.ts'
import { createLog } from '#platform/log.ts'
import { readConfig } from './config.ts'
import { openContext, start, warnAboutOperator, warnAboutRoot } from './main.ts'

async function givenConfig(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const base = { DATA_DIR: folder, PORT: '0', PUBLIC_ORIGIN: 'http://127.0.0.1:3000', LOG_LEVEL: 'silent' }
  return { folder, config: readConfig({ ...base, ...env }) }
}

test('the kernel may hold as many new connections as the service takes', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen')
  onTestFinished(() => listen.mockRestore())
  const { config } = await givenConfig({ LIMIT_CONNECTIONS: '3000' })
  const { stop } = await start(config, developmentAssets)
  onTestFinished(stop)
  expect(listen.mock.calls[0]?.[0]).toMatchObject({ backlog: 3000 })
})

test('stopping does not wait for clients that send nothing or send slowly', async () => {
  const { config } = await givenConfig()
  const { address, stop } = await start(config, developmentAssets)
  const { hostname, port } = new URL(address)
  const closed = ['', 'GET / HT', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{'].map(
    async (bytes) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes))
      socket.on('error', () => undefined).resume()
      return new Promise((resolve) => socket.on('close', resolve))
    },
  )
  await fetch(`${address}/healthz`)

  const begin = performance.now()
  await stop()
  await Promise.all(closed)

  expect(performance.now() - begin).toBeLessThan(5_000)
})

test('a stopping node reports not ready at once, and answers requests during the drain time', async () => {
  const { config } = await givenConfig({ DRAIN_SECONDS: '1' })
  const { address, stop } = await start(config, developmentAssets)
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)

  const stopped = stop()
  expect(await statusOf('/readyz')).toBe(503)
  const answers: Response[] = []
  for (let request = 0; request < 20; request += 1) answers.push(await fetch(`${address}/healthz`))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.at(-1)?.headers.get('connection')).toBe('close')
  await stopped
  await expect(statusOf('/healthz')).rejects.toThrow()
})

test('an error about the database is one line that names it, without the password', async () => {
  const { folder, config } = await givenConfig()
  await writeFile(join(folder, 'file'), '')
  const { config: unreachable } = await givenConfig({ DATABASE_URL: 'postgres://host:secret@localhost:1/books' })

  await expect(openContext({ ...config, databaseUrl: join(folder, 'file', 'x.db') })).rejects.toThrow(
    /^The database .+x\.db is not usable: .+$/,
  )
  await expect(openContext(unreachable)).rejects.toThrow(
    /^The PostgreSQL database of DATABASE_URL is not usable: (?!.*secret).*ECONNREFUSED.*$/,
  )
})

test('a warning is logged for root, and not for other users', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })

  for (const userId of [1000, undefined, 0]) warnAboutRoot(log, userId)

  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', msg: expect.stringContaining('runs as root') })
})

test('an occupied port is reported', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((resolve) => taken.on('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const { config } = await givenConfig({ PORT: String(port) })

  await expect(start(config, developmentAssets)).rejects.toThrow(`address already in use 127.0.0.1:${port}`)
})

test('a service whose operator is unknown warns with the names of the missing settings', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const operator = { OPERATOR_NAME: 'Casa Ltd', OPERATOR_ADDRESS: 'Via Uno 1', SUPPORT_EMAIL: 'help@stay.example' }

  warnAboutOperator(log, readConfig(operator))
  expect(lines).toEqual([])
  warnAboutOperator(log, readConfig({ OPERATOR_NAME: 'Casa Ltd' }))

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'OPERATOR_ADDRESS, SUPPORT_EMAIL not set: /legal does not say who runs the service' },
  ])
})
