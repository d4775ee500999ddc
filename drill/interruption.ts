/** Milliseconds for clearing away after a signal: a server that is gone too must not keep the drill. */
const longestEnd = 10_000

/**
 * Ends the drill with all that it has started on Ctrl-C, on signals, and when the process that started it is gone. A
 * terminal sends Ctrl-C to the whole process group and the process above passes it on, so a signal may come twice.
 * @param end must not reject
 */
export function endWhenInterrupted(end: () => Promise<unknown>): void {
  let isEnding = false
  const interrupt = () => {
    if (isEnding) return
    isEnding = true
    const exit = () => process.exit(130)
    setTimeout(exit, longestEnd)
    void end().then(exit)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
  const { ppid } = process
  setInterval(() => {
    if (process.ppid !== ppid) interrupt()
  }, 200).unref()
}
