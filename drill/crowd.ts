import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Call, call } from './client.ts'
import type { Stage } from './scene.ts'

export type CrowdOrder = {
  /** Nodes that take turns; with several, only those that are ready, as a load balancer finds out. */
  origins: readonly string[]
  calls: readonly (Pick<Call, 'method' | 'headers' | 'body'> & { path: string })[]
  /**
   * `callers` ask one after the other, with a pause after each answer of `pause` milliseconds or up to twice as many.
   * `perSecond` asks at this rate whether answers come or not, as a crowd of strangers does.
   */
  pace: { callers: number; pause: number } | { perSecond: number }
}

export type Sample = Pick<Answer, 'status' | 'ms'> & { path: string; retryAfter: boolean }

export type Crowd = {
  /** Answers since the last time. */
  read(): Promise<Sample[]>
  end(): Promise<Sample[]>
}

/** Callers in a process of their own: what the drill does besides does not lengthen their times. */
export async function startCrowd(stage: Stage, order: CrowdOrder): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, 'crowd.ts'))
  stage.atEnd(() => child.kill('SIGKILL'))
  const ask = async (message: CrowdOrder | 'read' | 'pause') => {
    const told = once(child, 'message')
    child.send(message)
    const [samples] = (await told) as [Sample[]]
    return samples
  }
  await ask(order)
  return {
    read: () => ask('read'),
    async end() {
      const samples = await ask('pause')
      // Answers that are under way are part of what was seen.
      await sleep(500)
      const last = await ask('read')
      child.kill('SIGKILL')
      return [...samples, ...last]
    },
  }
}

const healthPause = 100

if (import.meta.main) serveOrders()

function serveOrders(): void {
  let samples: Sample[] = []
  let isPaused = false
  let turn = 0
  let ready: readonly string[] = []

  const askOnce = async ({ calls }: CrowdOrder) => {
    turn += 1
    const wanted = calls[turn % calls.length]
    const origin = ready[turn % ready.length]
    if (!wanted || !origin) return
    const { path, ...rest } = wanted
    const { status, ms, headers } = await call(origin + path, rest)
    samples.push({ status, ms, path, retryAfter: headers['retry-after'] !== undefined })
  }
  const askOn = async (order: CrowdOrder, pause: number) => {
    while (!isPaused) {
      await askOnce(order)
      await sleep(pause * (1 + Math.random()))
    }
  }
  const askAtRate = async (order: CrowdOrder, perSecond: number) => {
    const start = performance.now()
    for (let asked = 0; !isPaused; await sleep(2)) {
      for (const due = ((performance.now() - start) * perSecond) / 1_000; asked < due; asked += 1) void askOnce(order)
    }
  }
  const watchHealth = async (origins: readonly string[]) => {
    while (!isPaused) {
      const healths = await Promise.all(origins.map((origin) => call(`${origin}/readyz`, { patience: 1_000 })))
      ready = origins.filter((_origin, index) => healths[index]?.status === 200)
      await sleep(healthPause)
    }
  }
  const start = (order: CrowdOrder) => {
    const { origins, pace } = order
    ready = origins
    if (origins.length > 1) void watchHealth(origins)
    if ('perSecond' in pace) void askAtRate(order, pace.perSecond)
    else for (let caller = 0; caller < pace.callers; caller += 1) void askOn(order, pace.pause)
  }
  process.on('message', (order: CrowdOrder | 'read' | 'pause') => {
    if (order === 'pause') isPaused = true
    else if (order !== 'read') start(order)
    process.send?.(samples)
    samples = []
  })
  process.once('disconnect', () => process.exit())
}
