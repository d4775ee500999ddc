import { defaultHours } from '../house-time.ts'

/** Longer texts describe more than the hours. */
const longestRead = 200

const number = String.raw`\b(\d{1,2})(?!\d)(?:\s?[:.h]\s?([0-5]\d)(?!\d))?`
const suffix = String.raw`(?:\s?(a\.?m\.?|p\.?m\.?|uhr|h(?:rs|eures|oras)?|o[’']clock)(?!\p{L}))?`
const clockTimes = new RegExp(`${number}${suffix}`, 'giu')

const namedHours: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(noon|midday|mezzogiorno|midi|mediodía|mittags?)(?!\p{L})/giu, '12:00'],
  [/(?<!\p{L})(midnight|mezzanotte|minuit|medianoche|mitternacht)(?!\p{L})/giu, '00:00'],
]

/** Words before a number that make it an hour, in the five languages. */
const hourWords =
  /(?:^|[^\p{L}])(from|after|at|by|before|until|till|dalle|dall[’']|dal|alle|all[’']|ore|le|prima delle|entro|fino|ab|bis|vor|nach|um|von|zwischen|gegen|spätestens|dès|à|partir de|de|après|avant|las|la|desde|hasta|antes de|to|between)\s*$/iu

/** Words before a time that make it the end of a time range. */
const endWords =
  /(?:^|[^\p{L}])(by|before|until|till|no later than|latest|entro|fino|prima|bis|vor|spätestens|avant|jusqu[’'](?:à|au)|hasta|antes)(?:\s+(?:le|all[e’']|delle|de|las|la|um))?\s*$/iu

/** Separators between the two times of a range. */
const spanBetween =
  /^\s*(?:[-–—]|to|and|until|till|bis|und|alle|all[’']|e le|fino alle|à|et|a las|a|y las|hasta las?)\s*(?:las?|le)?\s*$/iu

type Found = { minutes: number; start: number; end: number; half: 'am' | 'pm' | null; isPadded: boolean }

/**
 * The arrival and departure hours in the host's own words: `15:00–20:00`, `dalle 15`, `3 pm`, `ab 16 Uhr`, `entro le
 * 10`. The usual hours if a text contains none.
 */
export function proposeHours({ checkinTime, checkoutTime }: { checkinTime: string; checkoutTime: string }) {
  return {
    arrivalTime: proposeArrival(checkinTime) ?? defaultHours.arrivalTime,
    departureTime: proposeDeparture(checkoutTime) ?? defaultHours.departureTime,
  }
}

/** The first time of the text, unless it is only the latest one. */
function proposeArrival(text: string): string | undefined {
  const found = findTimes(text).find(({ start }) => !endWords.test(text.slice(0, start)))
  if (!found) return undefined
  // No check-in is at three in the morning: `after 3` means the afternoon.
  const isAfternoon = found.half === null && !found.isPadded && found.minutes >= 60 && found.minutes < 8 * 60
  return toClock(isAfternoon ? found.minutes + 12 * 60 : found.minutes)
}

/** The first time of the text, or the end of the range that it begins. */
function proposeDeparture(text: string): string | undefined {
  const [first, second] = findTimes(text)
  if (!first) return undefined
  const isSpan = second && spanBetween.test(text.slice(first.end, second.start))
  return toClock(isSpan ? second.minutes : first.minutes)
}

function findTimes(whole: string): Found[] {
  const text = whole.slice(0, longestRead)
  const times = [...text.matchAll(clockTimes)].flatMap((match) => readTime(text, match))
  const named = namedHours.flatMap(([pattern, clock]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      minutes: toMinutes(clock),
      start: index,
      end: index + word.length,
      half: null,
      isPadded: true,
    })),
  )
  return shareHalf(
    text,
    [...times, ...named].toSorted((one, other) => one.start - other.start),
  )
}

function readTime(text: string, match: RegExpExecArray): Found[] {
  const [word, hours = '', minutes, ending] = match
  const start = match.index
  const end = start + word.length
  const isOnlyNumbers = /^[\d\s:.–—-]+$/.test(text)
  const beginsSpan = /^\s?[-–—]\s?\d/.test(text.slice(end))
  const isHour = minutes !== undefined || ending !== undefined || hourWords.test(text.slice(0, start))
  const value = Number(hours) * 60 + Number(minutes ?? 0)
  if (!(isHour || isOnlyNumbers || beginsSpan) || value > 24 * 60) return []
  const half = readHalf(ending)
  const inHalf = half === null ? value : (value % (12 * 60)) + (half === 'pm' ? 12 * 60 : 0)
  return [{ minutes: inHalf % (24 * 60), start, end, half, isPadded: hours.length === 2 }]
}

function readHalf(ending: string | undefined): Found['half'] {
  if (ending && /^a/i.test(ending)) return 'am'
  return ending && /^p/i.test(ending) ? 'pm' : null
}

/** In `3–8 pm` both hours are in the afternoon. */
function shareHalf(text: string, found: Found[]): Found[] {
  return found.map((time, index) => {
    const next = found[index + 1]
    if (time.half !== null || next?.half !== 'pm' || time.minutes >= 12 * 60) return time
    const isSpan = spanBetween.test(text.slice(time.end, next.start))
    return isSpan && time.minutes + 12 * 60 <= next.minutes
      ? { ...time, minutes: time.minutes + 12 * 60, half: 'pm' }
      : time
  })
}

function toMinutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function toClock(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
