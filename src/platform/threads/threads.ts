import { access } from 'node:fs/promises'
import { Piscina } from 'piscina'
import { minute, second } from '../clock.ts'
import { platformError } from '../errors.ts'
import type { Log } from '../log.ts'
import { taskDuration, tasksWaiting, taskWait, timed } from '../metrics.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import type { TaskCall, TaskOutcome, TaskType, ThreadTasks } from './tasks.ts'

/** Guests and hosts have threads of their own, so that what hosts ask for never delays guests. */
export type ThreadQueue = 'guests' | 'hosts'

/** The input of a task, or what makes it. */
export type TaskInput<Input> = Input | (() => Promise<Input>)

export type TaskOptions = {
  queue: ThreadQueue
  /** Whose share of the queue the task takes: the host who asks, or the host of the book that a guest asks for. */
  accountId: string
  /** Seconds after which a running task is ended. */
  longestRun: number
} & (
  | {
      /** Tasks with the same name and key that overlap in time are run once; all callers get the same result. */
      joinKey?: string
    }
  | {
      /** Ends the task, whether it waits or runs; the promise rejects with the reason. */
      signal: AbortSignal
    }
)

/** Runs work that would hold the main thread for too long. */
export type Threads<Tasks extends Record<keyof Tasks, TaskType> = ThreadTasks> = {
  /**
   * @param input as a function it is made when the task has its turn, so that a waiting task holds and costs nothing
   *
   * Rejects with UNAVAILABLE when too much is waiting, the time is up, or the thread died, e.g. without memory; with
   * what the task has thrown, copied as a plain error, when the task failed by itself.
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: TaskInput<Tasks[Name]['input']>,
    options: TaskOptions,
  ): Promise<Tasks[Name]['output']>
  /** Ends all threads with what they are doing. No task runs afterwards. */
  close(): Promise<void>
}

export type ThreadsOptions = {
  /** The built file that threads load; see `src/thread.ts`. Asked for when the first task runs. */
  entry: string | (() => Promise<string>)
  log: Log
  /** Threads of each queue. */
  threads: number
  /** Megabytes of JavaScript objects that one thread may hold; buffers come on top. */
  memory: number
  /** For tests: other bounds than the usual ones. */
  bounds?: Partial<typeof usualBounds>
}

/** A thread without work ends after this time (ms): each holds some 20 MB. */
const idleTimeout = minute

/** Megabytes of a thread's young objects. V8's own limit is 48, which every busy thread reaches and then keeps. */
const youngMemory = 16

/** Seconds; sent with every refusal. */
const retryAfter = 10

/**
 * Guests of one book may ask for all its languages at the same moment, so a host's share of their queue is larger. They
 * wait less than hosts: a phone on a bad line has little patience left.
 */
const usualBounds = {
  guests: { mostWaiting: 40, mostPerAccount: 10, longestWait: 10 * second },
  hosts: { mostWaiting: 40, mostPerAccount: 2, longestWait: 30 * second },
}

/** Added to the threads' `nice` value on Linux. Elsewhere it would change the whole process. */
const niceness = { guests: 5, hosts: 10 }

/** A pool of threads for each queue. Threads start with the first task. */
export function createThreads<Tasks extends Record<keyof Tasks, TaskType> = ThreadTasks>(
  options: ThreadsOptions,
): Threads<Tasks> {
  const { log } = options
  const pools = new Map<ThreadQueue, Promise<Piscina<TaskCall, TaskOutcome>>>()
  const joined = new Map<string, Promise<unknown>>()
  const bounds = { ...usualBounds, ...options.bounds }
  const toQueue = (queue: ThreadQueue) => createFairQueue({ atOnce: options.threads, retryAfter, ...bounds[queue] })
  const queues: Record<ThreadQueue, FairQueue> = { guests: toQueue('guests'), hosts: toQueue('hosts') }
  const closing = new AbortController()

  const findPool = (queue: ThreadQueue) => {
    const known = pools.get(queue) ?? openPool(options, niceness[queue])
    pools.set(queue, known)
    // A pool that did not open is tried again with the next task.
    known.catch(() => pools.get(queue) === known && pools.delete(queue))
    return known
  }
  const runNow = async ({ name, input }: Asked, { queue, longestRun }: TaskOptions, ended: AbortSignal) => {
    const call: TaskCall = { name, input: isMaker(input) ? await input() : input }
    const timeUp = AbortSignal.timeout(longestRun * second)
    let outcome: TaskOutcome
    try {
      const pool = await findPool(queue)
      ended.throwIfAborted()
      outcome = await pool.run(call, { signal: AbortSignal.any([timeUp, ended]) })
    } catch (error) {
      ended.throwIfAborted()
      // A task's own failure is an outcome; a rejection means that its thread is gone.
      log.warn({ err: error, task: name, isTimeUp: timeUp.aborted }, 'a thread was lost with its task')
      throw platformError('UNAVAILABLE', { retryAfter, cause: error })
    }
    if ('thrown' in outcome) throw outcome.thrown
    return outcome.output
  }
  const start = (asked: Asked, taskOptions: TaskOptions) => {
    const { queue, accountId } = taskOptions
    const ended = 'signal' in taskOptions ? AbortSignal.any([closing.signal, taskOptions.signal]) : closing.signal
    const wait = startWait(queue)
    const work = () => {
      wait.end()
      return timed(taskDuration, { task: asked.name }, () => runNow(asked, taskOptions, ended))
    }
    return queues[queue](accountId, work, ended).finally(wait.giveUp)
  }

  return {
    run(name, input, taskOptions) {
      const joinKey = 'joinKey' in taskOptions ? taskOptions.joinKey : undefined
      if (joinKey === undefined) return start({ name, input }, taskOptions)
      const key = `${name} ${joinKey}`
      const underWay = joined.get(key) ?? start({ name, input }, taskOptions).finally(() => joined.delete(key))
      joined.set(key, underWay)
      return underWay
    },
    async close() {
      closing.abort(platformError('UNAVAILABLE', { retryAfter }))
      for (const pool of pools.values()) await (await pool.catch(() => undefined))?.destroy()
    },
  }
}

type Asked = { name: string; input: unknown }

/** Measures the wait of a task for its turn, which may never come. */
function startWait(queue: ThreadQueue): { end(): void; giveUp(): void } {
  const stopTimer = taskWait.startTimer({ queue })
  let isWaiting = true
  tasksWaiting.inc({ queue })
  const giveUp = () => {
    if (isWaiting) tasksWaiting.dec({ queue })
    isWaiting = false
  }
  return {
    end() {
      giveUp()
      stopTimer()
    },
    giveUp,
  }
}

/** Functions cannot be sent to a thread, so none is the input itself. */
function isMaker(input: unknown): input is () => Promise<unknown> {
  return typeof input === 'function'
}

async function openPool({ entry, log, threads, memory }: ThreadsOptions, niceIncrement: number) {
  const filename = typeof entry === 'string' ? entry : await entry()
  // Also starts the threads that Node shares for files and compression, before any thread of ours could start them
  // with its own lower priority.
  await access(filename)
  const pool = new Piscina<TaskCall, TaskOutcome>({
    filename,
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: youngMemory },
    niceIncrement: process.platform === 'linux' ? niceIncrement : 0,
  })
  // Without a listener the failure of a thread that has no task would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a thread without a task failed'))
  return pool
}
