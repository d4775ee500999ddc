import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { renderInThread } from '#features/guest-page/index.ts'
import { readImageAddress } from '#features/media/index.ts'
import { findBackupState, noteAcceptedLoss, noteFailedBackup } from '#platform/backup-state.ts'
import { day, hour } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { platformError } from '#platform/errors.ts'
import { beginJob, runJob, scheduleOf } from '#platform/jobs.ts'
import { createLog } from '#platform/log.ts'
import { startBucket } from '#test/bucket-stand-in.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { runCommand } from '../cli.ts'
import { backUp, backupJob, createOrder } from './backup-job.ts'
import { nameBackup } from './backup-names.ts'
import { runBackupProcess } from './backup-process.ts'
import { openBackupStore } from './backup-store.ts'
import { makeProvedBackup } from './proved-backup.ts'
import { isSealed } from './sealing.ts'
import { writeBackup } from './write-backup.ts'

const adminEmail = 'op@example.com'
const key = randomBytes(32).toString('base64')

/** A service on SQLite with a book and a picture, and a folder for backups. */
async function givenService(env: Record<string, string> = {}) {
  const folder = givenFolder()
  const service = await startTestApp({ env: { DATABASE_URL: '', BACKUP_URL: folder, ...env } })
  const { as } = await givenHost(service)
  await givenBook(as, {})
  await service.context.storage.put('images/a/640.webp', new Uint8Array([1, 2, 3]))
  return { service, folder, host: as }
}

/** Without a process of its own, which takes a second to start. */
const inThisProcess: typeof runBackupProcess = (order, checkPage) => makeProvedBackup(order, checkPage)

test('the job makes a backup in a process of its own, restores it on trial and says so', async () => {
  const { service, folder } = await givenService({ BACKUP_KEY: key })
  expect(await runJob(service.context, backupJob)).toBe(true)

  const [backup = '', marker] = (await readdir(folder)).sort()
  expect([backup, marker]).toEqual(['benvenuto-20260301T120000Z.backup', 'benvenuto-20260301T120000Z.proved'])
  expect(await isSealed(join(folder, backup))).toBe(true)
  expect(await findBackupState(service.context.db)).toMatchObject({
    proved: { at: service.clock.now(), name: backup, files: 1 },
    failed: undefined,
    failures: 0,
  })
  expect(await readdir(service.context.config.dataDir)).not.toContain('backup-work')
  const lines: string[] = []
  await runCommand(['backups', 'list'], service.context, (line) => lines.push(line))
  expect(lines).toEqual([`${backup}  restored on trial`])
})

test.runIf(process.platform === 'linux')(
  'a process that is killed counts as a failure, and the next one cleans up after it',
  async () => {
    const { service, folder } = await givenService()
    const { context, clock } = service
    const killed = backUp(context, (order) => runBackupProcess(order, async () => killPrograms()))
    await expect(killed).rejects.toThrow('The process of the backup ended with SIGKILL.')
    expect((await findBackupState(context.db)).failures).toBe(1)
    expect((await readdir(folder)).filter((name) => name.endsWith('.proved'))).toEqual([])
    expect(await readdir(context.config.dataDir)).toContain('backup-work')

    clock.advance(day)
    await backUp(context, inThisProcess)
    expect(await readdir(context.config.dataDir)).not.toContain('backup-work')
    expect((await readdir(folder)).sort()).toEqual([
      'benvenuto-20260302T120000Z.backup',
      'benvenuto-20260302T120000Z.proved',
    ])
  },
)

