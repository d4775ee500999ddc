import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'

/** A command that cannot be executed; the operator sees the message without a stack trace. */
export class CommandError extends Error {}

export type Print = (line: string) => void

/** Values of flags, by flag. */
export type Options = Readonly<Record<string, string>>

const IsoDate = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true, precision: -1 }),
  z.iso.datetime({ offset: true }),
])

/** Parses a date or time; a date alone is its start in UTC. */
export function readDate(date: string): number {
  if (!IsoDate.safeParse(date).success) {
    throw new CommandError(`"${date}" is not a date such as 2026-12-31 or 2026-12-31T18:00Z.`)
  }
  return Date.parse(date)
}

/** Where an operator is asked: a terminal, or not, such as in a script. */
export type Terminal = { input: Readable & { isTTY?: boolean }; output: Writable }

/**
 * Asks at the terminal whether to do what cannot be undone; `--force` says so without a question.
 * @param consequences sentences
 * @throws CommandError when the answer is not 'yes', or there is neither a terminal nor the flag
 */
export async function requireConsent(
  consequences: string,
  flags: readonly string[],
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  if (flags.includes('--force')) return
  if (!input.isTTY) throw new CommandError(`${consequences} --force does it without a question.`)
  const lines = createInterface({ input, output, terminal: false })
  try {
    output.write(`${consequences}\nType 'yes' to go on: `)
    const { value } = await lines[Symbol.asyncIterator]().next()
    if (value?.trim().toLowerCase() !== 'yes') throw new CommandError("Stopped, because the answer was not 'yes'.")
  } finally {
    lines.close()
  }
}
