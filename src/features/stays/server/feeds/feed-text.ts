import { stayLimits } from '#limits.ts'

/** Maximum size of a feed in bytes. */
export const largestFeed = stayLimits.calendarBytes
/** Maximum number of events of a feed. */
export const mostEvents = stayLimits.calendarEvents
/** Real feeds have three levels: a calendar, an event, an alarm. */
const deepestNesting = 8

/**
 * Maximum length of a property's name with its parameters; real ones have some hundred letters. ical.js takes quadratic
 * time for many parameters.
 */
const longestHead = 10_000

/** Why a feed cannot be read: such a poll changes nothing. */
export type FeedProblem = 'tooLarge' | 'empty' | 'notCalendar' | 'cut' | 'tooMany' | 'invalid'

export class UnreadableFeed extends Error {
  readonly problem: FeedProblem

  constructor(problem: FeedProblem, options?: ErrorOptions) {
    super(`the feed cannot be read: ${problem}`, options)
    this.problem = problem
  }
}

/**
 * The text of a feed in one line per property, if it is complete. ical.js accepts an empty text, a vCard, and a
 * calendar that is truncated within its last line (`END:VCALENDA`), and does not handle a byte order mark: all of this
 * is checked here.
 * @throws UnreadableFeed
 */
export function readFeedText(bytes: Uint8Array): string {
  if (bytes.length > largestFeed) throw new UnreadableFeed('tooLarge')
  const text = new TextDecoder('utf-8').decode(unfold(bytes))
  if (text.trim() === '') throw new UnreadableFeed('empty')
  checkComponents(text)
  return text
}

const [carriageReturn, lineFeed, tab, space] = [13, 10, 9, 32]

/**
 * Joins folded lines, which begin with a space or tab. Works on bytes, because folds can be inside a UTF-8 character
 * (RFC 5545, section 3.1).
 */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const next = bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? at + 2 : at + 1
    const isEnd = bytes[at] === lineFeed || next === at + 2
    if (isEnd && (bytes[next] === space || bytes[next] === tab)) at = next
    else unfolded[length++] = bytes[at] ?? 0
  }
  return unfolded.subarray(0, length)
}

/** Only calendars may be roots, and every BEGIN needs its END of the same name. */
function checkComponents(text: string): void {
  const open: string[] = []
  let events = 0
  for (const line of text.split(/\r?\n/)) {
    checkHead(line)
    const [, edge, name = ''] = /^(begin|end)[ \t]*:(.*)$/i.exec(line) ?? []
    const component = name.trim().toUpperCase()
    if (open.length === 0) checkRoot(line, component)
    if (edge === undefined) continue
    if (edge.toLowerCase() === 'end') {
      if (open.pop() !== component) throw new UnreadableFeed('cut')
      continue
    }
    if (open.push(component) > deepestNesting) throw new UnreadableFeed('invalid')
    if (component === 'VEVENT') events += 1
  }
  if (open.length > 0) throw new UnreadableFeed('cut')
  if (events > mostEvents) throw new UnreadableFeed('tooMany')
}

/** A colon ends the head of a line, unless it is in quotes. */
function checkHead(line: string): void {
  if (line.length <= longestHead) return
  let isQuoted = false
  for (let at = 0; at < longestHead; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return
  }
  throw new UnreadableFeed('invalid')
}

function checkRoot(line: string, component: string): void {
  if (line.trim() !== '' && component !== 'VCALENDAR') throw new UnreadableFeed('notCalendar')
}
