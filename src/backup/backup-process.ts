import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environmentOfPrograms } from '#config.ts'
import type { BackupStep } from '#platform/backup-state.ts'
import { hour } from '#platform/clock.ts'
import { BackupFailure, type BackupOrder, type CheckPage, type ProvedBackup } from './proved-backup.ts'

/** Messages of the program: a page to check, and at the end what it has made or why not. */
export type BackupReply =
  | { page: { databaseUrl: string; bookId: string } }
  | { made: ProvedBackup }
  | { failure: { step: BackupStep; reason: string; missing: readonly string[] | undefined } }

/** `problem` is undefined when the page could be rendered. */
export type PageAnswer = { problem: string | undefined }

/** Milliseconds after which a backup is given up. */
const longestBackup = 6 * hour

/** In a build the program is next to the server; in development Node runs the TypeScript file. */
const program = ['backup-program.ts', 'backup-program.js', '../backup-program.js']
  .map((file) => fileURLToPath(new URL(file, import.meta.url)))
  .find((file) => existsSync(file))

/**
 * Makes and proves a backup in a process of its own.
 * @param interruption kills it, and its work folder stays
 * @throws BackupFailure
 */
export async function runBackupProcess(
  order: BackupOrder,
  checkPage: CheckPage,
  interruption?: AbortSignal,
): Promise<ProvedBackup> {
  if (!program) throw new Error('The program for backups is missing: build the service again.')
  // With `advanced`, bytes stay bytes.
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // What it needs of the settings is in its order.
    env: environmentOfPrograms(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, longestBackup)
  interruption?.addEventListener('abort', kill)
  try {
    return await new Promise<ProvedBackup>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) =>
        reject(
          new BackupFailure(`The process of the backup ended with ${signal ?? `code ${code}`}.`, { step: 'backup' }),
        ),
      )
      child.on('message', (reply: BackupReply) => {
        if ('made' in reply) resolve(reply.made)
        else if ('failure' in reply) reject(new BackupFailure(reply.failure.reason, reply.failure))
        else void answerPage(reply.page, checkPage).then((answer) => child.connected && child.send(answer))
      })
      child.send(order)
    })
  } finally {
    clearTimeout(timer)
    interruption?.removeEventListener('abort', kill)
  }
}

async function answerPage(
  { databaseUrl, bookId }: { databaseUrl: string; bookId: string },
  checkPage: CheckPage,
): Promise<PageAnswer> {
  try {
    await checkPage(databaseUrl, bookId)
    return { problem: undefined }
  } catch (error) {
    return { problem: `A page of the restored database could not be rendered: ${String(error)}` }
  }
}
