import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { mapPictures, type ThemeName } from '#features/books/shared/book-theme.ts'
import { dressedBook, sampleBook } from '../src/features/guest-page/shared/sample-book.ts'
import { startDnsServer } from '../test/dns-server.ts'
import { createServiceCaller, findFreePort, waitUntilReady } from '../test/running-service.ts'

const domainTarget = 'guests.benvenuto.app'

/** JPEG files. */
type DressedPictures = { logo: Buffer; photo: Buffer }

export type Service = {
  origin: string
  processId: number
  /** The folder of its database. */
  dataFolder: string
  bookId: string
  saveBook(): Promise<void>
  /**
   * Creates another published sample book, with changes.
   * @returns its id
   */
  createBook(changes: object): Promise<string>
  /** Adds a proved domain for the sample book; the service then answers under it. */
  connectDomain(name: string): Promise<void>
  /**
   * Makes codes of the sample book secret and adds a stay of it, far before the release of its secrets.
   * @returns the path of its page
   */
  createStay(): Promise<string>
  /** Creates a book in a theme preset with logo, accent and own sections, which all show the same picture. */
  createDressedBook(theme: ThemeName, pictures: DressedPictures, changes: object): Promise<string>
  stop(): Promise<void>
}

type AddedDomain = { id: string; ownership: { record: { name: string; value: string } } }

export const benchHost = { email: 'bench@example.com', password: 'bench-password' }

type ServiceOptions = {
  /** Settings besides those that every benchmark needs. */
  env?: Record<string, string>
  /** Gets the lines of the log, which are discarded otherwise. */
  onLog?: (line: string) => void
  /** Number of processes, on one port and one database. */
  processes?: number
}

/** The built service on an empty database, with one host and her published sample book. */
export async function startService({ env = {}, onLog, processes = 1 }: ServiceOptions = {}): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-bench-'))
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const dns = await startDnsServer()
  const settings = { DOMAIN_TARGET: domainTarget, DNS_SERVERS: dns.address, CAPTCHA_FIXED_ANSWER: 'bench' }
  const child = spawn(
    process.execPath,
    processes === 1 ? ['bin/benvenuto.js', 'serve'] : ['bench/several.ts', String(processes)],
    {
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...settings, ...env },
      stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
    },
  )
  if (child.stdout && onLog) createInterface({ input: child.stdout }).on('line', onLog)
  await waitUntilReady(`${origin}/readyz`)

  const call = createServiceCaller(origin)
  await call('GET', '/api/captcha')
  const account = { name: 'Bench Host', ...benchHost, captcha: 'bench' }
  await call('POST', '/api/auth/register', account)
  await call('POST', '/api/select-plan', { plan: 'pro' })
  const book = { ...sampleBook, status: 'published' }
  const { id } = JSON.parse(await call('POST', '/api/welcome-books', book)) as { id: string }

  const createBook = async (changes: object) =>
    (JSON.parse(await call('POST', '/api/welcome-books', { ...book, ...changes })) as { id: string }).id

  return {
    origin,
    processId: child.pid ?? 0,
    dataFolder: folder,
    bookId: id,
    saveBook: async () => {
      await call('PUT', `/api/welcome-books/${id}`, book)
    },
    createBook,
    createDressedBook: async (theme, pictures, changes) => {
      const dressed = await createBook(changes)
      const upload = async (picture: Buffer) =>
        (JSON.parse(await call('POST', '/api/images', picture)) as { url: string }).url
      const [logo, photo] = [await upload(pictures.logo), await upload(pictures.photo)]
      const look = { ...mapPictures(dressedBook(theme).look, () => photo), logo }
      await call('PUT', `/api/welcome-books/${dressed}/look`, { look })
      return dressed
    },
    createStay: async () => {
      const base = `/api/welcome-books/${id}`
      const secrets = ['doorCode', 'doorAccessInfo', 'wifiPassword']
      await call('PUT', `${base}/stay-settings`, { timeZone: 'Europe/Rome', secrets })
      const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
      const stay = await call('POST', `${base}/stays`, { arrival: dateIn(30), departure: dateIn(34) })
      return new URL((JSON.parse(stay) as { link: string }).link).pathname
    },
    connectDomain: async (name) => {
      const added = JSON.parse(await call('POST', '/api/domains', { name, bookId: id })) as AddedDomain
      const { record } = added.ownership
      dns.set(name, { CNAME: [domainTarget] })
      dns.set(record.name, { TXT: [record.value] })
      await call('POST', `/api/domains/${added.id}/check`)
    },
    stop: async () => {
      await endProcess(child)
      await dns.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function endProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}
