import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import type { PackedContent } from './packed-content.ts'

/** One file of an archive. */
export type ArchiveFile = {
  /** Path with `/` as separator. */
  path: string
  content: string | Uint8Array | AsyncIterable<string> | PackedContent
}

/** Compression methods (APPNOTE.TXT, 4.4.5). */
const stored = 0
const deflated = 8

/** Types that are already compressed. */
const packedTypes = /\.(webp|jpe?g|png|zip)$/

/**
 * Creates a ZIP archive as a stream: at most one file is in memory at a time, with backpressure. Compression runs in the
 * background.
 * @param modifiedAt the modification time of all files, ms UTC
 */
export async function* writeZip(
  files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>,
  modifiedAt: number,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) chunks.push(chunk)
  })
  for await (const { path, content } of files) {
    const compression = packedTypes.test(path) ? stored : deflated
    const file: ZipInputFile & { mtime: number } = { filename: path, size: 0, crc: 0, compression, mtime: modifiedAt }
    zip.add(file)
    for await (const chunk of encode(file, content)) {
      // fflate's types exclude SharedArrayBuffer, which is not used here.
      file.ondata?.(null, chunk as Uint8Array<ArrayBuffer>, false)
      yield* chunks.splice(0)
    }
    file.ondata?.(null, new Uint8Array(0), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}

/** The bytes in the archive. Size and checksum of the file are complete after all bytes were read. */
function encode(file: ZipInputFile, content: ArchiveFile['content']): AsyncIterable<Uint8Array> | Uint8Array[] {
  if (typeof content === 'object' && 'deflated' in content) {
    Object.assign(file, { size: content.size, crc: content.crc })
    return [content.deflated]
  }
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  const bytes = measure(file, pieces)
  if (file.compression === stored) return bytes
  // Errors reach the reader of the result. pipeline() only requires a callback.
  return pipeline(Readable.from(bytes), createDeflateRaw(), () => undefined)
}

async function* measure(
  file: ZipInputFile,
  pieces: AsyncIterable<string> | Iterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    file.size += bytes.length
    file.crc = crc32(bytes, file.crc)
    yield bytes
  }
}
