/** Unfolds to at most 17 MB. Profiles of screens and cameras have a few kilobytes. */
const maxProfileBytes = 16_000

/** What changes the picture without being necessary for it. */
const keptChunks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'eXIf'])

/**
 * Takes compressed texts out of a PNG, and colour profiles that are larger than any screen's: the decoder unfolds them,
 * from 2 MB to gigabytes. A damaged file stays damaged.
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
    // A capital first letter: the picture cannot be read without it (PNG specification, section 5.4).
    const isCritical = /^[A-Z]/.test(type)
    const isSmallProfile = type === 'iCCP' && length <= maxProfileBytes
    if (isCritical || isSmallProfile || keptChunks.has(type)) kept.push(png.subarray(position, end))
    position = end
  }
  return Buffer.concat(kept)
}
