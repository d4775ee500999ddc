import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { expect, inject, onTestFinished } from 'vitest'
import { type AppOptions, createApp } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import { createFixedClock } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { type Assets, developmentAssets } from '#platform/http/assets.ts'
import { createKeyring } from '#platform/keys/keyring.ts'
import { createLog } from '#platform/log.ts'
import { keepPageChanges } from '#platform/page-changes.ts'
import { createThreads } from '#platform/threads/threads.ts'
import { migrations } from '../migrations/index.ts'
import { openReplica } from '../src/main.ts'
import { copyTemplate, type DatabaseTemplate } from './test-database.ts'
import { findAnswerMisfit } from './watch-answers.ts'
import { watchLog } from './watch-log.ts'
import { isMeasuring } from './watch-main-thread.ts'

export const testOrigin = 'http://127.0.0.1:3000'

/** The time at which every test begins; milliseconds UTC. */
export const testStart = Date.UTC(2026, 2, 1, 12)

export type TestAppOptions = {
  env?: Record<string, string>
  /** Gets the lines of the log. */
  log?: { write(line: string): void }
  app?: AppOptions
  /** Without assets every page is rendered again for each request, as in development. */
  assets?: Assets
  /** Of a database with rows; by default an empty one with all tables. */
  template?: DatabaseTemplate
}

/**
 * The whole service on a fresh database of the engine under test, with a clock that stands still. Everything is removed
 * when the test ends. The test fails if an answer does not fit the description of the calls, or if the log contains what
 * is private.
 */
export async function startTestApp({
  env = {},
  log,
  app: options,
  assets = developmentAssets,
  template = inject('databaseTemplate'),
}: TestAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  const database = await copyTemplate(template, join(folder, 'benvenuto.db'))
  const config: Config = readConfig({
    DATA_DIR: folder,
    PUBLIC_ORIGIN: testOrigin,
    CAPTCHA_FIXED_ANSWER: 'right',
    // Tests with many concurrent requests are about other limits, on machines of any speed.
    LIMIT_REQUESTS_AT_ONCE: '1000',
    LOG_LEVEL: 'debug',
    ...(database.url && { DATABASE_URL: database.url }),
    ...env,
  })
  const db = openDatabase(config.databaseUrl)
  // The template is of the engine under test; a test may have set another database.
  if ('DATABASE_URL' in env) await migrate(db, migrations)
  const clock = createFixedClock(testStart)
  const storage = new Disk(new FSDriver({ location: join(folder, 'media'), visibility: 'private' }))
  const watched = watchLog(log)
  const ownLog = createLog(config.logLevel, watched)
  const threads = createThreads({ entry: inject('threadEntry'), log: ownLog, ...config.tasks })
  const keyring = createKeyring(config.secretKey ?? randomBytes(32))
  const replica = config.databaseReadUrl === undefined ? undefined : openReplica(config.databaseReadUrl, ownLog)
  if (config.sharing?.purge) keepPageChanges()
  const context: Context = { config, db, replica, keyring, clock, storage, log: ownLog, threads }
  const app = await createApp(context, assets, options)
  const misfits: string[] = []
  app.addHook('preHandler', async (request) => watched.noteRequest(request))
  app.addHook('onSend', async (request, reply, payload) => {
    if (isMeasuring()) return
    watched.noteAnswer(reply, payload)
    const misfit = findAnswerMisfit(request, reply, payload)
    if (misfit !== undefined) misfits.push(misfit)
  })

  onTestFinished(async () => {
    await app.close()
    for (const mail of await listSentMails(db)) watched.noteMail(mail)
    await threads.close()
    await replica?.close()
    await db.destroy()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
    expect(misfits, 'answers that do not fit docs/openapi.json').toEqual([])
    expect(watched.findLeaks(), 'lines of the log with private data').toEqual([])
  })

  return {
    app,
    context,
    clock,
    /** A caller without a session. */
    anonymous: createCaller(app, watched.notePath),
    /** A caller with its own cookies, like a browser. */
    browser: () => createCaller(app, watched.notePath),
  }
}

/** Without those of a database that the test has closed or broken. */
async function listSentMails(db: Db) {
  const mails = db.selectFrom('mails').select(['sent_html as html', 'unsubscribe_token as unsubscribeToken'])
  return mails.execute().catch(() => [])
}

export type Caller = ReturnType<typeof createCaller>

/**
 * Sends requests like a browser: keeps cookies, sends JSON and our Origin.
 * @param onPath gets the path of each request
 */
export function createCaller(app: Awaited<ReturnType<typeof createApp>>, onPath?: (path: string) => void) {
  const cookies = new Map<string, string>()
  const send = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) => {
    onPath?.(url)
    const response = await app.inject({
      method,
      url,
      headers: { ...(method !== 'GET' && { origin: testOrigin }), ...headers },
      cookies: Object.fromEntries(cookies),
      ...(payload !== undefined && { payload: payload as NonNullable<InjectOptions['payload']> }),
    })
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return response
  }
  return {
    cookies,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    head: (url: string, headers?: Record<string, string>) => send('HEAD', url, undefined, headers),
    post: (url: string, payload?: unknown, headers?: Record<string, string>) => send('POST', url, payload, headers),
    put: (url: string, payload?: unknown, headers?: Record<string, string>) => send('PUT', url, payload, headers),
    patch: (url: string, payload?: unknown, headers?: Record<string, string>) => send('PATCH', url, payload, headers),
    delete: (url: string, payload?: unknown, headers?: Record<string, string>) => send('DELETE', url, payload, headers),
  }
}
