/** A local time in the house. */
export type HouseTime = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  time: string
}

/** What the page of a stay says of it at one moment. Plain data: it goes to worker threads, and codes only in the window. */
export type StayFacts = {
  /** Of the link, for addresses below the page. */
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
  isCancelled: boolean
  /** The day of arrival has come in the house, and its hour. */
  isArrivalDay: boolean
  isArrivalTime: boolean
  /** From 18:00 on the day before the departure. */
  isLastEvening: boolean
  release: HouseTime
  end: HouseTime
  /** The end in ms UTC, by which phones forget the secrets. */
  endsAt: number
  /** The code of this stay alone, while it is shown; null: that of the book. */
  code: string | null
  /** The stay has a code that does not come from the book, so the book's is never shown in its place. */
  hasOwnCode: boolean
  /** The spare codes that the guests may see, in the order in which they were shown. */
  spareCodes: readonly string[]
  /** How many more they can ask for. */
  spareCodesLeft: number
  /** They have asked for one. */
  hasAskedSpare: boolean
  arrived: Tap | null
  departed: Tap | null
}

/** What guests have tapped. */
export type Tap = {
  /** Until when they can take it back, in ms UTC. */
  undoUntil: number
  /** It can still be taken back now. */
  isFresh: boolean
  /** It was tapped on this day in the house. */
  isOfToday: boolean
}
