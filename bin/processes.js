/** Child processes that end with this one: signals are passed on to them, and their exit codes become ours. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { say, seconds } from './terminal.js'

const running = new Set()
let stopping = false
let foregroundCode

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(signal))

// npm passes a signal to the shell that started this process, and many shells exit without passing it on.
if (process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process
  setInterval(() => {
    if (process.ppid !== ppid) void stopAll('SIGTERM')
  }, 200).unref()
}

/** Starts a process that gets a signal when this one gets one. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, options)
  const closed = new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${command} does not start: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(code ?? signalCode(signal)))
  })
  const entry = { child, closed }
  running.add(entry)
  void closed.then(() => running.delete(entry))
  return entry
}

/**
 * Runs a process in the foreground of this terminal.
 * @returns its exit code
 */
export async function run(command, args, options = {}) {
  const code = await start(command, args, { stdio: 'inherit', ...options }).closed
  if (stopping) await untilStopped()
  return code
}

/** Runs a program in place of this command and exits with its exit code. */
export async function become(command, args, options = {}) {
  foregroundCode = await start(command, args, { stdio: 'inherit', ...options }).closed
  if (stopping) await untilStopped()
  process.exit(foregroundCode)
}

/** Runs a step and prints one line with its duration; prints its output only if it failed. */
export async function runQuietly(title, command, args, options = {}) {
  const begin = performance.now()
  process.stderr.write(`${title} … `)
  const { child, closed } = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const code = await closed
  if (stopping) await untilStopped()
  say(`${code === 0 ? '' : 'failed after '}${seconds(begin)}`)
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  return code
}

async function stopAll(signal) {
  if (stopping) return
  stopping = true
  const ending = [...running]
  for (const { child } of ending) child.kill(signal)
  // The service stops within seconds; a process that hangs is killed.
  const deadline = setTimeout(() => {
    for (const { child } of ending) child.kill('SIGKILL')
  }, 15_000)
  await Promise.all(ending.map(({ closed }) => closed))
  clearTimeout(deadline)
  process.exit(foregroundCode ?? signalCode(signal))
}

/** Waits until `stopAll` ends the process, so that no further step begins. */
function untilStopped() {
  return new Promise(() => undefined)
}

function signalCode(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}
