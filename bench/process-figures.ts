import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { isPostgres, openDatabase } from '#platform/db/database.ts'

/** Resident memory of a process and its maximum so far, in bytes (proc(5), status: VmRSS and VmHWM). */
export function readMemory(processId: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/**
 * Processor time of a process and its child processes with all threads, in microseconds. Linux counts in hundredths of
 * a second (proc(5), stat: utime and stime).
 */
export function readProcessorTime(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').split(' ').filter(Boolean)
  const own = (Number(fields[11]) + Number(fields[12])) * 10_000
  return children.reduce((sum, child) => sum + readProcessorTime(Number(child)), own)
}

/**
 * Processor time of the living threads of a process, in milliseconds with fractions (proc(5), schedstat); 0 when the
 * process has ended.
 */
export function readThreadTimes(processId: number): number {
  const read = (thread: string) => {
    try {
      return Number(readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {
      return 0
    }
  }
  if (!existsSync(`/proc/${processId}/task`)) return 0
  return readdirSync(`/proc/${processId}/task`).reduce((sum, thread) => sum + read(thread), 0) / 1e6
}

/** Processes of a PostgreSQL server on this machine that work for a database; none for SQLite. */
export async function listDatabaseProcesses(url: string): Promise<number[]> {
  if (!isPostgres(url)) return []
  const db = openDatabase(url)
  try {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
    return rows.map(({ pid }) => pid)
  } finally {
    await db.destroy()
  }
}
