import { readdir, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { renderInThread } from '#features/guest-page/index.ts'
import { findBackupState } from '#platform/backup-state.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { backupKey, givenBackupService, inThisProcess } from '#test/given-backup.ts'
import { backUp, createOrder } from './backup-job.ts'
import { openBackupStore } from './backup-store.ts'
import { makeProvedBackup } from './proved-backup.ts'

test('the oldest of the proved backups is deleted, and none after a failed proof', async () => {
  const { service, folder } = await givenBackupService({ BACKUPS_KEPT: '2' })
  const { context, clock } = service
  const make = async (check = async () => undefined) => {
    clock.advance(day)
    return makeProvedBackup(await createOrder(context), check)
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
  const { service, folder } = await givenBackupService({ BACKUPS_KEPT: '2' })
  const { context, clock } = service
  const make = async (check: () => Promise<void>) => {
    clock.advance(day)
    return makeProvedBackup(await createOrder(context), check)
  }
  const failing = async () => {
    throw new Error('The page is not whole.')
  }
  const { name: proved } = await make(async () => undefined)
  for (let night = 0; night < 6; night += 1) await expect(make(failing)).rejects.toThrow('not whole')
  const names = (await readdir(folder)).filter((file) => file.endsWith('backup')).sort()
  expect(names).toEqual([
    proved,
    'benvenuto-20260306T120000Z-0a1b2c3d.backup',
    'benvenuto-20260307T120000Z-0a1b2c3d.backup',
    'benvenuto-20260308T120000Z-0a1b2c3d.backup',
  ])
})

test('a backup is proved while a host keeps threads busy, and waits while all are', async () => {
  const { service } = await givenBackupService()
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
  const { service, folder } = await givenBackupService({ BACKUP_KEY: backupKey })
  const { context } = service
  const order = await createOrder(context)
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
  const { service } = await givenBackupService()
  const { context } = service
  await context.db.deleteFrom('sessions').execute()
  const noThreads = {
    ...context,
    threads: { ...context.threads, run: () => Promise.reject(new Error('The theme has no colour.')) },
  }
  await expect(backUp(noThreads, inThisProcess)).rejects.toMatchObject({ step: 'proof' })
  expect((await findBackupState(context.db)).failed?.reason).toContain('The theme has no colour.')
})
