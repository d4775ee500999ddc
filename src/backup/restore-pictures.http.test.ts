import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { readImageAddress } from '#features/media/index.ts'
import { day } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { givenHost } from '#test/given.ts'
import { sqliteService } from '#test/given-backup.ts'
import { givenBook } from '#test/given-book.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { startTestApp } from '#test/test-app.ts'
import { runCommand } from '../cli.ts'
import { backUp } from './backup-job.ts'
import { makeProvedBackup } from './proved-backup.ts'

async function run(context: Context, ...args: string[]): Promise<string[]> {
  const lines: string[] = []
  await runCommand(args, context, (line) => lines.push(line))
  return lines
}

/** The stored files by their keys. */
async function readFiles({ storage }: Context): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const entry of (await storage.listAll('', { recursive: true })).objects) {
    if (entry.isFile) files[entry.key] = Buffer.from(await storage.getBytes(entry.key)).toString('base64')
  }
  return files
}

test('lost pictures are restored from a sealed backup, secret ones into the hidden folder, and no other files change', async () => {
  const folder = givenFolder()
  const key = randomBytes(32).toString('base64')
  const service = await startTestApp({ env: { DATABASE_URL: '', BACKUP_URL: folder, BACKUP_KEY: key } })
  const { context, clock } = service
  const { db, storage } = context
  const { as } = await givenHost(service)
  const addresses = [await uploadPicture(as), await uploadPicture(as), await uploadPicture(as), await uploadPicture(as)]
  const [shown = '', secret = '', kept = '', deleted = ''] = addresses.map((address) => readImageAddress(address) ?? '')
  const book = await givenBook(as, { coverImage: addresses[0] })
  const before = await readFiles(context)
  await backUp(context, (order, check) => makeProvedBackup(order, check))
  const [name = ''] = (await readdir(folder)).sort()
  clock.advance(day)
  const later = readImageAddress(await uploadPicture(as)) ?? ''
  for (const id of [shown, secret, deleted, later]) await storage.deleteAll(`images/${id}`)
  await db.deleteFrom('images').where('id', '=', deleted).execute()
  await db.updateTable('images').set({ secrecy: 2 }).where('id', '=', secret).execute()
  await as.patch(`/api/welcome-books/${book.id}/essentials`, { doorCode: 'later' })

  expect(await run(context, 'restore-pictures', name)).toEqual([
    '2 of 3 missing pictures came back.',
    'The backup does not have the others. Try another one: npm run admin -- backups list',
  ])
  const expected = Object.entries(before)
    .filter(([file]) => !file.includes(deleted))
    .map(([file, bytes]) => [file.includes(secret) ? `hidden-${file}` : file, bytes])
  expect(Object.keys(before).some((file) => file.includes(kept))).toBe(true)
  expect(await readFiles(context)).toEqual(Object.fromEntries(expected))
  expect((await as.get(`/api/welcome-books/${book.id}`)).json().doorCode).toBe('later')
  expect((await service.anonymous.get(addresses[0] ?? '')).statusCode).toBe(200)
  expect((await readdir(context.config.dataDir)).filter((entry) => entry.startsWith('restore-'))).toEqual([])

  // The file itself, without the key.
  const withoutKey = { ...context, config: { ...context.config, backup: { ...context.config.backup, key: undefined } } }
  await expect(run(withoutKey, 'restore-pictures', join(folder, name))).rejects.toThrow('The backup is sealed.')
  await expect(run(context, 'restore-pictures', 'gone.db')).rejects.toThrow('There is no file')
})

test('a picture that becomes secret while it comes back ends in the hidden folder alone', async () => {
  const service = await startTestApp(sqliteService)
  const { context } = service
  const { db, storage } = context
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  const file = join(givenFolder(), 'backup.db')
  await run(context, 'backup', file)
  const before = await readFiles(context)
  await storage.deleteAll(`images/${id}`)
  const put = storage.put.bind(storage)
  vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
    await db.updateTable('images').set({ secrecy: 2 }).where('id', '=', id).execute()
    return put(...args)
  })
  expect(await run(context, 'restore-pictures', file)).toEqual(['1 of 1 missing pictures came back.'])
  const hidden = Object.entries(before).map(([key, bytes]) => [`hidden-${key}`, bytes])
  expect(await readFiles(context)).toEqual(Object.fromEntries(hidden))
})

test('pictures come back where the whole folder was lost', async () => {
  const service = await startTestApp(sqliteService)
  const { context } = service
  const { as } = await givenHost(service)
  await uploadPicture(as)
  const file = join(givenFolder(), 'backup.db')
  await run(context, 'backup', file)
  const media = join(context.config.dataDir, 'media')
  expect(await run(context, 'restore-pictures', file)).toEqual([
    `No picture that the database names is missing in ${media}.`,
  ])
  const before = await readFiles(context)
  await rm(media, { recursive: true })
  await expect(run(context, 'backups', 'accept-loss')).rejects.toThrow(
    `The database names pictures that are not in ${media}: 1 of 1.`,
  )

  expect(await run(context, 'restore-pictures', file)).toEqual(['1 of 1 missing pictures came back.'])
  expect(await readFiles(context)).toEqual(before)
})

test('pictures that are damaged in the backup are named after the others came back', async () => {
  const service = await startTestApp(sqliteService)
  const { context } = service
  const { as, account } = await givenHost(service)
  const ids = [await uploadPicture(as), await uploadPicture(as), await uploadPicture(as), await uploadPicture(as)].map(
    (address) => readImageAddress(address) ?? '',
  )
  const [first = '', second = '', hidden = '', later = ''] = ids
  await context.storage.deleteAll(`images/${later}`)
  const file = join(givenFolder(), 'backup.db')
  await expect(run(context, 'backup', file)).rejects.toThrow('1 of 4')
  const before = await readFiles(context)
  await context.storage.deleteAll('images')
  const copy = new DatabaseSync(file)
  const damage = copy.prepare("update backup_files set bytes = x'00' where key like ?")
  damage.run(`images/${first}/%`)
  // Hidden while the backup was made, it is there twice.
  copy.exec("insert into backup_files select 'hidden-' || key, bytes from backup_files")
  copy.exec("insert into backup_checksums select 'hidden-' || key, sha256 from backup_checksums")
  damage.run(`hidden-images/${hidden}/%`)
  copy.close()

  const lines: string[] = []
  await expect(runCommand(['restore-pictures', file], context, (line) => lines.push(line))).rejects.toThrow(
    `One picture is damaged in the backup, and did not come back. Missing: ${first} (account ${account.id}, in no saved book). Try another one: npm run admin -- backups list`,
  )
  expect(lines).toEqual([
    '2 of 4 missing pictures came back.',
    'The backup does not have 1 of them. Try another one: npm run admin -- backups list',
  ])
  const expected = Object.entries(before).filter(([key]) => key.includes(second) || key.includes(hidden))
  expect(await readFiles(context)).toEqual(Object.fromEntries(expected))
})
