import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import sharp from 'sharp'
import { rememberRedemptions } from '#features/billing/index.ts'
import { startMailer } from '#features/mail/index.ts'
import { startCalendarPoller, startPushSender } from '#features/stays/index.ts'
import { second, systemClock } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { type Db, isPostgres, openDatabase } from '#platform/db/database.ts'
import { refuseForeignFile } from '#platform/db/foreign-tables.ts'
import { migrateWithLog } from '#platform/db/logged-migration.ts'
import { Replica } from '#platform/db/replica.ts'
import { describeUnusable } from '#platform/db/unusable-database.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { type Assets, readBuiltAssets } from '#platform/http/assets.ts'
import type { ServiceState } from '#platform/http/bounded-server.ts'
import { listenOn } from '#platform/http/listening.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { startWorkerServer } from '#platform/http/worker-server.ts'
import { startJobs } from '#platform/jobs.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { createLog, type Log } from '#platform/log.ts'
import { startUptimeMarks } from '#platform/metrics/uptime-marks.ts'
import { createOperations } from '#platform/operations.ts'
import { keepPageChanges } from '#platform/page-changes.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { restoreThreadLimits } from '#platform/threads/thread-memory.ts'
import { lowerThreads } from '#platform/threads/thread-priority.ts'
import { createThreads, type ThreadsOptions } from '#platform/threads/threads.ts'
import { setTracer } from '#platform/tracing/tracing.ts'
import { migrations } from '../migrations/index.ts'
import { type AppOptions, collectorsOf, createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { makeDataFolder } from './data-folder.ts'
import { markDatabase, refuseEmptyDatabase } from './earlier-data.ts'
import { jobs } from './jobs.ts'
import { mailSources } from './mails.ts'
import { refuseUnfinishedMove } from './move/move-progress.ts'

/** The built browser files: `dist/client`, next to `dist/server`. */
export const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'client')

/** The built entry of the worker threads, next to the built server. */
const builtThread = join(dirname(fileURLToPath(import.meta.url)), 'thread.js')

/**
 * The `nice` value, on Linux, of the threads that this process shares for files, compression, passwords, pictures and
 * garbage collection. The threads of guests' tasks have 5, those of hosts' tasks 10.
 */
const sharedThreadsNiceness = 4
const sharedThreads = ['libuv-worker', 'libvips worker', 'node-V8Worker']

/** Maximum time to wait for open requests at a stop, and then again for jobs, in milliseconds. */
const stopTimeoutMs = 2 * second

/**
 * Opens database, storage and threads, and runs pending migrations.
 * @param threadEntry the file that worker threads load
 * @param beginsAnew accepts an empty database where there was another one
 * @param log default: the standard output
 * @throws Error with one line that names the database or the problem with the service's key
 */
export async function openContext(
  config: Config,
  threadEntry: ThreadsOptions['entry'] = builtThread,
  beginsAnew = false,
  log: Log = createLog(config.logLevel),
): Promise<{ context: Context; close(): Promise<void> }> {
  const db = await openMigratedDatabase(config, log, beginsAnew)
  const keyring = await openKeyring(db, config, rememberRedemptions).catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  if (config.sharing?.purge) keepPageChanges()
  const replica = config.databaseReadUrl === undefined ? undefined : openReplica(config.databaseReadUrl, log)
  const storage = await openStorage(config.mediaUrl, resolve(config.dataDir, 'media'))
  const threads = createThreads({ entry: threadEntry, log, ...config.tasks })
  return {
    context: { config, db, replica, keyring, clock: systemClock, log, storage, threads },
    async close() {
      await threads.close()
      await replica?.close()
      await db.destroy()
    },
  }
}

/** The replica for guests' pages. @param url a PostgreSQL database, `DATABASE_READ_URL` */
export function openReplica(url: string, log: Log): Replica {
  return new Replica(url, (error) =>
    log.warn({ err: error }, 'the replica does not answer: pages are read from the primary database'),
  )
}

/**
 * Opens the database and runs pending migrations.
 * @param beginsAnew accepts an empty database where there was another one
 * @param log default: the standard output
 * @throws Error with one line that names the database
 */
