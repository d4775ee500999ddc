/**
 * Loaded into the service's main thread before everything else (`node --import`). On messages of the drill it moves the
 * clock and reports how long the thread has worked at a stretch, and it ends the service with the drill. Counts processor
 * time, which other programs of a busy machine do not lengthen.
 */
import { isMainThread } from 'node:worker_threads'

export type Order = { jumpMs: number } | { watch: true } | { tell: true }

const isService = isMainThread && process.argv[1]?.endsWith('main.js')

if (isService && process.channel) {
  const realNow = Date.now
  const RealDate = Date
  let offset = 0
  Date.now = () => realNow() + offset
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget) as Date,
  })

  const readProcessor = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let last = 0
  let timer: NodeJS.Timeout | undefined
  const sample = () => {
    const now = readProcessor()
    longest = Math.max(longest, now - last)
    last = now
  }
  process.on('message', (order: Order) => {
    if ('jumpMs' in order) offset += order.jumpMs
    if ('watch' in order) {
      clearInterval(timer)
      longest = 0
      last = readProcessor()
      timer = setInterval(sample, 1)
    }
    if ('tell' in order) {
      clearInterval(timer)
      process.send?.({ longestMs: longest })
    }
  })
  // The drill's channel keeps no service alive, and no service outlives a drill that was killed.
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
