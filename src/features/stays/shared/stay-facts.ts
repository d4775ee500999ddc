/** A local time in the house. */
export type HouseTime = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

/**
 * The content of a stay's page at a time. Plain data: it is sent to worker threads, and contains codes only in the
 * window.
 */
export type StayFacts = {
  /** Token of the link, for addresses below the page. */
  token: string
  /** The host's preview: the forms do nothing. */
  isPreview: boolean
  /** `YYYY-MM-DD` */
  arrival: string
  departure: string
  /** Hours of this stay alone, `HH:MM`; null: those of the book. */
  arrivalTime: string | null
  departureTime: string | null
  /** The date in the house now. */
  today: string
  /** Whether the secrets are shown, and whether the code is. */
  state: 'waiting' | 'shown' | 'over'
  codeState: 'waiting' | 'shown' | 'over'
  /** What the code, or all secrets, wait for besides their hour. */
  waitsFor: 'codeChange' | 'seen' | null
  /** The host can show the guests more at any moment: it is the gate or the code, and not the clock, that they wait for. */
  awaitsHost: boolean
  isCancelled: boolean
  /** Whether the day of arrival has come in the house, and its hour. */
  isArrivalDay: boolean
  isArrivalTime: boolean
  /** From 18:00 on the day before the departure; not within two hours of the arrival, nor on its day until they are in. */
  isLastEvening: boolean
  release: HouseTime
  end: HouseTime
  /** The end in ms UTC, at which phones delete the secrets. */
  endsAt: number
  /** The code of this stay alone, while it is shown; null: that of the book. */
  code: string | null
  /** The stay has a code that does not come from the book, so the book's is never shown instead. */
  hasOwnCode: boolean
  /** The spare codes that the guests may see, in the order in which they were shown. */
  spareCodes: readonly string[]
  /** How many more they can request. */
  spareCodesLeft: number
  /** They can ask now: not before they may be at the door. */
  canAskSpare: boolean
  /** They have asked for one. */
  hasAskedSpare: boolean
  arrived: Tap | null
  departed: Tap | null
}

/** The guests' taps. */
export type Tap = {
  /** Until when they can undo it, in ms UTC. */
  undoUntil: number
  /** It can still be undone now. */
  isFresh: boolean
  /** It was tapped on this day in the house. */
  isOfToday: boolean
}
