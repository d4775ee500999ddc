import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { lowerProcess } from '#platform/threads/thread-priority.ts'
import type { BackupReply, PageAnswer } from './backup-process.ts'
import { BackupFailure, type BackupOrder, makeProvedBackup, workFolderOf } from './proved-backup.ts'

/**
 * The program that makes and proves a backup in a process of its own, started by `backup-process.ts`. SQLite, checksums
 * and encryption would hold the thread that serves guests.
 */

let work: string | undefined

async function run(order: BackupOrder): Promise<void> {
  work = workFolderOf(order)
  try {
    const made = await makeProvedBackup(order, askForPage)
    tell({ made })
  } catch (error) {
    const { step, missing } = error instanceof BackupFailure ? error : ({ step: 'backup', missing: undefined } as const)
    tell({ failure: { step, missing, reason: error instanceof Error ? error.message : String(error) } })
  }
  process.disconnect?.()
}

/** The service renders the page, because this program does not contain the pages. */
async function askForPage(databaseUrl: string, bookId: string): Promise<void> {
  tell({ page: { databaseUrl, bookId } })
  const [answer]: PageAnswer[] = await once(process, 'message')
  if (answer?.problem !== undefined) throw new Error(answer.problem)
}

function tell(reply: BackupReply): void {
  process.send?.(reply)
}

// Requests of guests come first.
lowerProcess(10)
process.once('message', (order: BackupOrder) => void run(order))
// Ignore signals that a terminal or supervisor sends to both processes. The service ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => {
  if (work) rmSync(work, { recursive: true, force: true })
  process.exit(0)
})
