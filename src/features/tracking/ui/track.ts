import { createEventQueue, type QueuedEvent } from '../shared/event-queue.ts'
import type { TrackingEvent } from '../shared/tracking.ts'

declare global {
  interface Window {
    /** What happened on this page, for tests and for whoever looks. Assigning to it changes nothing. */
    readonly benvenutoEvents?: readonly QueuedEvent[]
  }
}

/** The events of this page. */
export const eventQueue = createEventQueue()

const noted = new Set<string>()

/** Notes an event. Whether anybody learns of it, and when, is decided by `sending.ts`. */
export function track(event: TrackingEvent): void {
  eventQueue.add(event)
}

/** As `track`, for what counts once until the browser loads another page: the same event again is not noted. */
export function trackOnce(event: TrackingEvent): void {
  const key = JSON.stringify(event)
  if (noted.has(key)) return
  noted.add(key)
  track(event)
}

/** Lets everybody on the page read the queue as `window.benvenutoEvents`. */
export function exposeEvents(): void {
  Object.defineProperty(window, 'benvenutoEvents', { get: eventQueue.entries, configurable: true })
}
