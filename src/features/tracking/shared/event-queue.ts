import type { TrackingEvent } from './tracking.ts'

/**
 * `waiting`: nobody has been told. `sent`: handed to the pixel. `discarded`: nobody will be told, as the visitor
 * refused or the pixel is kept out of this browser.
 */
export type EventFate = 'waiting' | 'sent' | 'discarded'

export type QueuedEvent = {
  /** Lets the receiver recognise an event that reaches it twice. */
  readonly id: string
  /** Milliseconds UTC. */
  readonly at: number
  readonly event: TrackingEvent
  readonly fate: EventFate
}

export type EventQueue = ReturnType<typeof createEventQueue>

/** The events of one page in the order in which they happened. It lives in memory and tells nobody by itself. */
export function createEventQueue(now: () => number = Date.now) {
  let entries: readonly QueuedEvent[] = []
  const listeners = new Set<() => void>()

  const change = (next: readonly QueuedEvent[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const settle = (id: string, fate: EventFate) =>
    change(entries.map((entry) => (entry.id === id ? { ...entry, fate } : entry)))

  return {
    /** The same array until something changes. */
    entries: () => entries,

    add(event: TrackingEvent): void {
      change([...entries, { id: createId(now()), at: now(), event, fate: 'waiting' }])
    },

    /** Takes over what a page before this one could not send. */
    adopt(waiting: readonly QueuedEvent[]): void {
      const known = new Set(entries.map(({ id }) => id))
      change([...waiting.filter(({ id }) => !known.has(id)), ...entries])
    },

    /** Gives away what still waits, for the next page to adopt. */
    release(): readonly QueuedEvent[] {
      const waiting = entries.filter(isWaiting)
      if (waiting.length > 0) change(entries.filter((entry) => !isWaiting(entry)))
      return waiting
    },

    /** Hands each waiting event over, once. */
    send(deliver: (entry: QueuedEvent) => void): void {
      for (const entry of entries) {
        if (!isWaiting(entry)) continue
        // Settled first: whoever delivers may cause another round.
        settle(entry.id, 'sent')
        deliver(entry)
      }
    },

    discardWaiting(): void {
      if (!entries.some(isWaiting)) return
      change(entries.map((entry) => (isWaiting(entry) ? { ...entry, fate: 'discarded' } : entry)))
    },

    /** Calls back on every change until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function isWaiting({ fate }: QueuedEvent): boolean {
  return fate === 'waiting'
}

/** Not a UUID: browsers make those only on secure pages. */
function createId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 12)}`
}
