import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readProcessorTime } from './process-figures.ts'

export type LoadResult = {
  requestsPerSecond: number
  p99Ms: number
  errors: number
  /** Processor time of the server per request; hardly depends on other load of the machine. */
  processorMicroseconds: number
}

export type Load = {
  url: string
  seconds: number
  connections?: number
  headers?: Record<string, string>
  /** Process of the server; its child processes are included. */
  processId: number
}

/**
 * Requests one address repeatedly with wrk, which discards bodies. autocannon decodes every compressed body as text and
 * would become the bottleneck.
 */
export async function applyLoad({
  url,
  seconds,
  connections = 50,
  headers = {},
  processId,
}: Load): Promise<LoadResult> {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const begin = readProcessorTime(processId)
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headerArguments, url])
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`wrk ended with ${code}: ${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return {
    processorMicroseconds: (readProcessorTime(processId) - begin) / requests,
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: readDuration(/99%\s+([\d.]+)(us|ms|s)/.exec(output)),
    errors: readErrors(output),
  }
}

function readDuration(match: RegExpExecArray | null): number {
  if (!match) return Number.NaN
  const factor = { us: 0.001, ms: 1, s: 1_000 }[match[2] as 'us' | 'ms' | 's']
  return Number(match[1]) * factor
}

function readErrors(output: string): number {
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? []
  const statuses = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0
  return sockets.reduce((sum, count) => sum + Number(count), Number(statuses))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