export async function openMigratedDatabase(config: Config, log: Log, beginsAnew = false): Promise<Db> {
  makeDataFolder(config)
  const db = openDatabase(
    config.databaseUrl,
    {
      onBusy: () => log.warn('another process keeps the database locked: requests wait until it releases the lock'),
      onThreadFailure: (reason) =>
        log.warn({ err: reason }, 'the thread for checkpoints of the database failed: commits do them for 10 minutes'),
    },
    {
      begin: (reason) =>
        log.error({ err: reason }, 'the database does not answer: cached pages are served for 10 minutes'),
      end: (seconds, rows) => log.warn({ seconds, rows }, 'the database answers again'),
    },
  )
  try {
    // Before the first statement, which opens the file and changes it.
    refuseForeignFile(config.databaseUrl)
    // A move that stopped early has left an empty database, which is to be continued and not begun anew.
    await refuseUnfinishedMove(db)
    if (!beginsAnew) await refuseEmptyDatabase(db, config, log)
    await migrateWithLog(db, migrations, log)
    await markDatabase(config)
  } catch (error) {
    await db.destroy().catch(() => undefined)
    throw new Error(describeUnusable(config.databaseUrl, error), { cause: error })
  }
  return db
}

type StartOptions = AppOptions & {
  threadEntry?: ThreadsOptions['entry']
  /** Accepts an empty database where there was another one. */
  beginsAnew?: boolean
  /** Default: the standard output. */
  log?: Log
}

/**
 * Starts the service: routes in the roles `all` and `web`, jobs in `all` and `worker`.
 * @returns its address, and a function to stop it: reports not ready, closes connections after their responses, accepts
 * no new requests, finishes open ones, and closes the database
 */
export async function start(
  config: Config,
  assets: Assets,
  { threadEntry, beginsAnew, log = createLog(config.logLevel), ...options }: StartOptions = {},
): Promise<{ address: string; stop(): Promise<void> }> {
  const stopTraces = await startTraces(config, log)
  const { context, close } = await openContext(config, threadEntry, beginsAnew, log)
  warnAboutRoot(context.log, process.getuid?.())
  warnAboutOperator(context.log, config)
  if (config.captchaFixedAnswer) context.log.warn('CAPTCHA_FIXED_ANSWER is set: the captcha protects nothing')
  const state = { isStopping: false }
  const app = config.role === 'worker' ? undefined : await createApp(context, assets, { ...options, state })
  const workerServer = app ? undefined : await openWorkerServer(context, state)
  // Connections that the kernel may hold until they are accepted. With Node's 511 it drops the others of a burst, and their
  // callers try again after one, three and seven seconds.
  const backlog = config.limits.connections
  const address = app
    ? await listenOn(app, { port: config.port, host: config.host, backlog }).catch(tellAddress(config))
    : (workerServer?.address ?? 'no address: this is a worker')
  const stopJobs = config.role === 'web' ? undefined : startJobs(context, jobs)
  const stopMailer = config.role === 'web' ? undefined : startMailer(context, mailSources)
  const stopMarks = app && config.hasStatusPage ? startUptimeMarks(context, address) : undefined
  const stopCalendars = config.role === 'web' ? undefined : startCalendarPoller(context)
  const stopPush = config.role === 'web' ? undefined : startPushSender(context)
  return {
    address,
    async stop() {
      state.isStopping = true
      await stopMarks?.()
      if (app) {
        // New requests are still answered, because load balancers react with a delay.
        await sleep(config.drainMs)
        await closeApp(app)
      }
      // Jobs may be interrupted, because each can be run again. So can mails, which may then be sent twice.
      const workers = [stopMailer?.(), stopCalendars?.(), stopPush?.()]
      await Promise.all([stopJobs?.(stopTimeoutMs), Promise.race([Promise.all(workers), sleep(stopTimeoutMs)])])
      await workerServer?.stop()
      await close()
      await stopTraces()
    },
  }
}

/**
 * Loads OpenTelemetry only if traces are on, because loading it takes time and memory. Call it before the database is
 * opened, whose statements are traced.
 */
async function startTraces({ traces, databaseUrl }: Config, log: Log): Promise<() => Promise<void>> {
  if (!traces) return async () => undefined
  const { createTracer } = await import('#platform/tracing/open-telemetry.ts')
  const { tracer, stop } = createTracer(traces, databaseUrl, (reason, spans) =>
    log.warn({ reason, spans }, 'the collector of traces does not take them: they are dropped'),
  )
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    await stop()
  }
}

/** Names the settings in an error of the system, which has the address alone. */
function tellAddress({ host, port }: Pick<Config, 'host' | 'port'>, setting = 'PORT'): (error: unknown) => never {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program has this port',
    EACCES: 'this user may not use this port',
    EMFILE: 'this process may open too few files, see ulimit -n',
    EADDRNOTAVAIL: 'this machine does not have this address',
    ENOTFOUND: 'the name of the host is not known',
    EAI_AGAIN: 'no DNS server says what the name of the host is',
  }
  return (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    if (reason === undefined) throw error
    throw new Error(`The service cannot listen on HOST ${host}, ${setting} ${port}: ${reason} (${code}).`, {
      cause: error,
    })
  }
}

