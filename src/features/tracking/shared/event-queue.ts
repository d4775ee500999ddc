import type { TrackingEvent } from './tracking.ts'

/**
 * `waiting`: not sent yet. `sent`: passed to the pixel. `discarded`: will not be sent, because the visitor refused or the
 * browser blocks the pixel.
 */
export type EventStatus = 'waiting' | 'sent' | 'discarded'

export type QueuedEvent = {
  /** Lets the receiver detect duplicates. */
  readonly id: string
  /** Milliseconds UTC. */
  readonly at: number
  readonly event: TrackingEvent
  readonly status: EventStatus
}

export type EventQueue = ReturnType<typeof createEventQueue>

/** The events of one page, in order. In memory only; sends nothing by itself. */
export function createEventQueue(now: () => number = Date.now) {
  let entries: readonly QueuedEvent[] = []
  const listeners = new Set<() => void>()

  const change = (next: readonly QueuedEvent[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const setStatus = (id: string, status: EventStatus) =>
    change(entries.map((entry) => (entry.id === id ? { ...entry, status } : entry)))

  return {
    /** Returns the same array until an event changes. */
    entries: () => entries,

    add(event: TrackingEvent): void {
      change([...entries, { id: createId(now()), at: now(), event, status: 'waiting' }])
    },

    /** Adds the unsent events of the previous page before the events of this page. */
    adopt(waiting: readonly QueuedEvent[]): void {
      const known = new Set(entries.map(({ id }) => id))
      change([...waiting.filter(({ id }) => !known.has(id)), ...entries])
    },

    /** Removes and returns the waiting events, for the next page to adopt. */
    release(): readonly QueuedEvent[] {
      const waiting = entries.filter(isWaiting)
      if (waiting.length > 0) change(entries.filter((entry) => !isWaiting(entry)))
      return waiting
    },

    /** Delivers each waiting event once. */
    send(deliver: (entry: QueuedEvent) => void): void {
      for (const entry of entries) {
        if (!isWaiting(entry)) continue
        // Mark as sent before delivering, because `deliver` may call `send` again.
        setStatus(entry.id, 'sent')
        deliver(entry)
      }
    },

    discardWaiting(): void {
      if (!entries.some(isWaiting)) return
      change(entries.map((entry) => (isWaiting(entry) ? { ...entry, status: 'discarded' } : entry)))
    },

    /** Calls the listener on every change until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function isWaiting({ status }: QueuedEvent): boolean {
  return status === 'waiting'
}

/** Not `crypto.randomUUID`, because browsers offer it only in secure contexts. */
function createId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 12)}`
}
