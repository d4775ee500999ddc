import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

const folder = '/proc/self/task'

/** Lowers the priority of this process and its threads, as `lowerThreads` does. */
export function lowerProcess(niceness: number): void {
  if (getPriority() < niceness) setPriority(niceness)
  lowerThreads(niceness)
}

/**
 * Lowers the priority of this process's threads, and of those that they start from now on. On Linux each thread has a
 * priority of its own, and `os.setPriority` alone changes that of one thread (setpriority(2), 'C library/kernel
 * differences'). Does nothing on other systems. Threads of a lower priority keep it: only root may raise one.
 * @param niceness 0 is the usual priority, 19 the lowest one
 * @param name only threads of this name, as in `/proc/self/task/ID/comm`; `libuv-worker` are those that Node shares for
 *   files, names and compression
 */
export function lowerThreads(niceness: number, name?: string): void {
  for (const id of listThreads()) {
    try {
      const isMeant = name === undefined || readFileSync(`${folder}/${id}/comm`, 'utf8').trim() === name
      if (isMeant && getPriority(Number(id)) < niceness) setPriority(Number(id), niceness)
    } catch {
      // The thread has ended meanwhile.
    }
  }
}

function listThreads(): string[] {
  try {
    return process.platform === 'linux' ? readdirSync(folder) : []
  } catch {
    // Without /proc priorities stay as they are.
    return []
  }
}
