import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defaultHours, explainFeed, isTimeZone } from '#features/stays/index.ts'
import { CommandError, type Options, type Print, readDate } from './command.ts'

const defaultMinutes = 15
const mostMinutes = 7 * 24 * 60

/** Each file is a poll of the same calendar. Prints the stays after the last one. */
export async function explainCalendar(print: Print, files: readonly string[], options: Options): Promise<void> {
  const timeZone = options['--zone'] ?? ''
  if (!isTimeZone(timeZone)) throw new CommandError(`"${timeZone}" is not a time zone such as Europe/Rome.`)
  const minutes = Number(options['--every'] ?? defaultMinutes)
  if (!(minutes > 0 && minutes <= mostMinutes))
    throw new CommandError(`--every takes minutes between 1 and ${mostMinutes}.`)
  const interval = minutes * 60_000
  const now = options['--now']
  const begin = now === undefined ? Date.now() - (files.length - 1) * interval : readDate(now)
  const polls: { bytes: Uint8Array; atMs: number }[] = []
  for (const [index, file] of files.entries())
    polls.push({ bytes: await readInput(file), atMs: begin + index * interval })
  print(toPlainJson(explainFeed(polls, { timeZone, ...defaultHours })))
}

/** Terminals obey control characters above ASCII, too, which JSON need not escape. */
function toPlainJson(value: unknown): string {
  return JSON.stringify(value).replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

async function readInput(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new CommandError(`${resolve(file)} cannot be read.`, { cause })
  }
}
