import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge } from 'prom-client'
import { connectionUseOf, type Db, outageOf } from '../db/database.ts'
import { registry } from './metrics.ts'

const registers = [registry]
const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
const counter = (name: string, help: string) => new Counter({ name, help, registers })

const uptime = gauge('process_uptime_seconds', 'Time since the process began.')
const residentMemory = gauge('process_resident_memory_bytes', 'Memory of the process.')
const heapUsed = gauge('nodejs_heap_used_bytes', 'Memory of JavaScript objects.')
const externalMemory = gauge('nodejs_external_memory_bytes', 'Memory of buffers and native objects.')
const delayP99 = gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop since the last reading, p99.')
const delayMax = gauge('nodejs_eventloop_delay_max_seconds', 'Longest delay of the event loop since the last reading.')
const databaseAway = gauge('benvenuto_database_away', '1 while the database does not answer.')
const rowsWithoutDatabase = counter(
  'benvenuto_rows_used_without_database_total',
  'Rows that were used from memory while the database did not answer.',
)
const connections = new Gauge({
  name: 'benvenuto_database_connections',
  help: 'Connections to the database in use (busy), and callers that wait for one (waiting).',
  labelNames: ['state'] as const,
  registers,
})
const cpu = counter('process_cpu_seconds_total', 'Processor time, of user and system.')

/** Reads the current state of the process, together with its counters. */
export function watchProcess(db: Db): { read(): Promise<string>; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  return {
    async read() {
      const memory = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const outage = outageOf(db)
      uptime.set(process.uptime())
      residentMemory.set(memory.rss)
      heapUsed.set(memory.heapUsed)
      externalMemory.set(memory.external)
      delayP99.set(delay.percentile(99) / 1e9)
      delayMax.set(delay.max / 1e9)
      // Maximum since the last scrape.
      delay.reset()
      const { busy, waiting } = connectionUseOf(db)
      connections.set({ state: 'busy' }, busy)
      connections.set({ state: 'waiting' }, waiting)
      databaseAway.set(outage.isOn ? 1 : 0)
      setTotal(rowsWithoutDatabase, outage.rows)
      setTotal(cpu, (user + system) / 1e6)
      return registry.metrics()
    },
    stop: () => void delay.disable(),
  }
}

/** For totals that are counted elsewhere. */
function setTotal(total: Counter, value: number): void {
  total.reset()
  total.inc(value)
}
