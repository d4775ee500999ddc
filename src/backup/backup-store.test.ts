import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startBucket } from '#test/bucket-stand-in.ts'
import { givenFolder } from '#test/given-folder.ts'
import { deleteOldBackups, deleteUnprovedBackups, listBackups, markerOf, nameBackup } from './backup-names.ts'
import { openBackupStore } from './backup-store.ts'

const databaseId = '0a1b2c3d'

const stores = {
  folder: async () => join(givenFolder(), 'not', 'there', 'yet'),
  bucket: async () => `s3://key:secret@${(await startBucket()).host}/backups?insecure=1`,
}

test.each(Object.entries(stores))('a %s keeps files, lists them and gives them back', async (_name, openPlace) => {
  const store = await openBackupStore(await openPlace())
  const folder = givenFolder()
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await writeFile(from, randomBytes(100_000))
  for (const name of ['benvenuto-1', 'benvenuto-2', 'benvenuto-3', 'other']) await store.write(name, from)
  await store.writeText('benvenuto-4', 'text')

  expect((await store.list('benvenuto-')).sort()).toEqual(['benvenuto-1', 'benvenuto-2', 'benvenuto-3', 'benvenuto-4'])
  await store.read('benvenuto-2', to)
  expect((await readFile(to)).equals(await readFile(from))).toBe(true)
  expect((await stat(to)).mode & 0o777).toBe(0o600)
  await store.delete('benvenuto-1')
  await store.delete('benvenuto-1')
  expect(await store.list('benvenuto-')).toHaveLength(3)
  await expect(store.read('benvenuto-1', to)).rejects.toThrow()
})

test('a large file goes to a bucket in parts', async () => {
  const bucket = await startBucket()
  const store = await openBackupStore(`s3://key:secret@${bucket.host}/backups?insecure=1`)
  const file = join(givenFolder(), 'large')
  const bytes = Buffer.alloc(70_000_000, 'a part has 32 million bytes ')
  await writeFile(file, bytes)

  await store.write('large', file)

  expect([...bucket.objects.keys()]).toEqual(['/backups/large'])
  expect(bucket.objects.get('/backups/large')?.equals(bytes)).toBe(true)
})

test('an upload in parts that was interrupted is given up by the next run', async () => {
  const { host } = await startBucket()
  const address = `http://${host}/backups`
  await fetch(`${address}/benvenuto-1?uploads`, { method: 'POST' })
  const listUploads = async () => (await fetch(`${address}?uploads`)).text()
  expect(await listUploads()).toContain('<Key>benvenuto-1</Key>')

  const store = await openBackupStore(`s3://key:secret@${host}/backups?insecure=1`)
  await store.deleteParts('benvenuto-')
  expect(await listUploads()).not.toContain('benvenuto-1')
})

test('a file that is not complete has no name of a backup, and what is left of it is deleted', async () => {
  const folder = givenFolder()
  const store = await openBackupStore(folder)
  await expect(store.write(nameBackup(0, databaseId), join(folder, 'nothing'))).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])

  await writeFile(join(folder, `${nameBackup(0, databaseId)}.part`), 'half')
  await writeFile(join(folder, 'letter.part'), 'of somebody else')
  expect(await listBackups(store)).toEqual([])
  expect(await listBackups(await openBackupStore(join(folder, 'not-mounted')))).toEqual([])
  await store.deleteParts('benvenuto-')
  expect(await readdir(folder)).toEqual(['letter.part'])
})

test('old backups are deleted only behind enough proved ones, and nothing else ever', async () => {
  const folder = givenFolder()
  const store = await openBackupStore(folder)
  const names = [1, 2, 3, 4, 5, 6].map((day) => nameBackup(Date.UTC(2026, 2, day, 2, 37), databaseId))
  const [one, two, three, four, five, six] = names as [string, string, string, string, string, string]
  for (const name of [...names, 'benvenuto-notes.txt', 'benvenuto-20260301T023700Z.backup.bak']) {
    await writeFile(join(folder, name), '')
  }
  expect(await deleteOldBackups(store, { kept: 1, databaseId })).toEqual({ deleted: [], others: 0 })

  for (const name of [one, two, four]) await store.writeText(markerOf(name), '')
  expect(await deleteOldBackups(store, { kept: 2, databaseId })).toEqual({ deleted: [one, three], others: 0 })
  expect((await listBackups(store)).map(({ name, isProved }) => [name, isProved])).toEqual([
    [two, true],
    [four, true],
    [five, false],
    [six, false],
  ])
  expect(await readdir(folder)).toContain('benvenuto-notes.txt')
  expect(await readdir(folder)).toContain('benvenuto-20260301T023700Z.backup.bak')
})

test.each(Object.entries(stores))(
  'in a %s, backups of another database and those without the id of one are never deleted',
  async (_name, openPlace) => {
    const store = await openBackupStore(await openPlace())
    const days = [1, 2, 3, 4, 5]
    const nameOf = (day: number, id: string) => nameBackup(Date.UTC(2026, 2, day, 2, 37), id)
    const others = days.flatMap((day) => [nameOf(day, 'ffffffff'), nameOf(day, '').replace('-.', '.')])
    const own = days.map((day) => nameOf(day, databaseId))
    for (const name of [...others, ...own]) await store.writeText(name, 'a backup')
    expect(await deleteUnprovedBackups(store, databaseId)).toEqual(own.slice(0, 3))
    for (const name of [...others.slice(0, 6), ...own.slice(3)]) await store.writeText(markerOf(name), '{}')

    expect(await deleteOldBackups(store, { kept: 1, databaseId })).toEqual({ deleted: [own[3]], others: 10 })
    const left = (await listBackups(store)).map(({ name }) => name)
    expect(left).toEqual([...others, own[4]].sort())
    expect((await store.list('benvenuto-')).filter((name) => name.endsWith('.proved'))).toHaveLength(7)
  },
)
