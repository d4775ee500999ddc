/**
 * Messages of the page to its worker: store this book, or check for a newer version than the stored copy on the screen.
 */
export type WorkerMessage = { type: 'keep'; pictures: string[] } | { type: 'refresh' }

/** The network's response: equal to the stored copy, different (changed or deleted), or none. */
export type RefreshAnswer = 'same' | 'changed' | 'unreachable'
