import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readImageAddress } from '#features/media/index.ts'
import { findBackupState } from '#platform/backup-state.ts'
import { openStorage } from '#platform/storage/storage.ts'
import { givenHost } from '#test/given.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { givenSmallDisk } from '#test/small-disk.ts'
import { startTestApp } from '#test/test-app.ts'
import { runCommand } from '../cli.ts'
import { BackupError } from './backup-error.ts'
import { backUp, createOrder } from './backup-job.ts'
import { isDiskFull, nameFullDisk } from './full-disk.ts'
import { makeProvedBackup } from './proved-backup.ts'

const megabyte = 1_000_000
const noDisk = 'this user may not mount a file system'

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A service on SQLite with picture files of some megabytes. */
async function givenService(env: Record<string, string> = {}, megabytes = 2) {
  const service = await startTestApp({ env: { DATABASE_URL: '', ...env } })
  await service.context.storage.put('images/large/640.webp', randomBytes(megabytes * megabyte))
  return service
}

test('a full disk is recognised by the codes of the system and of SQLite, also inside of another error', () => {
  const withCode = (code: string) => Object.assign(new Error(`${code}: write`), { code })
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG']) expect(isDiskFull(withCode(code))).toBe(true)
  expect(isDiskFull(new Error('cannot write', { cause: withCode('ENOSPC') }))).toBe(true)
  expect(isDiskFull(Object.assign(new Error('database or disk is full'), { errcode: 13 }))).toBe(true)
  const others = [withCode('EACCES'), new Error('ENOSPC'), Object.assign(new Error('locked'), { errcode: 5 }), 'full']
  for (const other of others) expect(isDiskFull(other)).toBe(false)
  const rethrow = nameFullDisk('/backups', 'Make room.')
  expect(() => rethrow(withCode('ENOSPC'))).toThrow(new BackupError('The disk of /backups is full. Make room.'))
  for (const other of [withCode('EACCES'), new BackupError('Of another place.', { cause: withCode('ENOSPC') })]) {
    expect(() => rethrow(other)).toThrow(other)
  }
})

test('a backup to a file names the folder whose disk is full, and leaves nothing there', async ({ skip }) => {
  const disk = givenSmallDisk('4m')
  if (disk === undefined) return skip(noDisk)
  // There is room for the database.
  const { context } = await givenService({}, 6)
  const failing = runCommand(['backup', join(disk, 'backup.db')], context, () => undefined)
  await expect(failing).rejects.toThrow(`The disk of ${disk} is full. Make room there, or name a file on another disk.`)
  expect(await readdir(disk)).toEqual([])
})

test('a backup on a schedule names the folder of BACKUP_URL when its disk is full', async ({ skip }) => {
  const disk = givenSmallDisk('24m')
  if (disk === undefined) return skip(noDisk)
  // The database does not name this picture, so the space that is checked before does not include it.
  const { context } = await givenService({ BACKUP_URL: disk }, 30)
  const failing = backUp(context, (order, check) => makeProvedBackup(order, check))
  const reason = `The disk of ${disk} is full. Make room there, set BACKUPS_KEPT lower`
  await expect(failing).rejects.toThrow(reason)
  expect((await findBackupState(context.db)).failed?.reason).toContain(reason)
  expect(await readdir(disk)).toEqual([])
})

test('a backup on a schedule names its work folder when the disk of that is full', async ({ skip }) => {
  const disk = givenSmallDisk('72m')
  if (disk === undefined) return skip(noDisk)
  const { context } = await givenService({ BACKUP_URL: givenFolder() })
  const order = { ...(await createOrder(context)), dataDir: disk }
  const make = () => makeProvedBackup(order, async () => undefined)
  const filler = join(disk, 'filler')
  await writeFile(filler, Buffer.alloc(40 * megabyte))
  await expect(make()).rejects.toThrow(
    /^Too little space: a backup needs \d+ MB in .*backup-work, and \d+ MB are free\. Make room there, or let DATA_DIR/,
  )
  await rm(filler)
  // The pictures are elsewhere, and more than the database knows.
  await symlink(join(context.config.dataDir, 'media'), join(disk, 'media'))
  for (let number = 0; number < 8; number += 1) {
    await context.storage.put(`images/${number}/640.webp`, Buffer.alloc(10 * megabyte, number))
  }
  await expect(make()).rejects.toThrow(
    `The disk of ${join(disk, 'backup-work')} is full. Make room there, or let DATA_DIR be on a larger disk`,
  )
  expect(await readdir(disk)).toEqual(['media'])
})

test('a restore names the disk of DATA_DIR when that is full, keeps what was there and leaves nothing', async ({
  skip,
}) => {
  const disk = givenSmallDisk('5m')
  if (disk === undefined) return skip(noDisk)
  const folder = givenFolder()
  const { context } = await givenService({ BACKUP_URL: folder }, 6)
  await backUp(context, (order, check) => makeProvedBackup(order, check))
  const [name = ''] = (await readdir(folder)).sort()
  const elsewhere = {
    ...context,
    config: { ...context.config, dataDir: disk, databaseUrl: join(disk, 'benvenuto.db') },
  }
  const full = `The disk of ${disk} is full. The database was not replaced. Make room there`

  const fetching = runCommand(['restore', name], elsewhere, () => undefined)
  await expect(fetching).rejects.toThrow(full)
  expect(await readdir(disk)).toEqual([])
  const reading = runCommand(['restore', join(folder, name)], elsewhere, () => undefined)
  await expect(reading).rejects.toThrow(full)
  expect(await readdir(disk)).toEqual([])
})

test('pictures that a full disk keeps from coming back are still missing, and come back when there is room', async ({
  skip,
}) => {
  const disk = givenSmallDisk('5m')
  if (disk === undefined) return skip(noDisk)
  const service = await startTestApp({ env: { DATABASE_URL: '' } })
  const { context } = service
  const { as } = await givenHost(service)
  for (let number = 0; number < 2; number += 1) {
    const id = readImageAddress(await uploadPicture(as))
    await context.storage.put(`images/${id}/30.webp`, randomBytes(3 * megabyte))
  }
  const file = join(givenFolder(), 'backup.db')
  await runCommand(['backup', file], context, () => undefined)
  const elsewhere = {
    ...context,
    storage: await openStorage(undefined, join(disk, 'media')),
    config: { ...context.config, dataDir: disk },
  }
  const lines: string[] = []
  const restore = () => runCommand(['restore-pictures', file], elsewhere, (line) => lines.push(line))
  const full = `The disk of ${disk} is full. Make room there, and run the command again`
  await expect(restore()).rejects.toThrow(full)
  await expect(restore()).rejects.toThrow(full)
  execFileSync('mount', ['-o', 'remount,size=9m', disk])
  await restore()
  expect(lines).toEqual(['1 of 1 missing pictures came back.'])
})
