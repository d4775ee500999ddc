import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readImageAddress } from '#features/media/index.ts'
import { findBackupState, noteAcceptedLoss, noteFailedBackup } from '#platform/backup-state.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBackupService, inThisProcess } from '#test/given-backup.ts'
import { givenBook } from '#test/given-book.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { runCommand } from '../cli.ts'
import { backUp } from './backup-job.ts'
import { makeProvedBackup } from './proved-backup.ts'

test('a backup without pictures that the database names is kept, but not proved', async () => {
  const { service, folder, host } = await givenBackupService({ ADMIN_EMAIL: 'op@example.com' })
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
    'benvenuto-20260301T120000Z-0a1b2c3d.backup',
    'benvenuto-20260301T120000Z-0a1b2c3d.proved',
    'benvenuto-20260302T120000Z-0a1b2c3d.backup',
  ])
})

test('a backup that lacks only a picture that was reported before is proved, and a further one is reported', async () => {
  const { service, host } = await givenBackupService()
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
  const { service, host } = await givenBackupService()
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

test('a backup that was proved before a loss was accepted is not said to lack those pictures', async () => {
  const { service, host } = await givenBackupService()
  const { context } = service
  const { as: admin } = await givenAdmin(service)
  const id = readImageAddress(await uploadPicture(host)) ?? ''
  await backUp(context, inThisProcess)
  await context.storage.deleteAll(`images/${id}`)
  await runCommand(['backups', 'accept-loss', '--force'], context, () => undefined)
  expect((await findBackupState(context.db)).accepted).toEqual([id])
  expect((await admin.get('/api/admin/overview')).json().backups).toMatchObject({ state: 'proved', missing: 0 })
})

test('a loss that is accepted while the backup that lacks the pictures is proved is not reported', async () => {
  const { service, host } = await givenBackupService()
  const { context } = service
  const ids = [await uploadPicture(host), await uploadPicture(host)].map((address) => readImageAddress(address) ?? '')
  await givenBook(host, { status: 'published' })
  for (const id of ids) await context.storage.deleteAll(`images/${id}`)
  await backUp(context, (order) =>
    makeProvedBackup(order, () => runCommand(['backups', 'accept-loss', '--force'], context, () => undefined)),
  )
  const { missing, accepted, failures } = await findBackupState(context.db)
  expect({ missing, accepted: accepted.toSorted(), failures }).toEqual({
    missing: [],
    accepted: ids.toSorted(),
    failures: 0,
  })
})

test('a loss that happens and is accepted while a backup with the pictures is proved stays accepted', async () => {
  const { service, host } = await givenBackupService()
  const { context, clock } = service
  const [before = '', meanwhile = ''] = [await uploadPicture(host), await uploadPicture(host)].map(readImageAddress)
  await givenBook(host, { status: 'published' })
  await context.storage.deleteAll(`images/${before}`)
  await noteAcceptedLoss(context.db, [before])
  await backUp(context, (order) =>
    makeProvedBackup(order, async () => {
      await context.storage.deleteAll(`images/${meanwhile}`)
      await runCommand(['backups', 'accept-loss', '--force'], context, () => undefined)
    }),
  )
  const { lacking, accepted } = await findBackupState(context.db)
  expect([lacking, accepted.toSorted()]).toEqual([[before], [before, meanwhile].toSorted()])
  clock.advance(day)
  await backUp(context, inThisProcess)
  expect(await findBackupState(context.db)).toMatchObject({ failures: 0, missing: [] })
})

test('what was accepted stays so when a backup that was under way, or a node of an earlier version, reports it', async () => {
  const { service } = await givenBackupService()
  const { db } = service.context
  await noteAcceptedLoss(db, ['a', 'b'])
  const failure = { at: 1, step: 'pictures', reason: 'The backup lacks pictures.' } as const
  await noteFailedBackup(db, { ...failure, missing: ['a', 'c'] })
  expect(await findBackupState(db)).toMatchObject({ missing: ['c'], accepted: ['a', 'b'] })
})

test('pictures in the hidden folder, and those that are deleted meanwhile, are no loss', async () => {
  const { service, host } = await givenBackupService()
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
  const { service, host } = await givenBackupService()
  const { context, clock } = service
  await uploadPicture(host)
  const elsewhere = { ...context, config: { ...context.config, dataDir: givenFolder() } }
  for (let night = 0; night < 3; night += 1) {
    clock.advance(day)
    await expect(backUp(elsewhere, inThisProcess)).rejects.toMatchObject({ step: 'pictures' })
  }
  expect(await findBackupState(context.db)).toMatchObject({ failures: 3, proved: undefined, missing: [] })
})
