import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'

const drill = join(import.meta.dirname, '..', 'drill')

/** Takes the place of the service: becomes healthy, and ignores the signals of a terminal as a service that stops does. */
const service = `
require('node:http').createServer((_request, response) => response.end()).listen(process.env.PORT)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)`

/** A drill with one scene that starts a service, tells its process id, and takes some time to clear away. */
const scene = `
const { Stage } = await import('${drill}/scene.ts')
const { startProduct } = await import('${drill}/product.ts')
const { endWhenInterrupted } = await import('${drill}/interruption.ts')
const stage = new Stage({ rounds: 1, engines: ['SQLite'], isShort: true })
endWhenInterrupted(() => stage.end())
const product = await startProduct(stage, { folder: '.' })
stage.atEnd(() => new Promise((resolve) => setTimeout(resolve, 500)))
console.log(product.processId)
setInterval(() => undefined, 1_000)`

async function givenRunningDrill(): Promise<{ child: ChildProcess; serviceId: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  await mkdir(join(folder, 'dist', 'server'), { recursive: true })
  await writeFile(join(folder, 'dist', 'server', 'main.js'), service)
  const child = spawn(process.execPath, ['--input-type=module', '--eval', scene], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const serviceId = Number(line)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (isRunning(serviceId)) process.kill(serviceId, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  return { child, serviceId }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}

const patience = { timeout: 20_000, interval: 50 }

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a drill that gets %s twice ends its service', async (signal) => {
  const { child, serviceId } = await givenRunningDrill()
  const ended = once(child, 'exit')
  child.kill(signal)
  await new Promise((resolve) => setTimeout(resolve, 100))
  child.kill(signal)
  expect((await ended)[0]).toBe(130)
  await vi.waitFor(() => expect(isRunning(serviceId)).toBe(false), patience)
})

test('the service of a drill that is killed ends by itself', async () => {
  const { child, serviceId } = await givenRunningDrill()
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(serviceId)).toBe(false), patience)
})
