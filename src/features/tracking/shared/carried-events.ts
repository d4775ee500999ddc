import { isRecord, parseJson } from '#platform/text/parse-json.ts'
import type { QueuedEvent } from './event-queue.ts'
import type { TrackingEvent } from './tracking.ts'

/** Reads the events that the previous page could not send, as JSON. Leaves out those that this version does not know. */
export function readCarriedEvents(json: string): QueuedEvent[] {
  const stored = parseJson(json)
  return Array.isArray(stored) ? stored.flatMap((entry) => readEntry(entry) ?? []) : []
}

function readEntry(entry: unknown): QueuedEvent | undefined {
  if (!isRecord(entry)) return undefined
  const { id, at, event } = entry
  if (typeof id !== 'string' || typeof at !== 'number' || !isTrackingEvent(event)) return undefined
  return { id, at, event, status: 'waiting' }
}

const orderFacts = ['plan', 'value', 'currency'] as const

const parametersOf: Readonly<Record<TrackingEvent['name'], readonly (keyof typeof isParameter)[]>> = {
  'demo-view': [],
  'registration-start': [],
  'registration-complete': ['plan'],
  'plan-selection': ['plan'],
  'payment-start': orderFacts,
  purchase: orderFacts,
  'first-book': [],
  share: [],
  'pricing-view': [],
  'article-view': ['title'],
}

const isParameter = {
  plan: (value: unknown) => value === 'basic' || value === 'pro',
  value: (value: unknown) => typeof value === 'number',
  currency: (value: unknown) => typeof value === 'string',
  title: (value: unknown) => typeof value === 'string',
}

/** By hand, because the schema library is larger than all scripts of a document. */
function isTrackingEvent(value: unknown): value is TrackingEvent {
  if (!isRecord(value)) return false
  const known = Object.entries(parametersOf).find(([name]) => name === value['name'])
  return known?.[1].every((name) => isParameter[name](value[name])) ?? false
}
