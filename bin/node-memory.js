/** How Node is started so that it keeps less memory than it has needed for a moment. */

/**
 * Megabytes of each of the two halves for young objects. Node's own limit is twice as much or more, which the start
 * already reaches, and which it then keeps. Requests cost the same with both (docs/benchmarks.md, "Memory").
 */
export const memoryFlags = ['--max-semi-space-size=16']

/** glibc otherwise keeps freed memory for each of the service's threads apart. It reads the variable at its start. */
export const memorySettings = { MALLOC_ARENA_MAX: '2' }
