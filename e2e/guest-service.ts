import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { createServiceCaller, findFreePort, type ServiceCaller, waitUntilReady } from '#test/running-service.ts'
import { startTcpProxy } from '#test/tcp-proxy.ts'
import { sampleBook } from '../src/features/guest-page/shared/sample-book.ts'
import { clockModule } from './built-service.ts'
import { ask } from './operator.ts'
import { findLeaksOf } from './service-log.ts'

/**
 * The built service with a host and her books. A test can cut its connection, stop it, restart it and deploy a new
 * release.
 */
export type GuestService = {
  origin: string
  /** A call of the host's session. @returns the body of the answer */
  call: ServiceCaller
  /** Moves the clock of the service, also of one that is started later. @param ahead milliseconds ahead of the machine's */
  moveClock(ahead: number): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** Closes all connections and refuses new ones, until `connect`. A restart of the service takes longer. */
  disconnect(): Promise<void>
  connect(): Promise<void>
  /** Makes it accept connections without answering, until `resume`. */
  pause(): void
  resume(): void
  /** Replaces the built browser files with renamed ones with marked contents, like a new release. */
  deployNewAssets(): void
  createBook(changes?: object): Promise<string>
  saveBook(id: string, changes: object): Promise<void>
  deleteBook(id: string): Promise<void>
  /** Takes a book offline with the operator's command line. */
  takeBookOffline(id: string): Promise<void>
  /** @returns the picture's address */
  uploadPicture(picture: Buffer): Promise<string>
  /** @returns the changed book */
  dressBook(id: string, look: object): Promise<{ revision: number }>
  /** Stores a translation of one field. */
  translate(id: string, language: string, field: string, text: string): Promise<void>
  /** @throws Error if its log has private data */
  remove(): Promise<void>
}

/** @param env settings besides the usual ones */
export async function createGuestService(port: number, env: Record<string, string> = {}): Promise<GuestService> {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-guest-'))
  const dist = join(folder, 'dist')
  cpSync('dist', dist, { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  cpSync('package.json', join(folder, 'package.json'))
  const logFile = join(folder, 'service.log')
  const origin = `http://127.0.0.1:${port}`
  const ownPort = await findFreePort()
  const ownOrigin = `http://127.0.0.1:${ownPort}`
  const line = await startTcpProxy(ownOrigin, port)
  let isConnected = true
  let child: ChildProcess | undefined
  const call = createServiceCaller(origin)
  let clockAhead = 0
  const service: GuestService = {
    origin,
    call,
    async moveClock(ahead) {
      clockAhead = ahead
      if (child) await ask(child, { ahead })
    },
    async start() {
      const log = openSync(logFile, 'a')
      child = spawn(process.execPath, ['--import', clockModule, join(dist, 'server', 'main.js')], {
        env: {
          ...process.env,
          E2E_AHEAD: String(clockAhead),
          NODE_ENV: 'production',
          PORT: String(ownPort),
          PUBLIC_ORIGIN: origin,
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: '',
          LOG_LEVEL: 'info',
          CAPTCHA_FIXED_ANSWER: 'right',
          ...env,
        },
        stdio: ['ignore', log, 'inherit', 'ipc'],
      })
      closeSync(log)
      await waitUntilReady(`${ownOrigin}/readyz`)
      await service.connect()
    },
    async stop() {
      await service.disconnect()
      const running = child
      child = undefined
      if (!running) return
      running.kill('SIGKILL')
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
    },
    async disconnect() {
      if (isConnected) await line.refuse()
      isConnected = false
    },
    async connect() {
      if (!isConnected) await line.accept()
      isConnected = true
    },
    pause() {
      child?.kill('SIGSTOP')
    },
    resume() {
      child?.kill('SIGCONT')
    },
    deployNewAssets() {
      const assets = join(dist, 'client', 'assets')
      const manifestFile = join(dist, 'client', '.vite', 'manifest.json')
      let manifest = readFileSync(manifestFile, 'utf8')
      for (const name of readdirSync(assets).filter((file) =>
        /^(?:guest|wide|translate|print|stay)-.*\.(?:js|css|woff2)$/.test(file),
      )) {
        const renamed = name.replace(/-[\w-]{8}\./, '-newbuild.')
        manifest = manifest.replaceAll(name, renamed)
        renameSync(join(assets, name), join(assets, renamed))
        for (const compressed of ['.br', '.gz']) rmSync(join(assets, `${name}${compressed}`), { force: true })
      }
      writeFileSync(manifestFile, manifest)
    },
    async createBook(changes = {}) {
      const book = { ...sampleBook, status: 'published', ...changes }
      return (JSON.parse(await call('POST', '/api/welcome-books', book)) as { id: string }).id
    },
    async saveBook(id, changes) {
      await call('PUT', `/api/welcome-books/${id}`, { ...sampleBook, status: 'published', ...changes })
    },
    async uploadPicture(picture) {
      return (JSON.parse(await call('POST', '/api/images', picture)) as { url: string }).url
    },
    async dressBook(id, look) {
      return JSON.parse(await call('PUT', `/api/welcome-books/${id}/look`, { look })) as { revision: number }
    },
    async translate(id, language, field, text) {
      const path = `/api/welcome-books/${id}/translations`
      const { book } = JSON.parse(await call('GET', path)) as { book: Record<string, string> & { revision: number } }
      const texts = [{ field, source: book[field], text }]
      await call('PUT', `${path}/${language}`, { revision: book.revision, texts })
    },
    async takeBookOffline(id) {
      const args = [join(dist, 'server', 'cli.js'), 'books', 'take-offline', id, '--reason', 'It deceives guests.']
      await promisify(execFile)(process.execPath, args, {
        env: { ...process.env, PUBLIC_ORIGIN: origin, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
      })
    },
    async deleteBook(id) {
      await call('DELETE', `/api/welcome-books/${id}`)
    },
    async remove() {
      await service.stop()
      const leaks = findLeaksOf(logFile, join(folder, 'data'))
      rmSync(folder, { recursive: true, force: true })
      if (leaks.length > 0) throw new Error(`The log of a service has private data:\n${leaks.join('\n')}`)
    },
  }
  try {
    await service.start()
    await call('GET', '/api/captcha')
    const account = { name: 'Giulia', email: 'giulia@example.com', password: 'a quiet house', captcha: 'right' }
    await call('POST', '/api/auth/register', account)
    await call('POST', '/api/select-plan', { plan: 'pro' })
    return service
  } catch (error) {
    // Its caller has no service to remove.
    await service.remove()
    throw error
  }
}

/** Opens the page of a stay and waits for its script: until it runs, the browser itself sends the forms. */
export async function openStayPage(page: Page, address: string): Promise<void> {
  const script = page.waitForResponse(/stay-script/)
  await page.goto(address)
  // The module is not loaded again.
  await page.evaluate((url) => import(url), (await script).url())
}
