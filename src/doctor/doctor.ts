import { setTimeout as sleep } from 'node:timers/promises'
import { checkPayments } from '#features/billing/index.ts'
import { checkSmtp } from '#features/mail/index.ts'
import { checkTranslation } from '#features/translations/index.ts'
import { second } from '#platform/clock.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { type Finding, fail } from '#platform/finding.ts'
import { type Config, readConfig } from '../config.ts'
import { checkBackups } from './backup-check.ts'
import { checkDatabase, checkServiceKey, readDatabaseWithin } from './database-checks.ts'
import { checkDisk, checkPermissions } from './file-checks.ts'
import { checkClock, checkDns, checkTls, checkTraces } from './network-checks.ts'
import { checkPublicPictures } from './picture-check.ts'
import { createRedaction } from './redaction.ts'
import { checkReplica } from './replica-check.ts'
import { checkSettings } from './settings-check.ts'
import { checkStorage } from './storage-check.ts'

/** Milliseconds that a check may take. */
const longestCheck = 10 * second

/** The part of it after which the checks go on without a database that does not answer. */
const databaseShare = 0.8

export type Line = Finding & { name: string }

/** The exit code says the worst finding, for monitors. */
export const exitCodes = { ok: 0, warn: 1, fail: 2 } as const

const labels = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const

/**
 * Checks everything that the service needs, while it runs or before it starts. Changes nothing, except that a small
 * file is written into the picture storage and deleted again.
 * @returns the exit code
 */
export async function runDoctor(
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
  limit = longestCheck,
): Promise<number> {
  const lines = await collectLines(env, limit)
  for (const { state, name, text } of lines) print(`${labels[state]}  ${name.padEnd(12)} ${text}`)
  return Math.max(...lines.map(({ state }) => exitCodes[state]))
}

async function collectLines(env: NodeJS.ProcessEnv, limit: number): Promise<Line[]> {
  const config = tryReadConfig(env)
  if (Array.isArray(config)) return config
  const hide = createRedaction(config)
  const stopping = new AbortController()
  const database = readDatabaseWithin(config, databaseShare * limit)
  const checks: Record<string, () => Promise<Finding | Finding[]>> = {
    settings: async () => checkSettings(config, env),
    key: async () => checkServiceKey(config, await database),
    dns: () => checkDns(config),
    tls: () => checkTls(config, stopping.signal),
    mail: () => checkSmtp(config, stopping.signal),
    payments: () => checkPayments(config),
    translation: () => checkTranslation(config, stopping.signal),
    traces: () => checkTraces(config),
    storage: () => checkStorage(config, database),
    pictures: async () => checkPublicPictures(config, await database, stopping.signal),
    database: async () => checkDatabase(config, await database, stopping.signal),
    replica: () => checkReplica(config, database),
    backup: async () => checkBackups(config, await database),
    clock: () => checkClock(config, stopping.signal),
    disk: () => checkDisk(config),
    permissions: () => checkPermissions(config),
  }
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const findings = [await withinTime(check, limit)].flat()
      return findings.map(({ state, text }) => ({ name, state, text: hide(text) }))
    }),
  )
  stopping.abort()
  return found.flat()
}

/** The settings, or a line for each mistake in them. */
function tryReadConfig(env: NodeJS.ProcessEnv): Config | Line[] {
  try {
    return readConfig(env)
  } catch (error) {
    const [, ...mistakes] = reasonOf(error).split('\n')
    return mistakes.map((mistake) => ({
      name: 'settings',
      ...fail(`${mistake.trim()}.`, 'Correct it in .env or the environment.'),
    }))
  }
}

async function withinTime(check: () => Promise<Finding | Finding[]>, limit: number): Promise<Finding | Finding[]> {
  const timer = new AbortController()
  const late = async () => {
    await sleep(limit, undefined, { signal: timer.signal })
    return fail(
      `No answer within ${limit / second} seconds.`,
      'Check the network, and whether the machine is overloaded.',
    )
  }
  try {
    return await Promise.race([check(), late()])
  } catch (error) {
    return fail(`The check failed: ${reasonOf(error)}.`, 'If the reason is not clear, report it as a fault.')
  } finally {
    timer.abort()
  }
}
