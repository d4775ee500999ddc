/** The source of a stay's dates: a calendar of the book, the host on our screens, or the host's own program. */
export const staySources = ['calendar', 'manual', 'api'] as const
export type StaySource = (typeof staySources)[number]

/** The state of a stay by the clock of its house; `cancelled` by its calendar. */
export const stayStates = ['expected', 'inHouse', 'departed', 'cancelled'] as const
export type StayState = (typeof stayStates)[number]

/**
 * How guests open the door: always with the book's code; with a personal code; or with one code that is changed between
 * stays, which the next guests see only after the change was confirmed.
 */
export const codeModes = ['fixed', 'personal', 'shared'] as const
export type CodeMode = (typeof codeModes)[number]

/** What a stay's secrets wait for besides their hour. */
export const waits = ['codeChange', 'seen'] as const
export type Wait = (typeof waits)[number]

/** The occasions on which a host writes to the guests of a stay. */
export const messageMoments = ['booking', 'threeDays', 'arrivalMorning', 'arrived', 'lastEvening'] as const
export type MessageMoment = (typeof messageMoments)[number]

/** What a host has sent to the guests of a stay: the message of an occasion, or its link alone. */
export type SentThing = MessageMoment | 'link'

/** How long guests can undo a tap, in milliseconds. */
export const undoTime = 10_000

/** Days that a stay is kept after its departure. */
export const daysKept = 30

/** The default settings of a book; the time zone comes from the host's browser. */
export const defaultStaySettings = {
  arrivalTime: '15:00',
  departureTime: '10:00',
  releaseHours: 24,
  bufferHours: 2,
  codeMode: 'fixed',
  codeDigits: 4,
  spareCodes: [],
  lockTakesCodes: false,
  seenGate: false,
} as const
