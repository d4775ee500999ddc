import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What the process counts, for `/metrics`. Labels have few values, all named in the code (routes, tasks, jobs,
 * outcomes): never an id, an address or a text of a caller.
 */
export const registry = new Registry()

const registers = [registry]

/** Histogram buckets in seconds for work within a request. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Histogram buckets in seconds for background work. */
const workBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300]

/** Requests that Fastify answered; pages of page handlers are in `pagesSent`. */
export const requestDuration = new Histogram({
  name: 'benvenuto_http_request_duration_seconds',
  help: 'Time from a request to the end of its answer, for requests that the framework answered.',
  labelNames: ['route', 'status'] as const,
  buckets: requestBuckets,
  registers,
})

/** Without labels, so that it begins at 0 and its first increase is visible. */
export const unexpectedErrors = new Counter({
  name: 'benvenuto_unexpected_errors_total',
  help: 'Requests that were answered with status 500, because of a fault of the service.',
  registers,
})

export const requestsRefused = new Counter({
  name: 'benvenuto_requests_refused_total',
  help: 'Requests that were refused because more was asked for than can be answered.',
  labelNames: ['from'] as const,
  registers,
})

export const pageWait = new Histogram({
  name: 'benvenuto_page_wait_seconds',
  help: 'Time until a page was there that was not kept in memory, for pages answered before the framework.',
  labelNames: ['page'] as const,
  buckets: requestBuckets,
  registers,
})

export const taskWait = new Histogram({
  name: 'benvenuto_task_wait_seconds',
  help: 'Time that tasks for worker threads waited for their turn.',
  labelNames: ['queue'] as const,
  buckets: requestBuckets,
  registers,
})

export const tasksWaiting = new Gauge({
  name: 'benvenuto_tasks_waiting',
  help: 'Tasks for worker threads that wait for their turn.',
  labelNames: ['queue'] as const,
  registers,
})

export const taskDuration = new Histogram({
  name: 'benvenuto_task_duration_seconds',
  help: 'Time that tasks ran in worker threads.',
  labelNames: ['task', 'outcome'] as const,
  buckets: requestBuckets,
  registers,
})

export const jobDuration = new Histogram({
  name: 'benvenuto_job_duration_seconds',
  help: 'Time that scheduled jobs ran.',
  labelNames: ['job', 'outcome'] as const,
  buckets: workBuckets,
  registers,
})

export const mailDuration = new Histogram({
  name: 'benvenuto_mail_delivery_duration_seconds',
  help: 'Time to render a mail and hand it to the SMTP server.',
  labelNames: ['outcome'] as const,
  buckets: workBuckets,
  registers,
})

export const mailDelay = new Histogram({
  name: 'benvenuto_mail_delay_seconds',
  help: 'Time from when a mail was due to its sending; after a failed attempt, from its order.',
  buckets: [1, 2, 5, 10, 30, 60, 300, 3_600, 21_600, 86_400],
  registers,
})

export const pushesSent = new Counter({
  name: 'benvenuto_push_messages_total',
  help: 'Push messages to devices of hosts, by what came of them.',
  labelNames: ['outcome'] as const,
  registers,
})

export const calendarPolls = new Counter({
  name: 'benvenuto_calendar_polls_total',
  help: 'Polls of calendars, by what came of them.',
  labelNames: ['outcome'] as const,
  registers,
})

export const calendarPollDuration = new Histogram({
  name: 'benvenuto_calendar_poll_duration_seconds',
  help: 'Time to fetch a calendar, read it and store its stays.',
  labelNames: ['outcome'] as const,
  buckets: workBuckets,
  registers,
})

export const calendarPollDelay = new Histogram({
  name: 'benvenuto_calendar_poll_delay_seconds',
  help: 'Time from when a poll was due to its beginning.',
  buckets: [1, 5, 15, 60, 300, 900, 3_600],
  registers,
})

export const paymentCallDuration = new Histogram({
  name: 'benvenuto_payment_call_duration_seconds',
  help: 'Time of calls to Stripe, by what is asked of it; one call may be several requests.',
  labelNames: ['call', 'outcome'] as const,
  buckets: requestBuckets,
  registers,
})

/** Calls to other services that have no metric of their own. */
export const outgoingCallDuration = new Histogram({
  name: 'benvenuto_outgoing_call_duration_seconds',
  help: 'Time of calls to the picture store (S3) and to the translation machine.',
  labelNames: ['service', 'outcome'] as const,
  buckets: workBuckets,
  registers,
})

export const pageCacheBytes = new Gauge({
  name: 'benvenuto_page_cache_bytes',
  help: 'Memory of the rendered guest pages, when the last one was added.',
  labelNames: ['cache'] as const,
  registers,
})

/**
 * Runs work and observes how long it took and whether it failed.
 * @param isAnswer whether a thrown value is a normal result and no failure
 */
export async function timed<Result, Label extends string>(
  histogram: Histogram<Label | 'outcome'>,
  labels: Partial<Record<Label | 'outcome', string>>,
  work: () => Promise<Result>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<Result> {
  const start = performance.now()
  let outcome = 'ok'
  try {
    return await work()
  } catch (error) {
    if (!isAnswer(error)) outcome = 'failed'
    throw error
  } finally {
    histogram.observe({ ...labels, outcome }, (performance.now() - start) / 1000)
  }
}

/**
 * Counters that are incremented on every request for a page. The library's counters take 0.3 µs a call, these 0.02 µs:
 * they are plain numbers, which are copied to the library's counter when the metrics are read.
 */
function createFastCounter(name: string, help: string, labelNames: readonly [string, string]) {
  const [first, second] = labelNames
  const counts = new Map<string, Map<string | number, number>>()
  new Counter({
    name,
    help,
    labelNames: [first, second],
    registers,
    collect() {
      this.reset()
      for (const [value, inner] of counts) {
        for (const [other, count] of inner) this.inc({ [first]: value, [second]: other }, count)
      }
    },
  })
  return (value: string): ((other: string | number) => void) => {
    const inner = counts.get(value) ?? new Map<string | number, number>()
    counts.set(value, inner)
    return (other) => void inner.set(other, (inner.get(other) ?? 0) + 1)
  }
}

/** Counts pages that were answered without Fastify, by their kind and then by status. */
export const countPages = createFastCounter(
  'benvenuto_pages_sent_total',
  'Pages answered before the framework; those in memory take microseconds and are counted, not timed.',
  ['page', 'status'],
)

/** Counts reads of a cache of pages, by the cache and then by `hit` or `miss`. */
export const countCacheReads = createFastCounter(
  'benvenuto_page_cache_reads_total',
  'Reads of the cache of rendered guest pages.',
  ['cache', 'outcome'],
)

/** Counts reads of guests' pages that could use the replica: `read`, `behind`, `failed`, or `resting` after a failure. */
export const countReplicaReads = createFastCounter(
  'benvenuto_replica_reads_total',
  'Pages that DATABASE_READ_URL was asked for, by whether it had them.',
  ['page', 'outcome'],
)

/** Counts requests to `CDN_PURGE_URL` by result: `told` (the cache has accepted it) or `failed`. */
export const countPurges = createFastCounter(
  'benvenuto_page_purges_total',
  'Changes of pages that CDN_PURGE_URL was told of, or could not be told.',
  ['what', 'outcome'],
)

/**
 * The class of a route: its first segment, under `/api/` the first two. There are no more classes than declared routes.
 */
export function routeClass(pattern: string | undefined): string {
  if (pattern === undefined) return 'none'
  const [, first = '', second] = pattern.split('/')
  return first === 'api' && second !== undefined ? `/api/${second}` : `/${first}`
}
