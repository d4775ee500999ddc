import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { readImageAddress } from '#features/media/index.ts'
import { noteAcceptedLoss, noteFailedBackup } from '#platform/backup-state.ts'
import { givenHost } from '#test/given.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { checkPermissions } from './file-checks.ts'

const nobody = 65_534

test('a data folder that cannot be made fails before the first start', async () => {
  const file = join(givenFolder(), 'file')
  writeFileSync(file, '')
  const folder = join(file, 'data')
  const { find } = await examine({ DATA_DIR: folder })
  expect(find('permissions')).toMatch(new RegExp(`^FAIL .*This user may not make ${folder}: ${file} is no folder`))
  const elsewhere = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://host@127.0.0.1:9/books',
    MEDIA_URL: 's3://key:hidden@127.0.0.1:9/pictures',
    SECRET_KEY: Buffer.alloc(32).toString('base64'),
  })
  expect(await checkPermissions(elsewhere)).not.toContainEqual(expect.objectContaining({ state: 'fail' }))
  expect((await examine({ DATA_DIR: file })).find('permissions')).toMatch(new RegExp(`^FAIL .*${file} is no folder`))
  if (process.platform === 'linux') {
    const { find: findBelow } = await examine({
      DATA_DIR: '/proc/benvenuto/data',
      BACKUP_URL: '/proc/benvenuto/copies',
    })
    expect(findBelow('permissions')).toMatch(
      /^FAIL .*This user may not make \/proc\/benvenuto\/data: \/proc is no folder/,
    )
    expect(findBelow('backup')).toMatch(/^FAIL .*This user may not write to \/proc/)
  }
  const possible = await examine({ DATA_DIR: join(givenFolder(), 'data') })
  expect(possible.find('permissions')).toMatch(/^ok /)
})

test('the picture folder is as before', async () => {
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  expect((await examine({ DATA_DIR: folder })).find('storage')).toMatch(/^ok .* can be written and read/)
  expect(readdirSync(join(folder, 'media'))).toEqual([])
})

test('a place without the newest picture fails, as on a worker that has a folder of its own', async () => {
  const { service, env, context } = await givenExaminedService()
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  const media = join(context.config.dataDir, 'media')
  const find = async () => (await examine(env)).find('storage')
  expect(await find()).toMatch(/^ok .* can be written and read$/)
  // The check of backups warns of pictures that were lost and reported.
  const report = { at: Date.now(), step: 'pictures', reason: '' } as const
  await context.storage.deleteAll(`images/${id}`)
  await noteFailedBackup(context.db, { ...report, missing: [id] })
  expect(await find()).toMatch(/^ok .* can be written and read$/)
  await noteFailedBackup(context.db, { ...report, missing: [] })
  await noteAcceptedLoss(context.db, [id])
  expect(await find()).toMatch(/^ok .* can be written and read$/)
  await noteAcceptedLoss(context.db, [])
  for (const folder of [join(media, 'images'), media]) {
    rmSync(folder, { recursive: true })
    expect(await find()).toContain('The newest picture of the database is not in')
  }
})

test.skipIf(process.platform === 'win32')('data and settings that others may read are noticed', async () => {
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  const envFile = join(folder, 'settings')
  writeFileSync(envFile, '')
  const config = readConfig({ DATA_DIR: folder })
  const statesOf = async () => (await checkPermissions(config, envFile)).map(({ state, text }) => `${state} ${text}`)
  const isRoot = process.getuid?.() === 0
  if (isRoot) expect((await statesOf()).join()).toContain('belongs to root')
  if (isRoot) chownSync(folder, nobody, nobody)
  chmodSync(folder, 0o755)
  chmodSync(envFile, 0o644)
  expect(await statesOf()).toEqual([
    expect.stringMatching(/^warn .* may open .* chmod 700/),
    expect.stringMatching(/^warn .* may read .* chmod 600/),
  ])
  chmodSync(folder, 0o700)
  chmodSync(envFile, 0o600)
  expect(await statesOf()).toEqual([expect.stringMatching(/^ok /)])
})
