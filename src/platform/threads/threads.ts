import { access } from 'node:fs/promises'
import { Piscina } from 'piscina'
import { minute, second } from '../clock.ts'
import { platformError } from '../errors.ts'
import type { Log } from '../log.ts'
import { taskDuration, tasksWaiting, taskWait, timed } from '../metrics/metrics.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import type { TaskCall, TaskOutcome, TaskType, ThreadTasks } from './tasks.ts'

/** Guests and hosts have separate threads, so that requests of hosts never delay guests. */
export type ThreadQueue = 'guests' | 'hosts'

/** The input of a task, or a function that makes it. */
export type TaskInput<Input> = Input | (() => Promise<Input>)

export type TaskOptions = {
  queue: ThreadQueue
  /**
   * The account that the task counts for in the queue: the host who asks, or the host of the book that a guest asks
   * for.
   */
  accountId: string
  /** Seconds after which a running task is ended. */
  longestRun: number
} & (
  | {
      /** Tasks with the same name and key that overlap in time are run once; all callers get the same result. */
      joinKey?: string
    }
  | {
      /** Ends the waiting or running task; the promise rejects with the reason. */
      signal: AbortSignal
    }
)

/** Runs work that would block the main thread for too long. */
export type Threads<Tasks extends Record<keyof Tasks, TaskType> = ThreadTasks> = {
  /**
   * @param input a function is called when the task has its turn, so that a waiting task uses no memory or time.
   * Rejects with UNAVAILABLE when too much is waiting, the time is up, or the thread died, e.g. without memory. If the
   * task itself throws, rejects with a copy of its error.
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: TaskInput<Tasks[Name]['input']>,
    options: TaskOptions,
  ): Promise<Tasks[Name]['output']>
  /** Ends all threads and their tasks. No task runs afterwards. */
  close(): Promise<void>
}

export type ThreadsOptions = {
  /** The built file that threads load; see `src/thread.ts`. Read when the first task runs. */
  entry: string | (() => Promise<string>)
  log: Log
  /** Threads of each queue. */
  threads: number
  /** Maximum megabytes of JavaScript objects of one thread; buffers are not included. */
  memory: number
  /** For tests: other bounds than the usual ones. */
  bounds?: Partial<typeof usualBounds>
}

/** A thread without work ends after this time (ms): each holds some 20 MB. */
const idleTimeout = minute

/**
 * Megabytes of a thread's young objects. V8's own limit is 48, which every busy thread reaches and does not give back.
 */
const youngMemory = 16

/** Seconds; sent with every refusal. */
const retryAfter = 10

/**
 * Guests of one book may request all its languages at the same time, so a host's share of their queue is larger. They
 * wait less than hosts: phones on slow connections time out earlier.
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
    // If a pool could not be opened, the next task tries again.
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
      // A task's own failure is a normal result; a rejection means that its thread died.
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

/** Measures the wait of a task for its turn. The task may be refused. */
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

/** Functions cannot be sent to a thread, so a function always makes the input. */
function isMaker(input: unknown): input is () => Promise<unknown> {
  return typeof input === 'function'
}

async function openPool({ entry, log, threads, memory }: ThreadsOptions, niceIncrement: number) {
  const filename = typeof entry === 'string' ? entry : await entry()
  // Also starts the threads that Node shares for files and compression; otherwise a worker thread could start them with
  // its lower priority.
  await access(filename)
  const pool = new Piscina<TaskCall, TaskOutcome>({
    filename,
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: youngMemory },
    // Without the settings of the service, which no task needs. React has another build for development.
    // biome-ignore lint/style/noProcessEnv: this is no setting of the service
    env: { NODE_ENV: process.env['NODE_ENV'] ?? 'production' },
    niceIncrement: process.platform === 'linux' ? niceIncrement : 0,
  })
  // Without a listener an error of an idle thread would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a thread without a task failed'))
  return pool
}
