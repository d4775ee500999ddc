import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBackupState } from '#platform/backup-state.ts'
import { day, hour } from '#platform/clock.ts'
import { runJob, scheduleOf } from '#platform/jobs.ts'
import { createLog } from '#platform/log.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { backupKey, backupPlaces, givenBackupService, inThisProcess, sqliteService } from '#test/given-backup.ts'
import { givenFolder } from '#test/given-folder.ts'
import { startMailReceiver } from '#test/mail-receiver.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { startTestApp } from '#test/test-app.ts'
import { runCommand } from '../cli.ts'
import { backUp, backupJob } from './backup-job.ts'
import { isSealed } from './sealing.ts'
import { listStored } from './stored-backups.ts'

const adminEmail = 'op@example.com'

test('the job makes a backup in a process of its own, restores it on trial and says so', async () => {
  const { service, folder } = await givenBackupService({ BACKUP_KEY: backupKey })
  expect(await runJob(service.context, backupJob)).toBe(true)

  const [backup = '', marker] = (await readdir(folder)).sort()
  expect([backup, marker]).toEqual([
    'benvenuto-20260301T120000Z-0a1b2c3d.backup',
    'benvenuto-20260301T120000Z-0a1b2c3d.proved',
  ])
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

test('without BACKUP_URL nothing is scheduled, and the command says what is missing', async () => {
  const { context } = await startTestApp({ env: { DATABASE_URL: '' } })
  expect(scheduleOf(backupJob, context.config)).toBe(undefined)
  await expect(runCommand(['jobs', 'run', 'backup'], context, () => undefined)).rejects.toThrow('BACKUP_URL is not set')
  expect((await findBackupState(context.db)).failures).toBe(0)

  const { service } = await givenBackupService({ BACKUP_SCHEDULE: '5 1 * * 1' })
  expect(scheduleOf(backupJob, service.context.config)).toBe('5 1 * * 1')
})

test.each(Object.entries(backupPlaces))(
  'a service that began anew leaves the backups of before in the %s, and says so once',
  async (_name, openPlace) => {
    const env = { BACKUP_URL: await openPlace(), BACKUPS_KEPT: '2' }
    const { service: former } = await givenBackupService(env)
    const lines: string[] = []
    const log = { write: (line: string) => void lines.push(line) }
    const anew = await startTestApp({ env: { ...sqliteService.env, ...env }, log })
    const backUpDaily = async ({ context, clock }: typeof anew, days: number) => {
      for (let number = 0; number < days; number += 1) {
        clock.advance(day)
        await backUp(context, inThisProcess)
      }
    }
    const list = async () => (await listStored(env.BACKUP_URL)).map(({ name }) => name)
    await backUpDaily(former, 2)
    const real = await list()
    expect(real).toHaveLength(2)

    anew.clock.advance(2 * day)
    await backUpDaily(anew, 3)

    const left = await list()
    expect(left.slice(0, 2)).toEqual(real)
    expect(left).toHaveLength(4)
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg?.includes('never deletes them'))
    expect(warnings).toMatchObject([{ others: 2 }])
  },
)

test('too little space is noticed before anything is written', async () => {
  const { service, folder } = await givenBackupService()
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
  const { service, folder } = await givenBackupService()
  await writeFile(join(folder, 'benvenuto-20260228T023700Z.backup.part'), 'half')
  await backUp(service.context, inThisProcess)
  expect((await readdir(folder)).some((name) => name.endsWith('.part'))).toBe(false)
})

test('a folder that cannot be used is named, with what to do', async () => {
  const file = join(givenFolder(), 'file')
  await writeFile(file, '')
  const { service } = await givenBackupService({ BACKUP_URL: file })
  await expect(backUp(service.context, inThisProcess)).rejects.toThrow(`Let the user of the service write to ${file}.`)
})

test('a failure is reported by mail once a day, in the language of the operator, without secrets', async () => {
  const receiver = await startMailReceiver()
  const { service } = await givenBackupService({
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
  const { service } = await givenBackupService()
  const { context } = service
  const lines: string[] = []
  const log = createLog('error', { write: (line: string) => lines.push(line) })
  const fail = async () => {
    await context.db.schema.dropTable('backup_state').execute()
    throw new Error('Too little space')
  }
  await expect(backUp({ ...context, log }, fail)).rejects.toThrow('Too little space')
  expect(lines.join()).toContain('a failed backup could not be noted')
})

test('the admin page says when a restore was last proved, and what failed since', async () => {
  const { service } = await givenBackupService()
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
