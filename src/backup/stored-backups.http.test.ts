import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startBucket } from '#test/bucket-stand-in.ts'
import { backupKey, backupPlaces, givenBackupService, inThisProcess } from '#test/given-backup.ts'
import { givenFolder } from '#test/given-folder.ts'
import { runCommand } from '../cli.ts'
import { openContext } from '../main.ts'
import { backUp, createOrder } from './backup-job.ts'
import { nameBackup } from './backup-names.ts'
import { openBackupStore } from './backup-store.ts'
import { makeProvedBackup } from './proved-backup.ts'
import { writeBackup } from './write-backup.ts'

test('a backup in the folder is restored by its name, with its key only', async () => {
  const { service, folder } = await givenBackupService({ BACKUP_KEY: backupKey })
  await backUp(service.context, inThisProcess)
  const dataDir = givenFolder()
  const { config } = service.context
  const elsewhere = (key: Uint8Array | undefined) => ({
    ...service.context,
    config: {
      ...config,
      dataDir,
      databaseUrl: join(dataDir, 'benvenuto.db'),
      backup: { ...config.backup, key },
    },
  })
  const [name = ''] = (await readdir(folder)).sort()
  const restore = (key: Uint8Array | undefined) => runCommand(['restore', name], elsewhere(key), () => undefined)

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
  const { service, folder } = await givenBackupService({ BACKUP_KEY: backupKey })
  const { context } = service
  const order = await createOrder(context)
  const [name, plain] = [nameBackup(order.now, order.databaseId), join(givenFolder(), 'plain')]
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

test('a bucket that does not answer is named, not only its address', async () => {
  const { service } = await givenBackupService({ BACKUP_URL: 's3://key:secret@127.0.0.1:9/backups?insecure=1' })
  const run = (...words: string[]) => runCommand(words, service.context, () => undefined)
  const unreadable = /^BACKUP_URL cannot be read: .*ECONNREFUSED.* Check it: npm run admin -- doctor$/
  await expect(run('backups', 'list')).rejects.toThrow(unreadable)
  await expect(run('restore', 'benvenuto-20200101T000000Z.backup')).rejects.toThrow(unreadable)
  await expect(run('jobs', 'run', 'backup')).rejects.toThrow(/^The backup failed: .*ECONNREFUSED/)
})

test('a bucket keeps sealed backups and gives them back', async () => {
  const bucket = await startBucket()
  const url = `s3://key:secret@${bucket.host}/backups?insecure=1`
  const { service } = await givenBackupService({ BACKUP_URL: url, BACKUP_KEY: backupKey })
  await backUp(service.context, inThisProcess)
  expect([...bucket.objects.keys()].sort()).toEqual([
    '/backups/benvenuto-20260301T120000Z-0a1b2c3d.backup',
    '/backups/benvenuto-20260301T120000Z-0a1b2c3d.proved',
  ])
  const sealed = bucket.objects.get('/backups/benvenuto-20260301T120000Z-0a1b2c3d.backup')
  expect(sealed?.subarray(0, 16).toString()).toBe('BENVENUTO-SEALED')
})

test.each(Object.entries(backupPlaces))(
  'a fresh machine with the backups of another one in a %s starts after restore, and not before',
  async (kind, openPlace) => {
    const url = await openPlace()
    const { service } = await givenBackupService({ BACKUP_URL: url })
    await backUp(service.context, inThisProcess)
    const dataDir = givenFolder()
    const databaseUrl = join(dataDir, 'benvenuto.db')
    const config = { ...service.context.config, dataDir, databaseUrl, logLevel: 'silent' } as const
    const open = async () => (await openContext(config)).close()
    const place = kind === 'bucket' ? 'the bucket of BACKUP_URL' : url

    await expect(open()).rejects.toThrow(
      `it is empty, but the backups in ${place} are from an earlier one. Check DATABASE_URL, DATA_DIR and what is mounted`,
    )
    const context = { ...service.context, config }
    const names: string[] = []
    await runCommand(['backups', 'list'], context, (line) => names.push(line.split(' ')[0] ?? ''))
    await runCommand(['restore', ...names], context, () => undefined)
    await open()
  },
)
