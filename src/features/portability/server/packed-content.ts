import { crc32, deflateRawSync } from 'node:zlib'

/** A compressed file, ready for the archive. */
export type PackedContent = {
  /** Uncompressed size in bytes. */
  size: number
  crc: number
  deflated: Uint8Array
}

export function packText(text: string): PackedContent {
  const bytes = Buffer.from(text)
  return { size: bytes.length, crc: crc32(bytes), deflated: deflateRawSync(bytes) }
}
