import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import type { PackedContent } from './packed-content.ts'

/** One file of an archive. */
export type ArchiveFile = {
  /** Folders and name, with `/` between them. */
  path: string
  content: string | Uint8Array | AsyncIterable<string> | PackedContent
}

/** Methods of APPNOTE.TXT, 4.4.5. */
const stored = 0
const deflated = 8

/** Already as small as it gets; packing it again costs time and saves nothing. */
const packedTypes = /\.(webp|jpe?g|png|zip)$/

/**
 * A ZIP archive piece by piece: no more than one file of it is in memory at a time, and a slow reader slows the writer.
 * Files are packed in the background.
 * @param modifiedAt the time that all files bear, ms UTC
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
      // The types of fflate refuse shared memory, which nothing here is.
      file.ondata?.(null, chunk as Uint8Array<ArrayBuffer>, false)
      yield* chunks.splice(0)
    }
    file.ondata?.(null, new Uint8Array(0), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}

/** The bytes as they stand in the archive. Size and checksum of the file are complete when all of them were read. */
function encode(file: ZipInputFile, content: ArchiveFile['content']): AsyncIterable<Uint8Array> | Uint8Array[] {
  if (typeof content === 'object' && 'deflated' in content) {
    Object.assign(file, { size: content.size, crc: content.crc })
    return [content.deflated]
  }
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  const bytes = measure(file, pieces)
  if (file.compression === stored) return bytes
  // The reader of the result meets every failure; pipeline() only asks for a listener.
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
