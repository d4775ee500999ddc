import { setPriority } from 'node:os'
import sharp from 'sharp'
import { AppError } from '#platform/errors.ts'
import { encodeImage } from './image-encoding.ts'
import { type ImageOrder, type ImageReply, tooCostly } from './image-protocol.ts'

/**
 * The program that decodes and encodes pictures, one after the other, in a process of its own; `image-processes.ts`
 * starts it. A picture that takes more time or memory than it may ends the process.
 */

/** Milliseconds between two looks at what a picture has cost. */
const guardInterval = 50

async function answer({ bytes, bounds }: ImageOrder): Promise<ImageReply> {
  const begin = performance.now()
  const cpuBefore = process.cpuUsage()
  const guard = setInterval(() => {
    const { user, system } = process.cpuUsage(cpuBefore)
    if ((user + system) / 1000 > bounds.cpuMs || process.memoryUsage.rss() > bounds.memory) process.exit(tooCostly)
    // Not the picture's fault: the machine has no time for it.
    if (performance.now() - begin > bounds.wallMs) process.exit(1)
  }, guardInterval)
  try {
    return { image: await encodeImage(bytes) }
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, params: error.params }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    clearInterval(guard)
  }
}

/** Of all decoders in the library, only those whose cost `readImageHeader` knows. UltraHDR is read as plain JPEG. */
function allowOnlyKnownFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
}

allowOnlyKnownFormats()
sharp.cache(false)
// Guests come first: this process gets the processor time that others leave.
setPriority(10)
process.on('message', (order: ImageOrder) => void answer(order).then((reply) => process.send?.(reply)))
// The service ends this process, also when a terminal or a supervisor signals both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
