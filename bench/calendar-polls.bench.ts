import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleSource } from '../build/bundle-source.ts'
import type { PollFigures } from './calendar-polls.ts'

const calendars = 3_000

/** The targets: 10,000 calendars in 15 minutes on one core. */
const goal = { calendars: 10_000, seconds: 15 * 60 }

type Polls = { timePolls(origin: string, count: number): Promise<PollFigures[]> }

/** Polls calendars of a local server, without TLS. */
export async function benchCalendarPolls(): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'feed-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { file, remove } = await bundleSource('bench/calendar-polls.ts')
  try {
    const [port] = await once(server.stdout, 'data')
    const { timePolls } = (await import(pathToFileURL(file).href)) as Polls
    for (const { name, perSecond, processorMs } of await timePolls(`http://127.0.0.1:${Number(port)}`, calendars)) {
      const share = (goal.calendars * processorMs) / 1000 / goal.seconds
      process.stdout.write(
        `${`calendars, ${name}`.padEnd(42)} ${perSecond.toFixed(0)} polls/s, ${processorMs.toFixed(2)} ms of processor each; ` +
          `10,000 in 15 minutes take ${(100 * share).toFixed(1)} % of a core\n`,
      )
    }
  } finally {
    server.kill()
    await remove()
  }
}
