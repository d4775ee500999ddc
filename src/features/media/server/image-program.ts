import sharp from 'sharp'
import { AppError } from '#platform/errors.ts'
import { lowerProcess } from '#platform/threads/thread-priority.ts'
import { encodeImage } from './image-encoding.ts'
import { type ImageOrder, type ImageReply, tooCostly } from './image-protocol.ts'

/**
 * The program that decodes and encodes pictures one after the other in a separate process, started by
 * `image-processes.ts`. It exits when a picture takes too much time or memory.
 */

/** Interval of the resource checks, in milliseconds. */
const guardInterval = 50

async function answer({ bytes, bounds }: ImageOrder): Promise<ImageReply> {
  const begin = performance.now()
  const cpuBefore = process.cpuUsage()
  const guard = setInterval(() => {
    const { user, system } = process.cpuUsage(cpuBefore)
    if ((user + system) / 1000 > bounds.cpuMs || process.memoryUsage.rss() > bounds.memory) process.exit(tooCostly)
    // Not caused by the picture: the machine is busy.
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

/** Allows only the decoders whose cost `readImageHeader` can estimate. UltraHDR is decoded as plain JPEG. */
function allowOnlyKnownFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
}

allowOnlyKnownFormats()
sharp.cache(false)
// Requests of guests come first.
lowerProcess(10)
process.on('message', (order: ImageOrder) => void answer(order).then((reply) => process.send?.(reply)))
// Ignore signals that a terminal or supervisor sends to both processes. The service ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
