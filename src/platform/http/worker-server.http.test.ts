import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import type { Operations } from '../operations.ts'
import type { ReadinessProblem } from '../readiness.ts'
import { startWorkerServer } from './worker-server.ts'

async function givenServer() {
  const state = { isStopping: false }
  const problems: ReadinessProblem[] = []
  const operations: Operations = {
    check: async () => problems,
    readMetrics: async () => 'a_metric 1\n',
    close: () => undefined,
  }
  const log = createLog('silent')
  const { address, stop } = await startWorkerServer({ operations, state, log }, { port: 0, host: '127.0.0.1' })
  onTestFinished(stop)
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(address + path, init)
    return [answer.status, await answer.text()]
  }
  return { ask, state, problems, address }
}

test('a worker answers its supervisor and Prometheus, and nothing else', async () => {
  const { ask } = await givenServer()
  const ok = [200, '{"status":"ok"}']
  expect(await ask('/healthz')).toEqual(ok)
  expect(await ask('/up')).toEqual(ok)
  expect(await ask('/readyz')).toEqual(ok)
  expect(await ask('/metrics')).toEqual([200, 'a_metric 1\n'])
  expect(await ask('/metrics', { method: 'HEAD' })).toEqual([200, ''])
  for (const name of ['x-forwarded-for', 'x-real-ip', 'via']) {
    expect(await ask('/metrics', { headers: { [name]: '127.0.0.1' } }), name).toEqual([404, ''])
  }
  for (const path of ['/', '/login', '/api/auth/session', '/readyz/pages', '//', '/%']) {
    expect(await ask(path), path).toEqual([404, ''])
  }
  expect(await ask('/metrics', { method: 'POST', body: 'x' })).toEqual([405, ''])
})

test('a worker that cannot work or is stopping is not ready', async () => {
  const { ask, state, problems } = await givenServer()
  problems.push('disk-full')
  expect(await ask('/readyz')).toEqual([503, '{"status":"unavailable","problems":["disk-full"]}'])
  for (const name of ['forwarded', 'x-real-ip']) {
    const headers = { [name]: '203.0.113.7' }
    expect(await ask('/readyz', { headers }), name).toEqual([503, '{"status":"unavailable"}'])
  }
  problems.pop()
  state.isStopping = true
  expect(await ask('/readyz')).toEqual([503, '{"status":"unavailable"}'])
  expect((await ask('/healthz'))[0]).toBe(200)
})

test('a worker gives each request one answer, whatever its body holds', async () => {
  const { address } = await givenServer()
  const { hostname, port } = new URL(address)
  const send = async (head: string, rest = '') => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n`))
    let answers = ''
    socket.on('data', (bytes) => {
      if (answers === '') socket.write(rest)
      answers += bytes
    })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    return answers.match(/HTTP\/1\.1 \d+|allow: [A-Z, ]+/g)
  }
  const chunked = 'Transfer-Encoding: chunked'
  expect(await send(`GET /metrics HTTP/1.1\r\nHost: x\r\n${chunked}`, 'no chunk\r\n')).toEqual(['HTTP/1.1 200'])
  expect(await send(`PUT /metrics HTTP/1.1\r\nHost: x\r\n${chunked}`, 'no chunk\r\n')).toEqual([
    'HTTP/1.1 405',
    'allow: GET, HEAD',
  ])
})