test.runIf(process.platform === 'linux')(
  'an interrupted backup ends before another may begin, and nobody is told of a failure',
  async () => {
    const { service, folder } = await givenService({ ADMIN_EMAIL: adminEmail })
    const { context } = service
    const isProving = Promise.withResolvers<void>()
    const neverRendered = () => {
      isProving.resolve()
      return new Promise<void>(() => undefined)
    }
    const make: typeof runBackupProcess = (order, _, interruption) =>
      runBackupProcess(order, neverRendered, interruption)
    const run = await beginJob(context, {
      ...backupJob,
      run: (given, interruption) => backUp(given, make, interruption),
    })
    const ended = run?.ended.catch(reasonOf)
    await isProving.promise
    await run?.release()

    expect(await ended).toBe('The backup was interrupted.')
    expect(listPrograms()).toEqual([])
    expect(await readdir(context.config.dataDir)).not.toContain('backup-work')
    expect(await findBackupState(context.db)).toMatchObject({ failures: 0, failed: undefined })
    expect(await runJob(context, { ...backupJob, run: (given) => backUp(given, inThisProcess) })).toBe(true)
    expect((await readdir(folder)).filter((name) => name.endsWith('.proved'))).toHaveLength(1)
  },
)

/** Kills the programs for backups that this process has started. */
function killPrograms(): void {
  for (const id of listPrograms()) process.kill(Number(id), 'SIGKILL')
}

