import { createEventQueue, type QueuedEvent } from '../shared/event-queue.ts'
import type { TrackingEvent } from '../shared/tracking.ts'

declare global {
  interface Window {
    /** The events of this page, for tests and debugging. Read-only. */
    readonly benvenutoEvents?: readonly QueuedEvent[]
  }
}

/** The events of this page. */
export const eventQueue = createEventQueue()

const trackedKeys = new Set<string>()

/** Adds an event to the queue. `sending.ts` decides whether and when it is sent. */
export function track(event: TrackingEvent): void {
  eventQueue.add(event)
}

/** Like `track`, but ignores the same event until the browser loads another page. */
export function trackOnce(event: TrackingEvent): void {
  const key = JSON.stringify(event)
  if (trackedKeys.has(key)) return
  trackedKeys.add(key)
  track(event)
}

/** Exposes the queue as `window.benvenutoEvents`. */
export function exposeEvents(): void {
  Object.defineProperty(window, 'benvenutoEvents', { get: eventQueue.entries, configurable: true })
}
