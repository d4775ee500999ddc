import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { expect, test, vi } from 'vitest'
import { addToDay } from '#features/analytics/server/visits/visit-queries.ts'
import { readImageAddress } from '#features/media/index.ts'
import { hideImageFiles } from '#features/media/server/image-files.ts'
import { givenHost } from '#test/given.ts'
import { givenData, givenTarget, readTables, restoreOptions, sqliteService } from '#test/given-backup.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { openPagedStorage } from '#test/paged-storage.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import { runCommand } from '../cli.ts'
import { comparePictures } from './missing-pictures.ts'
import { restoreBackup } from './restore-backup.ts'
import { listFiles } from './stored-files.ts'
import { writeBackup } from './write-backup.ts'

test('a restored backup equals the original, and the service runs during the backup', async () => {
  const service = await startTestApp(sqliteService)
  await givenData(service)
  const file = join(givenFolder(), 'backup.db')
  const before = readTables(service.context.config.databaseUrl)

  expect(await writeBackup(service.context, file, { now: testStart })).toMatchObject({ files: 1 })
  await givenHost(service, { email: 'later@example.com' })
  const target = givenTarget()
  expect(await restoreBackup(target, file, restoreOptions)).toEqual({ files: 1, createdAt: testStart })

  expect(before['accounts']).toHaveLength(1)
  expect(before['books']).toHaveLength(1)
  expect(readTables(target.config.databaseUrl)).toEqual(before)
  expect([...(await target.storage.getBytes('images/a/640.webp'))]).toEqual([1, 2, 3])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a backup includes all pages of a file listing, and a restore deletes other files on all pages', async () => {
  const service = await startTestApp(sqliteService)
  await givenData(service)
  const storage = openPagedStorage(givenFolder())
  const keys = Array.from({ length: 7 }, (_, index) => `images/${index}/640.webp`)
  for (const key of keys) await storage.put(key, key)
  const file = join(givenFolder(), 'backup.db')
  expect(await writeBackup({ ...service.context, storage }, file, { now: testStart })).toMatchObject({ files: 7 })

  const target = { ...givenTarget(), storage: openPagedStorage(givenFolder()) }
  const strangers = keys.map((key) => key.replace('images', 'other'))
  for (const key of strangers) await target.storage.put(key, key)
  await restoreBackup(target, file, { ...restoreOptions, force: true })

  for (const key of keys) expect(await target.storage.get(key)).toBe(key)
  for (const key of strangers) expect(await target.storage.exists(key), key).toBe(false)
})

test('a picture that is hidden during the backup is in it, whenever it moves', async () => {
  const service = await startTestApp(sqliteService)
  // Listed in portions of two, hidden ones first: the last ones move before they are listed, the first ones after.
  const ids = Array.from({ length: 12 }, (_, index) => `picture-${index + 10}`)
  for (const moment of ['after the listing', 'between two portions'] as const) {
    const storage = openPagedStorage(givenFolder())
    for (const id of ids) await storage.put(`images/${id}/640.webp`, id)
    const hideAll = async () => {
      for (const id of ids) await hideImageFiles(storage, id, [640])
    }
    await storage.put('hidden-images/earlier/640.webp', 'earlier')
    if (moment === 'after the listing') hideBeforeRead(storage, hideAll)
    else hideBetweenPortions(storage, hideAll)
    const file = join(givenFolder(), 'backup.db')

    await writeBackup({ ...service.context, storage }, file, { now: testStart })

    const copy = new DatabaseSync(file, { readOnly: true })
    const keys = copy.prepare('select key from backup_files').all()
    copy.close()
    const saved = keys.map((row) => String(row['key']).split('/').at(1))
    expect([...new Set(saved)].sort(), moment).toEqual(['earlier', ...ids])
  }
})

test('a picture that is deleted during the backup is not missing from it, and one that was lost is', async () => {
  const service = await startTestApp(sqliteService)
  const { db, storage } = service.context
  const { as } = await givenHost(service)
  const addresses = [await uploadPicture(as), await uploadPicture(as), await uploadPicture(as)]
  const [lost = '', deleted = ''] = addresses.map(readImageAddress)
  await storage.deleteAll(`images/${lost}`)
  const list = storage.listAll.bind(storage)
  vi.spyOn(storage, 'listAll').mockImplementation(async (...args) => {
    await db.deleteFrom('images').where('id', '=', deleted).execute()
    await storage.deleteAll(`images/${deleted}`)
    return list(...args)
  })
  const file = join(givenFolder(), 'backup.db')

  const { pictures } = await writeBackup(service.context, file, { now: testStart })

  expect(await comparePictures(pictures, service.context.config.databaseUrl)).toMatchObject({
    missing: [lost],
    named: 3,
  })
})

test('a backup whose pictures cannot be compared is kept, and its command says why', async () => {
  const service = await startTestApp(sqliteService)
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  await service.context.db.updateTable('images').set({ widths: '640' }).execute()
  const file = join(givenFolder(), 'backup.db')

  await expect(runCommand(['backup', file], service.context, () => undefined)).rejects.toThrow(
    `they were not compared with those that the database names, because of an error (the widths of the picture ${id} cannot be read). The backup is kept.`,
  )
  expect(await restoreBackup(givenTarget(), file, restoreOptions)).toMatchObject({ files: 1 })
})

