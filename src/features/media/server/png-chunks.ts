/** Decompresses to at most 17 MB. Profiles of screens and cameras have a few kilobytes. */
const maxProfileBytes = 16_000

/** Ancillary chunks that affect how the picture looks. */
const keptChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'eXIf'])

/**
 * Removes compressed texts and very large colour profiles from a PNG, because the decoder would decompress them, from
 * 2 MB up to gigabytes. Does not repair a damaged file.
 */
export function withoutBulkyChunks(bytes: Uint8Array): Buffer {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const signatureBytes = 8
  const kept = [png.subarray(0, signatureBytes)]
  let position = signatureBytes
  while (position + 12 <= png.length) {
    const length = png.readUInt32BE(position)
    const type = png.toString('latin1', position + 4, position + 8)
    const end = position + 12 + length
    // A capital first letter marks a critical chunk (PNG specification, section 5.4).
    const isCritical = /^[A-Z]/.test(type)
    const isSmallProfile = type === 'iCCP' && length <= maxProfileBytes
    if (isCritical || isSmallProfile || keptChunks.has(type)) kept.push(png.subarray(position, end))
    position = end
  }
  return Buffer.concat(kept)
}
