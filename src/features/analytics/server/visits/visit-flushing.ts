import { hour, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { createVisitWriter } from './visit-writer.ts'
import type { WaitingCounts } from './waiting-counts.ts'

/** Counts wait so long in memory: what a process that is killed loses. */
const flushInterval = 5 * second

/** Counts that could not be written for so long are given up. */
const longestWait = hour

/** Writes waiting counts every few seconds until it is stopped. */
export function startFlushing(context: Context, waiting: WaitingCounts) {
  const { clock, log } = context
  const write = createVisitWriter(context)
  let lastWriting: Promise<void> = Promise.resolve()

  const writeAll = async () => {
    for (let batch = waiting.nextBatch(); batch; batch = waiting.nextBatch()) {
      try {
        await write(batch)
      } catch (error) {
        // It stays in front under its id: had it been written all the same, the next attempt finds that out.
        if (clock.now() - batch.begunAt < longestWait) throw error
        waiting.settle('lost')
        continue
      }
      waiting.settle('written')
    }
  }
  /** Writes everything that was counted until now. */
  const flush = () => {
    const writing = lastWriting.then(writeAll)
    lastWriting = writing.catch(() => undefined)
    return writing
  }
  const flushQuietly = async () => {
    await flush().catch((error: unknown) => log.warn({ err: error }, 'visits are not written yet'))
    const dropped = waiting.takeDropped()
    if (dropped > 0) log.warn({ dropped }, 'visits were not counted')
  }
  const timer = setInterval(() => void flushQuietly(), flushInterval)
  timer.unref()

  return {
    flush,
    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await flushQuietly()
    },
  }
}
