import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minute, second } from '#platform/clock.ts'
import { platformError } from '#platform/errors.ts'
import type { EncodedImage } from './image-encoding.ts'
import { imageError } from './image-errors.ts'
import { type ImageBounds, type ImageOrder, type ImageReply, tooCostly } from './image-protocol.ts'

/** The cause of an error that ended a process: worth a line in the log. */
export class ImageProcessError extends Error {}

export type ImageProcesses = {
  /**
   * Decodes and encodes a picture. How many run at once is up to the caller.
   * @throws UNREADABLE_IMAGE also when the picture took too much or ended its process; what `encodeImage` throws;
   *   UNAVAILABLE when there is no process to be had, or no time for the picture
   */
  encode(bytes: Uint8Array): Promise<EncodedImage>
  /** Ends all processes that wait for work. */
  close(): void
}

/**
 * The costliest pictures that the header lets through take 4 seconds and 200 MB, the process included. These bounds are
 * for those that nobody has thought of.
 */
const usualBounds: ImageBounds = { cpuMs: 20 * second, wallMs: 2 * minute, memory: 400_000_000 }

/** The built program lies beside the built server; in the sources, Node runs the file as it is. */
const program = ['image-program.ts', 'image-program.js', '../image-program.js']
  .map((file) => fileURLToPath(new URL(file, import.meta.url)))
  .find((file) => existsSync(file))

/**
 * Hostile bytes meet the decoders without the service's environment, which holds secrets. One arena and one thread, and
 * memory that goes back at once: with glibc's defaults a process keeps twice as much.
 */
const environment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
  // Otherwise libvips writes about every damaged picture to the standard error.
  VIPS_WARNING: '0',
}

/** How a decoder dies of a picture. Other signals come from outside. */
const crashes = new Set<string>(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP'])

/**
 * Processes for pictures, started when they are needed and ended after a time without work. Threads would not do: what
 * the decoders do in one cannot be ended, and its memory is the service's.
 */
export function createImageProcesses({ bounds = usualBounds, idleMs = minute } = {}): ImageProcesses {
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []

  const take = () => {
    const waiting = idle.pop()
    clearTimeout(waiting?.end)
    return waiting?.child ?? start(forget)
  }
  const forget = (child: ChildProcess) => {
    const index = idle.findIndex((waiting) => waiting.child === child)
    if (index >= 0) idle.splice(index, 1)
  }
  const giveBack = (child: ChildProcess) => {
    child.channel?.unref()
    const end = setTimeout(() => {
      forget(child)
      child.disconnect()
    }, idleMs)
    idle.push({ child, end: end.unref() })
  }

  return {
    async encode(bytes) {
      const child = take()
      const reply = await ask(child, { bytes, bounds })
      giveBack(child)
      if ('image' in reply) return reply.image
      if ('fault' in reply) throw new Error(reply.fault)
      throw imageError(reply.code as Parameters<typeof imageError>[0], { params: reply.params })
    },
    close() {
      for (const { child, end } of idle.splice(0)) {
        clearTimeout(end)
        child.disconnect()
      }
    },
  }
}

function start(onExit: (child: ChildProcess) => void): ChildProcess {
  if (!program) throw new Error('the program that decodes pictures is missing')
  const child = fork(program, [], {
    env: environment,
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.on('exit', () => onExit(child))
  // `ask` reports it; without a listener it would end the service.
  child.on('error', () => undefined)
  return child
}

async function ask(child: ChildProcess, order: ImageOrder): Promise<ImageReply> {
  const settled = new AbortController()
  const { signal } = settled
  // The process keeps its bounds itself; one that hangs or is stopped cannot.
  const kill = setTimeout(() => child.kill('SIGKILL'), order.bounds.wallMs + 10 * second)
  child.channel?.ref()
  try {
    child.send(order)
    return await Promise.race([
      once(child, 'message', { signal }).then(([reply]) => reply as ImageReply),
      once(child, 'exit', { signal }).then(([code, signalName]) => {
        throw new ImageProcessError(`the process ended with ${signalName ?? `code ${code}`}`)
      }),
    ])
  } catch (error) {
    const cause = error instanceof ImageProcessError ? error : new ImageProcessError('no process', { cause: error })
    const isToBlame = child.exitCode === tooCostly || crashes.has(child.signalCode ?? '')
    if (isToBlame) throw imageError('UNREADABLE_IMAGE', { cause })
    throw platformError('UNAVAILABLE', { retryAfter: 10, cause })
  } finally {
    clearTimeout(kill)
    settled.abort()
  }
}
