import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive as the archive holds it. */
export type PackedContent = {
  /** Bytes before they were packed. */
  size: number
  crc: number
  deflated: Uint8Array
}

export function packText(text: string): PackedContent {
  const bytes = Buffer.from(text)
  return { size: bytes.length, crc: crc32(bytes), deflated: deflateRawSync(bytes) }
}
