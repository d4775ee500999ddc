/** Messages of the commands to the operator. */

/** Prints one line to stderr, because stdout belongs to the command that follows. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Prints the reason and ends the process with exit code 1. */
export function fail(line) {
  say(line)
  process.exit(1)
}

/** The time since `begin` (milliseconds of `performance.now()`), for display. */
export function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}
