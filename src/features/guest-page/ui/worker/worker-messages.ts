/** What the page tells its worker: keep this book, or look for a newer one than the kept copy on screen. */
export type WorkerMessage = { type: 'keep'; pictures: string[] } | { type: 'refresh' }

/** How the network answered: as the kept copy, otherwise (changed or gone), or not at all. */
export type RefreshAnswer = 'same' | 'changed' | 'unreachable'
