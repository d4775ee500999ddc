import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive. */
export type ArchiveFile = {
  /** Folders and name, with `/` between them. */
  path: string
  content: string | Uint8Array
}

/** Already as small as it gets; packing it again costs time and saves nothing. */
const packed = /\.(webp|jpe?g|png|zip)$/

/**
 * A ZIP archive piece by piece: no more than one file of it is in memory at a time, and a slow reader slows the writer.
 * @param modifiedAt the time that all files bear, ms UTC
 */
export async function* writeZip(
  files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>,
  modifiedAt: number,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const encoder = new TextEncoder()
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { path, content } of files) {
    const file = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    file.mtime = modifiedAt
    zip.add(file)
    file.push(typeof content === 'string' ? encoder.encode(content) : content, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks
}