function listPrograms(): string[] {
  const children = readdirSync('/proc/self/task').flatMap((id) =>
    readFileSync(`/proc/self/task/${id}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('backup-program'))
}

test('a backup in the folder is restored by its name, with its key only', async () => {
  const { service, folder } = await givenService({ BACKUP_KEY: key })
  await backUp(service.context, inThisProcess)
  const dataDir = givenFolder()
  const { config } = service.context
  const elsewhere = (backupKey: Uint8Array | undefined) => ({
    ...service.context,
    config: {
      ...config,
      dataDir,
      databaseUrl: join(dataDir, 'benvenuto.db'),
      backup: { ...config.backup, key: backupKey },
    },
  })
  const [name = ''] = (await readdir(folder)).sort()
  const restore = (backupKey: Uint8Array | undefined) =>
    runCommand(['restore', name], elsewhere(backupKey), () => undefined)

  await expect(restore(undefined)).rejects.toThrow('Set BACKUP_KEY')
  await expect(restore(randomBytes(32))).rejects.toThrow('sealed with another key')
  expect(await readdir(dataDir)).toEqual([])
  const restoreOther = (file: string) => runCommand(['restore', file], elsewhere(config.backup.key), () => undefined)
  await expect(restoreOther('benvenuto-20200101T000000Z.backup')).rejects.toThrow(
    'There is no backup benvenuto-20200101T000000Z.backup in BACKUP_URL. List them: npm run admin -- backups list',
  )
  await expect(restoreOther(folder)).rejects.toThrow(`There is no file ${folder}.`)
  expect(await readdir(dataDir)).toEqual([])
  await restore(config.backup.key)
  expect(await readdir(dataDir)).toEqual(['benvenuto.db', 'media'])
})

test('a backup that was replaced by one without the seal is neither proved nor restored', async () => {
  const { service, folder } = await givenService({ BACKUP_KEY: key })
  const { context } = service
  const order = createOrder(context)
  const [name, plain] = [nameBackup(order.now), join(givenFolder(), 'plain')]
  await writeBackup(context, plain, { now: order.now })
  const store = await openBackupStore(folder)
  const { write } = store
  store.write = (written) => write(written, plain)
  await expect(makeProvedBackup(order, async () => undefined, store)).rejects.toMatchObject({
    step: 'proof',
    message: 'The backup that was read back is not sealed: somebody replaced it.',
  })
  const dataDir = givenFolder()
  const restoreWith = (backup: typeof context.config.backup) => {
    const config = { ...context.config, dataDir, databaseUrl: join(dataDir, 'benvenuto.db'), backup }
    return runCommand(['restore', name, '--force'], { ...context, config }, () => undefined)
  }
  await expect(restoreWith(context.config.backup)).rejects.toThrow('not sealed, although BACKUP_KEY is set')
  expect(await readdir(dataDir)).toEqual([])
  await restoreWith({ ...context.config.backup, key: undefined })
  expect(await readdir(dataDir)).toContain('benvenuto.db')
})

test.runIf(process.platform === 'linux')('the process of a backup gets the settings that it needs alone', async () => {
  vi.stubEnv('SECRET_KEY', 'in-the-environment')
  vi.stubEnv('PGAPPNAME', 'for-the-programs')
  const { service } = await givenService()
  const environments: string[] = []
  const note = async () => {
    for (const id of listPrograms()) environments.push(readFileSync(`/proc/${id}/environ`, 'utf8'))
  }
  await backUp(service.context, (order) => runBackupProcess(order, note))
  expect(environments).toEqual([expect.stringContaining('PGAPPNAME=for-the-programs')])
  expect(environments.join()).not.toContain('in-the-environment')
})

test('a bucket that does not answer is named, not only its address', async () => {
  const { service } = await givenService({ BACKUP_URL: 's3://key:secret@127.0.0.1:9/backups?insecure=1' })
  const run = (...words: string[]) => runCommand(words, service.context, () => undefined)
  const unreadable = /^BACKUP_URL cannot be read: .*ECONNREFUSED.* Check it: npm run admin -- doctor$/
  await expect(run('backups', 'list')).rejects.toThrow(unreadable)
  await expect(run('restore', 'benvenuto-20200101T000000Z.backup')).rejects.toThrow(unreadable)
  await expect(run('jobs', 'run', 'backup')).rejects.toThrow(/^The backup failed: .*ECONNREFUSED/)
})

test('the oldest of the proved backups is deleted, and none after a failed proof', async () => {
  const { service, folder } = await givenService({ BACKUPS_KEPT: '2' })
  const { context, clock } = service
  const make = async (check = async () => undefined) => {
    clock.advance(day)
    return makeProvedBackup(createOrder(context), check)
  }
  const list = async () => (await readdir(folder)).filter((file) => file.endsWith('backup')).sort()
  const names = [await make(), await make(), await make()].map((made) => made.name)
  expect(await list()).toEqual(names.slice(1))

  const failing = make(async () => {
    throw new Error('The page is not whole.')
  })
  await expect(failing).rejects.toMatchObject({ step: 'proof', message: 'The page is not whole.' })
  expect(await list()).toHaveLength(3)
  const { name } = await make()
  expect(await list()).toEqual([names[2], name])
})

test('backups whose proof fails every night do not fill the folder, and the proved one stays', async () => {
  const { service, folder } = await givenService({ BACKUPS_KEPT: '2' })
  const { context, clock } = service
  const make = async (check: () => Promise<void>) => {
    clock.advance(day)
    return makeProvedBackup(createOrder(context), check)
  }
  const failing = async () => {
    throw new Error('The page is not whole.')
  }
  const { name: proved } = await make(async () => undefined)
  for (let night = 0; night < 6; night += 1) await expect(make(failing)).rejects.toThrow('not whole')
  const names = (await readdir(folder)).filter((file) => file.endsWith('backup')).sort()
  expect(names).toEqual([
    proved,
    'benvenuto-20260306T120000Z.backup',
    'benvenuto-20260307T120000Z.backup',
    'benvenuto-20260308T120000Z.backup',
  ])
})

test('a backup is proved while a host keeps threads busy, and waits while all are', async () => {
  const { service } = await givenService()
  const { context } = service
  const [book] = await context.db.selectFrom('books').select(['id', 'host_id']).execute()
  if (!book) throw new Error('no book')
  const asked: string[] = []
  let refusals = 2
  const threads: Context['threads'] = {
    ...context.threads,
    run: (name, input, options) => {
      asked.push(options.accountId)
      // As the queue does when an account has its share, or too much waits.
      if (options.accountId === book.host_id || refusals-- > 0) throw platformError('UNAVAILABLE', { retryAfter: 10 })
      return context.threads.run(name, input, options)
    },
  }
  await renderInThread({ ...context, threads }, book.id, { mostWaits: 5, waitPause: 1 })
  expect(asked).toHaveLength(3)
  refusals = 100
  const endless = renderInThread({ ...context, threads }, book.id, { mostWaits: 2, waitPause: 1 })
  await expect(endless).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('the proof reads what is in the folder, and notices damage, missing rows and cut files', async () => {
  const { service, folder } = await givenService({ BACKUP_KEY: key })
  const { context } = service
  const order = createOrder(context)
  const spoil = async (damage: (file: string) => Promise<void> | void, isPlain: boolean) => {
    const spoiled = { ...order, backup: { ...order.backup, ...(isPlain && { key: undefined }) } }
    const store = await openBackupStore(folder)
    const { write } = store
    store.write = async (name, file) => {
      await write(name, file)
      await damage(join(folder, name))
    }
    return makeProvedBackup(spoiled, async () => undefined, store)
  }
  const inSqlite = (statement: string) => (file: string) => {
    const copy = new DatabaseSync(file)
    copy.exec(statement)
    copy.close()
  }
  const cut = async (file: string) => truncate(file, (await readFile(file)).length - 10)
  await expect(spoil(cut, false)).rejects.toMatchObject({ step: 'proof', message: expect.stringContaining('cut off') })
  await expect(spoil(cut, true)).rejects.toMatchObject({ step: 'proof', message: expect.stringContaining('damaged') })
  await expect(spoil(inSqlite('delete from sessions'), true)).rejects.toThrow('sessions 0 instead of 1')
  await expect(spoil(inSqlite(`update backup_files set bytes = x'00'`), true)).rejects.toThrow('640.webp is damaged')
  await expect(spoil(inSqlite(`update books set look = '{'`), true)).resolves.toMatchObject({ files: 1 })
  expect(await readdir(context.config.dataDir)).not.toContain('backup-work')
})

test('a restored page that cannot be rendered fails the proof', async () => {
  const { service } = await givenService()
  const { context } = service
  await context.db.deleteFrom('sessions').execute()
  const noThreads = {
    ...context,
    threads: { ...context.threads, run: () => Promise.reject(new Error('The theme has no colour.')) },
  }
  await expect(backUp(noThreads, inThisProcess)).rejects.toMatchObject({ step: 'proof' })
  expect((await findBackupState(context.db)).failed?.reason).toContain('The theme has no colour.')
})

test('a backup without pictures that the database names is kept, but not proved', async () => {
  const { service, folder, host } = await givenService({ ADMIN_EMAIL: adminEmail })
  const { context, clock } = service
  const { as: admin } = await givenAdmin(service)
  await uploadPicture(host)
  const address = await uploadPicture(host)
  const id = readImageAddress(address)
  const book = await givenBook(host, { coverImage: address })
  const { host_id: accountId } = await context.db.selectFrom('books').select('host_id').executeTakeFirstOrThrow()
  await backUp(context, inThisProcess)
  const provedAt = new Date(clock.now()).toISOString()
  clock.advance(day)
  await context.storage.deleteAll(`images/${id}`)
  const place = join(context.config.dataDir, 'media')
  const lack = `The backup lacks pictures that the database names: 1 of 2. They are not in ${place}. Let all nodes`
  const owner = `The next backup counts as proved if it lacks no others. Missing: ${id} (account ${accountId}, book ${book.id}).`

  const failing = runCommand(['jobs', 'run', 'backup'], context, () => undefined)
  await expect(failing).rejects.toThrow(
    `The backup was made and restored on trial, but does not count as proved: ${lack}`,
  )

  const { failed, missing } = await findBackupState(context.db)
  expect(missing).toEqual([id])
  expect(failed).toMatchObject({ step: 'pictures', reason: expect.stringContaining(lack) })
  expect(failed?.reason).toContain(owner)
  expect((await admin.get('/api/admin/overview')).json().backups).toMatchObject({
    state: 'failing',
    provedAt,
    failure: { step: 'pictures' },
  })
  const metrics = (await service.anonymous.get('/metrics')).body
  expect(metrics).toMatch(/^benvenuto_backup_failures_total 1$/m)
  expect(metrics).toContain(`benvenuto_backup_last_proved_timestamp_seconds ${Date.parse(provedAt) / 1000}\n`)
  expect((await readdir(folder)).sort()).toEqual([
    'benvenuto-20260301T120000Z.backup',
    'benvenuto-20260301T120000Z.proved',
    'benvenuto-20260302T120000Z.backup',
  ])
})

test('a backup that lacks only a picture that was reported before is proved, and a further one is reported', async () => {
  const { service, host } = await givenService()
  const { context, clock } = service
  const ids = [await uploadPicture(host), await uploadPicture(host), await uploadPicture(host)].map(readImageAddress)
  const lose = (id = '') => context.storage.deleteAll(`images/${id}`)
  const make = () => {
    clock.advance(day)
    return backUp(context, inThisProcess)
  }
  const file = join(givenFolder(), 'by-hand.db')
  const lines: string[] = []
  const makeByHand = () => runCommand(['backup', file], context, (line) => lines.push(line))
  await lose(ids[0])
  await expect(makeByHand()).rejects.toThrow('1 of 3')
  expect(existsSync(file)).toBe(true)
  await rm(file)
  // What the command reports is not remembered: the next scheduled backup fails.
  await expect(make()).rejects.toMatchObject({ step: 'pictures' })

  await make()

  expect(await findBackupState(context.db)).toMatchObject({ proved: { at: clock.now() }, missing: [ids[0]] })
  await makeByHand()
  expect(lines).toContain('It lacks one picture that the database names, which was reported or accepted before.')
  // Another kind of failure leaves the report as it is.
  await expect(backUp(context, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow()
  await make()
  await lose(ids[1])
  await expect(make()).rejects.toThrow('2 of 3')
  await expect(make()).rejects.toThrow('2 of 3')
  await context.db
    .deleteFrom('images')
    .where('id', '!=', ids[2] ?? '')
    .execute()
  await make()
  expect((await findBackupState(context.db)).missing).toEqual([])
})

/** The keys of a picture's files. */
async function keysOf({ storage }: Context, id: string): Promise<string[]> {
  const { objects } = await storage.listAll(`images/${id}`)
  return [...objects].flatMap((file) => (file.isFile ? [file.key] : []))
}

test('an operator accepts the loss of many pictures: backups are proved again, until others are missing', async () => {
  const { service, host } = await givenService()
  const { context, clock } = service
  const { as: admin } = await givenAdmin(service)
  const ids = [await uploadPicture(host), await uploadPicture(host), await uploadPicture(host)].map(readImageAddress)
  const [first = '', second = '', third = ''] = ids
  const [file = ''] = await keysOf(context, first)
  const bytes = await context.storage.getBytes(file)
  const place = join(context.config.dataDir, 'media')
  const lines: string[] = []
  const accept = (...flags: string[]) => {
    lines.length = 0
    return runCommand(['backups', 'accept-loss', ...flags], context, (line) => lines.push(line))
  }
  const make = () => {
    clock.advance(day)
    return backUp(context, inThisProcess)
  }
  const readState = async () => {
    const { missing, accepted } = await findBackupState(context.db)
    return { missing, accepted: accepted.toSorted() }
  }
  const countInAdmin = async () => (await admin.get('/api/admin/overview')).json().backups.missing
  await accept()
  expect(lines).toEqual([`No picture that the database names is missing in ${place}.`])
  for (const id of [first, second]) await context.storage.deleteAll(`images/${id}`)
  await expect(make()).rejects.toThrow('2 of 3')
  await expect(make()).rejects.toThrow('To accept the loss: npm run admin -- backups accept-loss.')

  // Not without a question.
  await expect(accept()).rejects.toThrow(
    `The database names pictures that are not in ${place}: 2 of 3. If that is the wrong place, mend it instead;`,
  )
  await expect(accept()).rejects.toThrow(/Missing: [\w-]{22} \(account [\w-]{22}, in no saved book\); .*--force/)
  expect(await readState()).toEqual({ missing: [], accepted: [] })
  await accept('--force')
  expect(lines).toEqual([
    'The loss of 2 pictures that the database names is accepted: further backups count as proved without them. To make one now: npm run admin -- jobs run backup.',
  ])
  expect(await countInAdmin()).toBe(0)
  await make()
  expect(await readState()).toEqual({ missing: [], accepted: [first, second].toSorted() })
  expect(await countInAdmin()).toBe(2)
  // Nothing is asked for what was accepted before.
  await accept()
  expect(lines[0]).toContain('is accepted already')

  // Another one is reported once, as any other loss of few.
  await uploadPicture(host)
  await context.storage.deleteAll(`images/${third}`)
  await expect(make()).rejects.toThrow(`The next backup counts as proved if it lacks no others. Missing: ${third}`)
  expect(await countInAdmin()).toBe(0)
  await make()
  expect(await readState()).toEqual({ missing: [third], accepted: [first, second].toSorted() })
  expect(await countInAdmin()).toBe(3)
  await accept('--force')
  expect(await readState()).toEqual({ missing: [], accepted: [first, second, third].toSorted() })

  // A picture that was put back and is lost again is a new loss.
  await context.storage.put(file, bytes)
  await make()
  expect(await readState()).toEqual({ missing: [], accepted: [second, third].toSorted() })
  await context.storage.deleteAll(`images/${first}`)
  await expect(make()).rejects.toMatchObject({ step: 'pictures' })
})

test('what was accepted stays so when a backup that was under way, or a node of an earlier version, reports it', async () => {
  const { service } = await givenService()
  const { db } = service.context
  await noteAcceptedLoss(db, ['a', 'b'])
  const failure = { at: 1, step: 'pictures', reason: 'The backup lacks pictures.' } as const
  await noteFailedBackup(db, { ...failure, missing: ['a', 'c'] })
  expect(await findBackupState(db)).toMatchObject({ missing: ['c'], accepted: ['a', 'b'] })
})

test('pictures in the hidden folder, and those that are deleted meanwhile, are no loss', async () => {
  const { service, host } = await givenService()
  const { context } = service
  const { db, storage } = context
  const [hidden = '', deleted = ''] = [await uploadPicture(host), await uploadPicture(host)].map(readImageAddress)
  for (const name of await keysOf(context, hidden)) await storage.move(name, `hidden-${name}`)
  await storage.deleteAll(`images/${deleted}`)
  const list = storage.listAll.bind(storage)
  vi.spyOn(storage, 'listAll').mockImplementation(async (...args) => {
    await db.deleteFrom('images').where('id', '=', deleted).execute()
    return list(...args)
  })
  const lines: string[] = []
  await runCommand(['backups', 'accept-loss'], context, (line) => lines.push(line))
  expect(lines[0]).toContain('No picture that the database names is missing')
})

test('a node with another place for pictures is never proved, however often it reports them', async () => {
  const { service, host } = await givenService()
  const { context, clock } = service
  await uploadPicture(host)
  const elsewhere = { ...context, config: { ...context.config, dataDir: givenFolder() } }
  for (let night = 0; night < 3; night += 1) {
    clock.advance(day)
    await expect(backUp(elsewhere, inThisProcess)).rejects.toMatchObject({ step: 'pictures' })
  }
  expect(await findBackupState(context.db)).toMatchObject({ failures: 3, proved: undefined, missing: [] })
})

test('a bucket keeps sealed backups and gives them back', async () => {
  const bucket = await startBucket()
  const url = `s3://key:secret@${bucket.host}/backups?insecure=1`
  const { service } = await givenService({ BACKUP_URL: url, BACKUP_KEY: key })
  await backUp(service.context, inThisProcess)
  expect([...bucket.objects.keys()].sort()).toEqual([
    '/backups/benvenuto-20260301T120000Z.backup',
    '/backups/benvenuto-20260301T120000Z.proved',
  ])
  const sealed = bucket.objects.get('/backups/benvenuto-20260301T120000Z.backup')
  expect(sealed?.subarray(0, 16).toString()).toBe('BENVENUTO-SEALED')
})

test('a failure is reported by mail once a day, in the language of the operator, without secrets', async () => {
  const receiver = await startMailReceiver()
  const { service } = await givenService({
    SMTP_URL: receiver.url,
    ADMIN_EMAIL: adminEmail,
    BACKUP_URL: 's3://key:hidden@127.0.0.1:9/backups?insecure=1',
  })
  const { context, clock } = service
  await givenHost(service, { email: adminEmail, role: 'admin', language: 'de' })
  const fail = () =>
    expect(
      backUp(context, async () => {
        throw new Error('connect s3://key:hidden@127.0.0.1:9 ECONNREFUSED')
      }),
    ).rejects.toThrow()
  await fail()
  clock.advance(hour)
  await fail()
  await sendDueMails(context)
  const mails = receiver.received.filter(({ mail }) => mail.subject?.includes('Sicherung'))
  expect(mails.map(({ to, mail }) => [to, mail.subject])).toEqual([[[adminEmail], 'Eine Sicherung ist fehlgeschlagen']])
  expect(mails[0]?.mail.text).toContain('ECONNREFUSED')
  expect(mails[0]?.mail.text).not.toContain('hidden')
  expect(await findBackupState(context.db)).toMatchObject({ failures: 2, proved: undefined })
})

test('if a failure cannot be stored, the operator still gets its reason', async () => {
  const { service } = await givenService()
  const { context } = service
  const lines: string[] = []
  const log = createLog('error', { write: (line: string) => lines.push(line) })
  await context.db.schema.dropTable('backup_state').execute()
  const fail = async () => {
    throw new Error('Too little space')
  }
  await expect(backUp({ ...context, log }, fail)).rejects.toThrow('Too little space')
  expect(lines.join()).toContain('a failed backup could not be noted')
})

test('a folder that cannot be used is named, with what to do', async () => {
  const file = join(givenFolder(), 'file')
  await writeFile(file, '')
  const { service } = await givenService({ BACKUP_URL: file })
  await expect(backUp(service.context, inThisProcess)).rejects.toThrow(`Let the user of the service write to ${file}.`)
})

test('the admin page says when a restore was last proved, and what failed since', async () => {
  const { service } = await givenService()
  const { context, clock } = service
  const { as } = await givenAdmin(service)
  const read = async () => (await as.get('/api/admin/overview')).json().backups
  expect(await read()).toEqual({ state: 'waiting', provedAt: null, missing: 0, failure: null })

  await backUp(context, inThisProcess)
  const provedAt = new Date(clock.now()).toISOString()
  expect(await read()).toEqual({ state: 'proved', provedAt, missing: 0, failure: null })
  clock.advance(3 * day)
  expect(await read()).toMatchObject({ state: 'overdue', provedAt })

  const failure = { at: new Date(clock.now()).toISOString(), step: 'backup', reason: 'The disk is full.' }
  await expect(backUp(context, () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow()
  expect(await read()).toEqual({ state: 'failing', provedAt, missing: 0, failure })
  expect((await service.anonymous.get('/metrics')).body).toMatch(/^benvenuto_backup_failures_total 1$/m)
  expect((await service.anonymous.get('/metrics')).body).toContain(
    `benvenuto_backup_last_proved_timestamp_seconds ${Date.parse(provedAt) / 1000}\n`,
  )
})

test('without BACKUP_URL nothing is scheduled, and the command says what is missing', async () => {
  const { context } = await startTestApp({ env: { DATABASE_URL: '' } })
  expect(scheduleOf(backupJob, context.config)).toBe(undefined)
  await expect(runCommand(['jobs', 'run', 'backup'], context, () => undefined)).rejects.toThrow('BACKUP_URL is not set')
  expect((await findBackupState(context.db)).failures).toBe(0)

  const { service } = await givenService({ BACKUP_SCHEDULE: '5 1 * * 1' })
  expect(scheduleOf(backupJob, service.context.config)).toBe('5 1 * * 1')
})

test('too little space is noticed before anything is written', async () => {
  const { service, folder } = await givenService()
  const { context } = service
  const { account } = await givenHost(service)
  const image = { id: 'huge', account_id: account.id, width: 1, height: 1, widths: '[]', created_at: 0 }
  await context.db
    .insertInto('images')
    .values({ ...image, bytes: 1e15 })
    .execute()
  await expect(backUp(context, inThisProcess)).rejects.toThrow('Too little space')
  expect(await readdir(folder)).toEqual([])
})

test('files that an interrupted run has left are deleted by the next one', async () => {
  const { service, folder } = await givenService()
  await writeFile(join(folder, 'benvenuto-20260228T023700Z.backup.part'), 'half')
  await backUp(service.context, inThisProcess)
  expect((await readdir(folder)).some((name) => name.endsWith('.part'))).toBe(false)
})
