import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { memoryFlags, memorySettings } from '../bin/node-memory.js'
import { findFreePort, waitUntilReady } from '../test/running-service.ts'
import type { Order } from './inside.ts'
import type { Stage } from './scene.ts'

export type LogLine = { level: string; msg: string; err?: { message?: string } }

export type ProductOptions = {
  env?: Record<string, string>
  folder: string
  port?: number
  /** Who runs it; the drill's own user unless it is given. Only root may name another one. */
  userId?: number
  /** The folder of a build; the present one unless it is given. */
  build?: string
}

/** Milliseconds for a start, on a machine that has other things to do as well. */
const startPatience = 180_000

/** Accounts are many here and come from one machine; each scene that is about such a limit sets it itself. */
const roomyLimits = {
  LIMIT_REGISTER_PER_ADDRESS: '100000',
  LIMIT_CAPTCHA_PER_ADDRESS: '100000',
  LIMIT_CREATIONS_PER_ACCOUNT: '100000',
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/** The built service as a process of its own, without a proxy. Ends with its scene. */
export async function startProduct(
  stage: Stage,
  { env = {}, folder, port: wanted, userId, build = '.' }: ProductOptions,
) {
  const port = wanted ?? (await findFreePort())
  // Started as `npm start` does it.
  const options = [...memoryFlags, '--import', join(import.meta.dirname, 'inside.ts')]
  const child = spawn(process.execPath, [...options, join(build, 'dist', 'server', 'main.js')], {
    env: {
      ...serviceEnvironment(),
      PORT: String(port),
      DATA_DIR: folder,
      CAPTCHA_FIXED_ANSWER: 'drill',
      ...roomyLimits,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(userId !== undefined && { uid: userId, gid: userId }),
  })
  stage.atEnd(() => kill(child))
  const log: LogLine[] = []
  const words: string[] = []
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      stage.watched.write(line)
      readLine(line, log, words)
    })
  }
  child.stderr?.on('data', (bytes: Buffer) => words.push(bytes.toString()))
  const origin = `http://127.0.0.1:${port}`
  const hasEnded = once(child, 'exit')
  const isWorker = env['ROLE'] === 'worker'
  const ready = isWorker ? waitForWord(words) : waitUntilReady(`${origin}/healthz`, startPatience)
  await Promise.race([
    ready.catch((error: unknown) => {
      throw new Error(`${String(error)}\n${[...words, ...log.map((line) => JSON.stringify(line))].join('\n')}`, {
        cause: error,
      })
    }),
    hasEnded.then(([code]) => {
      throw new Error(`the service ended with ${code}:\n${words.join('\n')}`)
    }),
  ])

  const order = (message: Order) => child.send(message)
  return {
    origin,
    port,
    folder,
    log,
    processId: child.pid ?? 0,
    /** Without any chance to finish something. */
    kill: () => kill(child),
    /** @returns its exit code */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM')
      await hasEnded
      return child.exitCode
    },
    get isRunning() {
      return child.exitCode === null && child.signalCode === null
    },
    moveClock: (jumpMs: number) => order({ jumpMs }),
    /** Watches the main thread. @returns ends it, and gives its longest work at a stretch in milliseconds */
    watchThread() {
      order({ watch: true })
      return async () => {
        const told = once(child, 'message')
        order({ tell: true })
        const [{ longestMs }] = (await told) as [{ longestMs: number }]
        return longestMs
      }
    },
    async readMetric(name: string): Promise<number> {
      const text = await (await fetch(`${origin}/metrics`)).text()
      const line = text.split('\n').find((one) => one.startsWith(`${name} `))
      return Number(line?.slice(name.length))
    },
    /** Messages of the log at a level, each once. */
    complaints: (level: string) => [...new Set(log.filter((line) => line.level === level).map(({ msg }) => msg))],
  }
}

/** Settings of the drill's own caller, which may hold those of a real service, are none of the product's. */
function serviceEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, NODE_ENV } = process.env
  return { PATH, TMPDIR, NODE_ENV, ...memorySettings }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function readLine(line: string, log: LogLine[], words: string[]): void {
  if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine)
  else words.push(line)
}

async function waitForWord(words: readonly string[]): Promise<void> {
  while (!words.some((word) => word.includes('is ready'))) await new Promise((resolve) => setTimeout(resolve, 50))
}
