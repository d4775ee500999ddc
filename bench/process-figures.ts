import { readFileSync } from 'node:fs'

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