/** With `WORKER_PORT`, lets supervisors and Prometheus ask a node that serves no routes. */
async function openWorkerServer(context: Context, state: ServiceState) {
  const { workerPort: port, host } = context.config
  if (port === undefined) return undefined
  const operations = createOperations(context, collectorsOf(context))
  return startWorkerServer({ operations, state, log: context.log }, { port, host }).catch(
    tellAddress({ host, port }, 'WORKER_PORT'),
  )
}

/**
 * Warns if the process runs as root, because a vulnerability would then give full access to the machine.
 * @param userId of the process; undefined on systems without user ids
 */
export function warnAboutRoot(log: Log, userId: number | undefined): void {
  if (userId === 0) log.warn('the service runs as root: start it as a user of its own that may write to DATA_DIR')
}

/** Warns if the legal page cannot name the operator, because the law of most countries asks for it. */
export function warnAboutOperator(log: Log, { missingOperatorSettings: missing }: Config): void {
  if (missing.length > 0) log.warn(`${missing.join(', ')} not set: /legal does not say who runs the service`)
}

/** Closes the connections of slow or silent clients, which would delay the stop indefinitely. */
async function closeApp(app: HttpApp): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), stopTimeoutMs)
  await app.close()
  clearTimeout(cut)
}

/** The optional services in use, logged at the start. */
export function describeServices(config: Config): string[] {
  return [
    `database  ${isPostgres(config.databaseUrl) ? 'PostgreSQL' : config.databaseUrl}`,
    `replica   ${config.databaseReadUrl ? 'PostgreSQL, for guests’ pages' : 'no DATABASE_READ_URL'}`,
    `pictures  ${config.mediaUrl ? 'S3-compatible storage' : join(config.dataDir, 'media')}`,
    `shown at  ${config.mediaPublicUrl ?? 'the service: no MEDIA_PUBLIC_URL'}`,
    `mail      ${config.mail.smtpUrl ? 'SMTP' : `no SMTP_URL: files in ${join(config.dataDir, 'mail')}`}`,
    `payments  ${describePayments(config)}`,
    `words     ${config.translation ? `translated by ${config.translation.kind}` : 'no TRANSLATION_URL: translated by hosts'}`,
  ]
}

function describePayments({ stripe }: Config): string {
  if (!stripe) return 'no Stripe keys: built-in test mode, no money moves'
  const calls = stripe.webhookSecret ? '' : ', no STRIPE_WEBHOOK_SECRET: its calls are refused'
  return `Stripe${stripe.apiBase ? ` at ${stripe.apiBase}` : ''}${calls}`
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(clientFolder, '..', '..', 'package.json'), 'utf8'))
  return String(version)
}

/**
 * What the command line of the service says; --new accepts an empty database where there was another one.
 * @throws Error for anything else: a service that ignores a mistyped argument does something else than it was told
 */
export function readArguments(args: readonly string[]): { beginsAnew: boolean } {
  const unknown = args.find((argument) => argument !== '--new')
  if (unknown !== undefined) throw new Error(`The service does not know ${unknown}. It takes --new or nothing.`)
  return { beginsAnew: args.length > 0 }
}

async function main(): Promise<void> {
  // The young generation is a few megabytes, almost all garbage, so one thread collects it as fast as several. With
  // parallel threads all requests wait for the slowest one, which on a busy machine may get no core.
  setFlagsFromString('--no-parallel-scavenge')
  restoreThreadLimits()
  // Captchas, icons and pictures of links are small and seldom equal. libvips would cache up to 50 MB of results, and
  // keep buffers of several threads for each picture.
  sharp.cache(false)
  sharp.concurrency(1)
  const { beginsAnew } = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const { address, stop } = await start(config, readBuiltAssets(clientFolder), {
    clientFolder,
    rendersAhead: true,
    beginsAnew,
  })
  // On a busy machine the thread that serves guests comes first, and these come before the threads of tasks.
  for (const name of sharedThreads) lowerThreads(sharedThreadsNiceness, name)
  process.stdout.write(
    `${describeServices(config)
      .map((line) => `  ${line}`)
      .join('\n')}\n\nBenvenuto ${readVersion()} is ready: ${address}\n`,
  )
  // A terminal sends the signal to the whole process group and npm sends it again: the second one must not interrupt
  // the stop.
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      // The stop must not wait for a database that does not respond: acknowledged writes are safe.
      setTimeout(() => process.exit(1), config.drainMs + 2.25 * stopTimeoutMs)
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exit(1)
  })
}
