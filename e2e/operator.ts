import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator } from '@playwright/test'
import { clockModule } from './built-service.ts'
import { type Host, registerHost } from './fixtures.ts'

const program = fileURLToPath(new URL('./operator-process.js', import.meta.url))

/** The operator's command line for one service, in a process of its own, as in production. */
export type Operator = {
  /** @throws Error with what the command line reports */
  run(...command: string[]): Promise<void>
  /** @param ahead milliseconds ahead of the machine's clock */
  moveClock(ahead: number): Promise<void>
  stop(): void
}

/** @param env the environment of the service */
export async function startOperator(env: NodeJS.ProcessEnv): Promise<Operator> {
  const child = fork(program, {
    env,
    execArgv: ['--import', clockModule],
    // Tests do not use what commands print and log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answerOf(child)
  // It does not keep the tests' process alive.
  child.unref()
  child.channel?.unref()
  return {
    async run(...command) {
      const { error } = await ask(child, { command })
      if (error) throw new Error(`${command.join(' ')}: ${error}`)
    },
    async moveClock(ahead) {
      await ask(child, { ahead })
    },
    stop: () => void child.kill(),
  }
}

/** Sends a message to a process that was started with `movable-clock.js`. @returns its answer */
export function ask(child: ChildProcess, message: { ahead: number } | { command: string[] }): Promise<Answer> {
  const answer = answerOf(child)
  child.send(message)
  return answer
}

type Answer = { error?: string | null }

async function answerOf(child: ChildProcess): Promise<Answer> {
  const stopped = new AbortController()
  const ended = once(child, 'exit', { signal: stopped.signal }).then(([code]) => {
    throw new Error(`${child.spawnfile} ended with ${code} before it answered`)
  })
  try {
    const [answer] = await Promise.race([once(child, 'message', { signal: stopped.signal }), ended])
    return answer
  } finally {
    stopped.abort()
  }
}

/** The operator of the service that all tests share. Ends with the worker. */
let sharedOperator: Promise<Operator> | undefined

/** Makes the host of a browser context an operator, with the operator's command line. */
export async function makeAdmin(context: BrowserContext, operator?: Operator): Promise<Host> {
  const host = await registerHost(context.request)
  await (operator ?? (await getSharedOperator())).run('users', 'grant-admin', host.email)
  return host
}

/** The message to support with a text, on the admin page of a new operator. `close` closes the browser context. */
export async function openSupportMessage(
  browser: Browser,
  text: string,
): Promise<{ row: Locator; close(): Promise<void> }> {
  const context = await browser.newContext()
  await makeAdmin(context)
  const page = await context.newPage()
  await page.goto('/admin')
  const messages = page.getByRole('region', { name: 'Messages to support' })
  return { row: messages.getByRole('listitem').filter({ hasText: text }), close: () => context.close() }
}

function getSharedOperator(): Promise<Operator> {
  sharedOperator ??= startOperator({ ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] })
  return sharedOperator
}
