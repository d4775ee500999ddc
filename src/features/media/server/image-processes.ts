import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { minute, second } from '#platform/clock.ts'
import { platformError } from '#platform/errors.ts'
import type { EncodedImage } from './image-encoding.ts'
import { imageError } from './image-errors.ts'
import { type ImageBounds, type ImageOrder, type ImageReply, tooCostly } from './image-protocol.ts'

/** The cause of an error with which a process ended. The caller logs it. */
export class ImageProcessError extends Error {}

export type ImageProcesses = {
  /**
   * Decodes and encodes a picture. The caller limits the concurrency.
   * @throws what `encodeImage` throws; UNREADABLE_IMAGE also when the picture took too much time or memory or crashed the
   *   process; UNAVAILABLE when no process could be started or the wall time was exceeded
   */
  encode(bytes: Uint8Array): Promise<EncodedImage>
  /** Ends all idle processes. */
  close(): void
}

/**
 * The most expensive pictures that `readImageHeader` accepts take 4 seconds and 200 MB, including the process. These
 * bounds are a second protection against unknown cases.
 */
const usualBounds: ImageBounds = { cpuMs: 20 * second, wallMs: 2 * minute, memory: 400_000_000 }

/** In a build the program is next to the server; in development Node runs the TypeScript file. */
const imageProgram = ['image-program.ts', 'image-program.js', '../image-program.js']
  .map((file) => fileURLToPath(new URL(file, import.meta.url)))
  .find((file) => existsSync(file))

/**
 * The process does not get the service's environment, which contains secrets, because it decodes hostile bytes. One malloc
 * arena, one thread and immediate release of memory: with glibc's defaults a process keeps twice as much memory.
 */
const environment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
  // Otherwise libvips writes a warning to stderr for every damaged picture.
  VIPS_WARNING: '0',
}

/** Signals of a decoder crash. Other signals come from outside. */
const crashes = new Set<string>(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP'])

/**
 * A pool of processes that decode pictures. They are started on demand and ended when idle. Threads are not enough: a
 * running decoder cannot be stopped in a thread, and it would use the service's memory.
 */
export function createImageProcesses({
  bounds = usualBounds,
  idleMs = minute,
  program = imageProgram,
} = {}): ImageProcesses {
  const idle: { child: ChildProcess; end: NodeJS.Timeout }[] = []

  const take = () => {
    const waiting = idle.pop()
    clearTimeout(waiting?.end)
    return waiting?.child ?? start(program, forget)
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

function start(program: string | undefined, onExit: (child: ChildProcess) => void): ChildProcess {
  if (!program) throw new Error('the program that decodes pictures is missing')
  const child = fork(program, [], {
    env: environment,
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.on('exit', () => onExit(child))
  // `ask` reports the error. Without a listener the event would end the service.
  child.on('error', () => undefined)
  return child
}

/** A process that a hostile picture has taken over may send anything, such as a width that leads out of the folder. */
const Reply: z.ZodType<ImageReply> = z.union([
  z.object({
    image: z.object({
      width: z.int().positive(),
      height: z.int().positive(),
      variants: z.array(z.object({ width: z.int().positive(), bytes: z.instanceof(Buffer) })),
    }),
  }),
  z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ fault: z.string() }),
])

function readReply(child: ChildProcess, message: unknown): ImageReply {
  const { data } = Reply.safeParse(message)
  if (data) return data
  child.kill('SIGKILL')
  throw new ImageProcessError('the process has sent an invalid reply')
}

async function ask(child: ChildProcess, order: ImageOrder): Promise<ImageReply> {
  const finished = new AbortController()
  const { signal } = finished
  // The process enforces its bounds itself, but a hanging or stopped process cannot.
  const kill = setTimeout(() => child.kill('SIGKILL'), order.bounds.wallMs + 10 * second)
  child.channel?.ref()
  try {
    child.send(order)
    return await Promise.race([
      once(child, 'message', { signal }).then(([reply]) => readReply(child, reply)),
      once(child, 'exit', { signal }).then(([code, signalName]) => {
        throw new ImageProcessError(`the process ended with ${signalName ?? `code ${code}`}`)
      }),
    ])
  } catch (error) {
    const cause = error instanceof ImageProcessError ? error : new ImageProcessError('no process', { cause: error })
    const isCausedByPicture = child.exitCode === tooCostly || crashes.has(child.signalCode ?? '')
    if (isCausedByPicture) throw imageError('UNREADABLE_IMAGE', { cause })
    throw platformError('UNAVAILABLE', { retryAfter: 10, cause })
  } finally {
    clearTimeout(kill)
    finished.abort()
  }
}
