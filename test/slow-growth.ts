/**
 * How much longer a text may take than one of an eighth of its length. What is linear takes about eight times as long, up
 * to twenty times where much memory is used, what is quadratic 64 times.
 */
const mostGrowth = 24

/** Processor time of this thread in seconds. Other load on the machine lengthens it, up to five times. */
export function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before).user / 1e6
}

/**
 * The time for a length, in seconds, if it is longer than `suspicious` and grows faster than linearly, or if it is
 * longer than `longest`. Measured up to three times, because a measurement can only be too long: by a pause of the
 * engine, by other load, or before the code is compiled.
 * @param prepare returns what is measured for a length
 */
export function findSlowGrowth(
  prepare: (length: number) => () => unknown,
  { length, suspicious, longest }: { length: number; suspicious: number; longest: number },
): { seconds: number; growth: number | undefined } | undefined {
  const [whole, eighth] = [prepare(length), prepare(length / 8)]
  let [long, short] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let attempts = 0; attempts < 3; attempts += 1) {
    long = Math.min(long, timeOf(whole))
    if (long > longest) return { seconds: long, growth: undefined }
    if (long <= suspicious) return undefined
    short = Math.min(short, timeOf(eighth))
    if (long < mostGrowth * short) return undefined
  }
  return { seconds: long, growth: long / short }
}