test('a backup is kept when the live database is away at its end', async () => {
  const service = await startTestApp(sqliteService)
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  await service.context.storage.deleteAll(`images/${id}`)
  await service.context.db.schema.dropTable('backup_state').execute()
  const file = join(givenFolder(), 'backup.db')

  const { pictures } = await writeBackup(service.context, file, { now: testStart })

  expect(await comparePictures(pictures, service.context.config.databaseUrl)).toEqual({
    problem: expect.stringContaining('backup_state'),
  })
  expect(existsSync(file)).toBe(true)
})

/** Hides all pictures before the first one is read. */
function hideBeforeRead(storage: Disk, hideAll: () => Promise<void>): void {
  const read = storage.getBytes.bind(storage)
  let hiding: Promise<void> | undefined
  let isHiding = false
  vi.spyOn(storage, 'getBytes').mockImplementation(async (key) => {
    if (isHiding) return read(key)
    hiding ??= (async () => {
      isHiding = true
      await hideAll()
      isHiding = false
    })()
    await hiding
    return read(key)
  })
}

/** Hides all pictures after the first portion of the listing. */
function hideBetweenPortions(storage: Disk, hideAll: () => Promise<void>): void {
  const list = storage.listAll.bind(storage)
  let portions = 0
  vi.spyOn(storage, 'listAll').mockImplementation(async (...args) => {
    portions += 1
    if (portions === 2) await hideAll()
    return list(...args)
  })
}

test('a folder that is deleted while the store is listed does not empty the listing', async () => {
  const storage = new Disk(new FSDriver({ location: givenFolder(), visibility: 'private' }))
  await storage.put('images/a/640.webp', 'a')
  await storage.put('doctor-probe-1', 'probe')
  // What the library returns after Node's ENOENT.
  vi.spyOn(storage, 'listAll').mockResolvedValueOnce({ objects: [] })
  const keys: string[] = []
  for await (const key of listFiles(storage)) keys.push(key)
  expect(keys).toEqual(['images/a/640.webp'])
})

test('a backup contains visit counts, but no data that identify visitors', async () => {
  const service = await startTestApp(sqliteService)
  const bookId = await givenData(service)
  const { db } = service.context
  const secrets = ['key-of-the-day', 'hash-of-a-visitor']
  await db.insertInto('visitor_keys').values({ day: 20_513, key: 'key-of-the-day' }).execute()
  await db.insertInto('day_visitors').values({ day: 20_513, hash: 'hash-of-a-visitor' }).execute()
  await addToDay(db, { day: 20_513 }, new Map([[bookId, { visits: 3, visitors: 2 }]]))
  const file = join(givenFolder(), 'backup.db')

  await writeBackup(service.context, file, { now: testStart })

  const { day_visitors, visitor_keys, visit_days } = readTables(file)
  expect({ day_visitors, visitor_keys }).toEqual({ day_visitors: [], visitor_keys: [] })
  expect(visit_days).toMatchObject([{ visits: 3, visitors: 2 }])
  // A deleted row must not remain in a free page of the file.
  const bytes = await readFile(file)
  for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false)
})

test('a backup during constant writes is consistent', async () => {
  const service = await startTestApp(sqliteService)
  await givenData(service)
  const file = join(givenFolder(), 'backup.db')
  const writing = Promise.all(Array.from({ length: 40 }, () => givenHost(service)))

  await writeBackup(service.context, file, { now: testStart })
  await writing

  const copy = new DatabaseSync(file, { readOnly: true })
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(copy.prepare('pragma foreign_key_check').all()).toEqual([])
  copy.close()
})

test('the commands print what they did', async () => {
  const service = await startTestApp(sqliteService)
  await givenData(service)
  const file = join(givenFolder(), 'backup.db')
  const lines: string[] = []
  const run = (...args: string[]) => runCommand(args, service.context, (line) => lines.push(line))

  await run('backup', file)
  expect(lines).toEqual([
    `${file} holds the database and 1 file of pictures.`,
    expect.stringContaining('does not hold the key of the service'),
  ])
  await expect(run('restore', file)).rejects.toThrow('--force replaces them.')
  await expect(run('restore', file, '--force')).rejects.toThrow('Stop the service first.')
  await expect(run('restore')).rejects.toThrow('"restore" takes FILE.')
  await expect(run('backup', file, '--force')).rejects.toThrow('"backup" does not know --force.')
})

test('a backup that fails leaves no file', async () => {
  const { context } = await startTestApp(sqliteService)
  const folder = givenFolder()
  const storage = openPagedStorage(givenFolder())
  await storage.put('images/a/640.webp', 'bytes')
  vi.spyOn(storage, 'getBytes').mockRejectedValue(new Error('The bucket does not answer.'))

  const writing = writeBackup({ ...context, storage }, join(folder, 'backup.db'), { now: testStart })
  await expect(writing).rejects.toThrow('does not answer')
  expect(await readdir(folder)).toEqual([])
})

test('a place that cannot be written is named with its reason', async () => {
  const { context } = await startTestApp(sqliteService)
  const above = join(givenFolder(), 'file')
  await writeFile(above, '')
  const file = join(above, 'backup.db')
  const failure = runCommand(['backup', file], context, () => undefined)
  await expect(failure).rejects.toThrow(new RegExp(`^The backup ${file} could not be made: .*is no folder\\.$`))
})
