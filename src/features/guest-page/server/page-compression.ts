import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '#platform/http/page.ts'

/** Maximum concurrent compressions at the medium level; beyond this, pages are compressed at the low level. */
const mostCompressions = availableParallelism()

/**
 * Maximum wait for it in ms on a busy machine: about one extra round trip on a mobile connection, which a page at the
 * low level needs.
 */
const longestCompression = 250

/**
 * Compresses new pages before they are sent: a page that fits into the first round trip arrives earlier than one at the
 * low level.
 */
export function createPageCompression(): (page: Page) => Promise<void> {
  let compressions = 0
  return async (page) => {
    if (compressions >= mostCompressions) return
    compressions += 1
    const compressed = page.compressWell().finally(() => {
      compressions -= 1
    })
    await Promise.race([compressed, sleep(longestCompression, undefined, { ref: false })])
  }
}
