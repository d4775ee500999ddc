import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { noteAcceptedLoss, noteFailedBackup, noteProvedBackup, takeDatabaseId } from '#platform/backup-state.ts'
import { day, hour } from '#platform/clock.ts'
import { backupPlaces } from '#test/given-backup.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { givenFolder } from '#test/given-folder.ts'
import { givenPrograms } from '#test/given-programs.ts'
import { nameBackup } from '../backup/backup-names.ts'
import { openBackupStore } from '../backup/backup-store.ts'
import { checkBackups } from './backup-check.ts'

test('the report has the age of the last proved backup, and whether one failed since', async () => {
  const { env, context } = await givenExaminedService()
  const folder = givenFolder()
  const ask = async () => (await examine({ ...env, BACKUP_URL: folder })).find('backup')
  expect((await examine(env)).find('backup')).toMatch(/^ok .* BACKUP_URL is not set/)
  expect(await ask()).toMatch(/^warn .*No backup was proved yet.*\n?.*/)

  const proved = {
    name: 'benvenuto-20260301T120000Z.backup',
    bytes: 1_500_000,
    files: 1,
    lacking: [],
    acceptedBefore: [],
  }
  await noteProvedBackup(context.db, { ...proved, at: Date.now() - 2 * hour })
  expect(await ask()).toMatch(/^ok .*the last proved backup is 2 hours old, 2 MB/)
  // That backup has the pictures that were lost since.
  await noteAcceptedLoss(context.db, ['a', 'b', 'c'])
  expect(await ask()).toMatch(/^ok .* 2 hours old, 2 MB, in \S+$/m)
  expect(await ask()).toContain('BACKUP_URL is on the disk of DATA_DIR.')

  await noteFailedBackup(context.db, { at: Date.now(), step: 'proof', reason: 'It is cut off.' })
  expect(await ask()).toMatch(
    /^FAIL .*The last backup failed: It is cut off\. \(the last proved backup is 2 hours old\) Run: npm run admin -- jobs run backup$/m,
  )
  await noteFailedBackup(context.db, { at: Date.now(), step: 'pictures', reason: 'It lacks pictures.', missing: ['a'] })
  expect(await ask()).toMatch(/ When that is mended, or the loss is accepted, run: npm run admin -- jobs run backup$/m)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() + 1, acceptedBefore: ['a', 'b', 'c'] })
  expect(await ask()).toMatch(/^ok /)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() + 2, lacking: ['a', 'b'] })
  expect(await ask()).toMatch(
    /^warn .*but lacks 2 pictures that the database names\. What to do: .* If they are back: npm run admin -- jobs run backup\. To accept the loss: npm run admin -- backups accept-loss$/m,
  )
  await noteAcceptedLoss(context.db, ['a', 'b'])
  expect(await ask()).toMatch(/^ok .* MB, in .*, without 2 pictures that the database names, whose loss was accepted$/m)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() - 3 * day })
  await context.db.updateTable('backup_state').set({ failed_at: null }).execute()
  expect(await ask()).toMatch(/^FAIL .*Backups are overdue: the last proved backup is 72 hours old/)
})

test.each(Object.entries(backupPlaces))(
  'backups in a %s that are not of the database are counted',
  async (_kind, openPlace) => {
    const { env, context } = await givenExaminedService()
    const url = await openPlace()
    const store = await openBackupStore(url)
    const ask = async () => (await examine({ ...env, BACKUP_URL: url })).find('backup')
    for (const name of ['benvenuto-20260301T120000Z.backup', nameBackup(0, 'ffffffff')])
      await store.writeText(name, 'a backup')
    expect(await ask()).not.toContain('not of this database')

    const id = await takeDatabaseId(context.db)
    await store.writeText(nameBackup(1, id), 'a backup')
    expect(await takeDatabaseId(context.db)).toBe(id)
    expect(await ask()).toMatch(
      new RegExp(
        `^warn .* that are not of this database: 2\\. The service never deletes them\\. .* do not end with -${id}\\.backup`,
        'm',
      ),
    )
  },
)

test('a place for backups that cannot be used fails, also before the first backup', async () => {
  const { env } = await givenExaminedService()
  const file = join(givenFolder(), 'file')
  writeFileSync(file, '')
  const ask = async (url: string) => (await examine({ ...env, BACKUP_URL: url })).find('backup')
  expect(await ask(join(file, 'backups'))).toMatch(new RegExp(`FAIL .*${file} is no folder`))
  expect(await ask('s3://key:hidden@127.0.0.1:9/backups?insecure=1')).toMatch(
    /FAIL .*The bucket of BACKUP_URL cannot be listed: .*ECONNREFUSED/,
  )
  const folder = join(givenFolder(), 'not', 'yet')
  expect(await ask(folder)).not.toMatch(/FAIL/)
  expect(await ask(folder)).toContain('BACKUP_URL is on the disk of DATA_DIR.')
  expect(existsSync(folder)).toBe(false)
})

test('backups of PostgreSQL need its programs, and a user who may create the database of the proof', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://host@127.0.0.1:9/books', BACKUP_URL: givenFolder() })
  const reading = {
    state: 'read',
    isEmpty: false,
    isUnfinishedMove: false,
    done: [],
  } as const
  const nothing = {
    checkValue: undefined,
    sealed: [],
    backups: undefined,
    pictures: undefined,
    trouble: undefined,
    position: undefined,
  }
  const list = async (found: { version: string; mayCreateDatabases: boolean }) =>
    (await checkBackups(config, { ...reading, ...nothing, ...found })).map(({ state, text }) => `${state} ${text}`)
  givenPrograms({})
  const texts = await list({ version: '', mayCreateDatabases: false })
  expect(texts).toContainEqual(expect.stringContaining('fail Backups need pg_dump, pg_restore, psql.'))
  expect(texts).toContainEqual(expect.stringContaining('may not create the database for a restore on trial'))

  const old = 'echo "pg_dump (PostgreSQL) 15.13"'
  givenPrograms({ pg_dump: old, pg_restore: old, psql: old })
  const textsOfOld = await list({ version: 'PostgreSQL 17.6', mayCreateDatabases: true })
  expect(textsOfOld).toContainEqual(expect.stringMatching(/^fail .* refuses servers of 17\./))
  expect(textsOfOld).toContainEqual(expect.stringMatching(/^fail .* lets a backup run commands here/))
})
