/** What the commands say to the operator. */

/** One line. Not to stdout, which belongs to the command that follows. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Ends the process with one line that says why. */
export function fail(line) {
  say(line)
  process.exit(1)
}

/** The time since `begin` (milliseconds of `performance.now()`), for people. */
export function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}
