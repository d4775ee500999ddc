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
