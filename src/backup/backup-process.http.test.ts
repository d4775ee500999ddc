import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { findBackupState } from '#platform/backup-state.ts'
import { day } from '#platform/clock.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { beginJob, runJob } from '#platform/jobs.ts'
import { givenBackupService, inThisProcess } from '#test/given-backup.ts'
import { backUp, backupJob } from './backup-job.ts'
import { runBackupProcess } from './backup-process.ts'

test.runIf(process.platform === 'linux')(
  'a process that is killed counts as a failure, and the next one cleans up after it',
  async () => {
    const { service, folder } = await givenBackupService()
    const { context, clock } = service
    const killed = backUp(context, (order) => runBackupProcess(order, async () => killPrograms()))
    await expect(killed).rejects.toThrow('The process of the backup ended with SIGKILL.')
    expect((await findBackupState(context.db)).failures).toBe(1)
    expect((await readdir(folder)).filter((name) => name.endsWith('.proved'))).toEqual([])
    expect(await readdir(context.config.dataDir)).toContain('backup-work')

    clock.advance(day)
    await backUp(context, inThisProcess)
    expect(await readdir(context.config.dataDir)).not.toContain('backup-work')
    expect((await readdir(folder)).sort()).toEqual([
      'benvenuto-20260302T120000Z-0a1b2c3d.backup',
      'benvenuto-20260302T120000Z-0a1b2c3d.proved',
    ])
  },
)

test.runIf(process.platform === 'linux')(
  'an interrupted backup ends before another may begin, and nobody is told of a failure',
  async () => {
    const { service, folder } = await givenBackupService({ ADMIN_EMAIL: 'op@example.com' })
    const { context } = service
    const isProving = Promise.withResolvers<void>()
    const neverRendered = () => {
      isProving.resolve()
      return new Promise<void>(() => undefined)
    }
    const make: typeof runBackupProcess = (order, _, interruption) =>
      runBackupProcess(order, neverRendered, interruption)
    const run = await beginJob(context, {
      ...backupJob,
      run: (given, interruption) => backUp(given, make, interruption),
    })
    const ended = run?.ended.catch(reasonOf)
    await isProving.promise
    await run?.release()

    expect(await ended).toBe('The backup was interrupted.')
    expect(listPrograms()).toEqual([])
    expect(await readdir(context.config.dataDir)).not.toContain('backup-work')
    expect(await findBackupState(context.db)).toMatchObject({ failures: 0, failed: undefined })
    expect(await runJob(context, { ...backupJob, run: (given) => backUp(given, inThisProcess) })).toBe(true)
    expect((await readdir(folder)).filter((name) => name.endsWith('.proved'))).toHaveLength(1)
  },
)

test.runIf(process.platform === 'linux')('the process of a backup gets the settings that it needs alone', async () => {
  vi.stubEnv('SECRET_KEY', 'in-the-environment')
  vi.stubEnv('PGAPPNAME', 'for-the-programs')
  const { service } = await givenBackupService()
  const environments: string[] = []
  const note = async () => {
    for (const id of listPrograms()) environments.push(readFileSync(`/proc/${id}/environ`, 'utf8'))
  }
  await backUp(service.context, (order) => runBackupProcess(order, note))
  expect(environments).toEqual([expect.stringContaining('PGAPPNAME=for-the-programs')])
  expect(environments.join()).not.toContain('in-the-environment')
})

/** Kills the programs for backups that this process has started. */
function killPrograms(): void {
  for (const id of listPrograms()) process.kill(Number(id), 'SIGKILL')
}

function listPrograms(): string[] {
  const children = readdirSync('/proc/self/task').flatMap((id) =>
    readFileSync(`/proc/self/task/${id}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('backup-program'))
}
