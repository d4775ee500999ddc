import { imageError } from './image-errors.ts'

/** Format and size from the header of a picture, read without decoding. */
export type ImageHeader = {
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  /** Maximum number of pixels for this kind of picture, and maximum length of one side. */
  maxPixels: number
  maxSide: number
}

/** Below WebP's own limit of 16,383 pixels. */
const maxSide = 16_000

/** 50 megapixels: more than phone cameras produce. Limits the time of one decoding to some seconds. */
const maxPixels = 50_000_000

/** 16 bits per channel take twice the time, and twice the memory per row. */
const deepColor = { maxSide: maxSide / 2, maxPixels: maxPixels / 2 }

/**
 * Maximum bytes of decoded pixels for pictures that the decoder cannot read row by row. Measured with this limit:
 * decoding and encoding take at most 160 MB.
 */
const maxHeldBytes = 80_000_000

/** Normal JPEGs have fewer than a hundred segments before the first scan, and almost no bytes between them. */
const maxSegments = 1_000
const maxPadding = 100

/** Progressive JPEGs have about ten scans. Each scan costs a pass over the whole picture. */
const maxScans = 100

/**
 * Reads format and size from a picture's header and refuses pictures that are too costly to decode. The content type is
 * ignored. Takes at most a few milliseconds for any bytes.
 * @throws UNSUPPORTED_IMAGE when the bytes are not JPEG, PNG or WebP, UNREADABLE_IMAGE when the header is damaged,
 *   TOO_MANY_PIXELS with the limit for this kind of picture
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const header = readHeader(buffer)
  const { width, height, ...most } = header
  if (width < 1 || height < 1) throw imageError('UNREADABLE_IMAGE')
  if (Math.max(width, height) > most.maxSide || width * height > most.maxPixels) {
    // Rounded down, so that a picture of the stated size is accepted.
    const megapixels = Math.floor(most.maxPixels / 1_000_000)
    throw imageError('TOO_MANY_PIXELS', { params: { width, height, megapixels, side: most.maxSide } })
  }
  return header
}

function readHeader(bytes: Buffer): ImageHeader {
  try {
    switch (findFormat(bytes)) {
      case 'jpeg':
        return readJpegHeader(bytes)
      case 'png':
        return readPngHeader(bytes)
      case 'webp':
        return readWebpHeader(bytes)
    }
  } catch (cause) {
    // Buffers throw a RangeError when reading beyond their end.
    if (cause instanceof RangeError) throw imageError('UNREADABLE_IMAGE', { cause })
    throw cause
  }
  throw imageError('UNSUPPORTED_IMAGE')
}

function findFormat(bytes: Buffer): ImageHeader['format'] | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) return 'png'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'webp' : undefined
}

/** @param heldBytes bytes per pixel that the decoder keeps in memory; 0 when it decodes row by row */
function headerOf(format: ImageHeader['format'], width: number, height: number, heldBytes: number): ImageHeader {
  const holdable = Math.floor(maxHeldBytes / heldBytes)
  return { format, width, height, maxPixels: Math.min(maxPixels, holdable), maxSide }
}

/** The frame header comes before the first scan, after any number of other segments (ITU-T T.81, annex B). */
function readJpegHeader(bytes: Buffer): ImageHeader {
  let frame: number | undefined
  let position = 2
  for (let segment = 0; segment < maxSegments; segment += 1) {
    position = findJpegMarker(bytes, position)
    const marker = bytes.readUInt8(position)
    const length = bytes.readUInt16BE(position + 1)
    if (isFrameHeader(marker)) frame ??= position
    if (marker === 0xda && frame !== undefined) return describeJpeg(bytes, frame, position)
    if (marker === 0xda || marker === 0xd9 || length < 2) break
    position += 1 + length
  }
  throw imageError('UNREADABLE_IMAGE')
}

/** Like libjpeg, skips fill bytes and bytes that are no marker. @returns the position of the marker's code */
function findJpegMarker(bytes: Buffer, from: number): number {
  const end = Math.min(bytes.length, from + maxPadding)
  let position = from
  while (position < end) {
    while (position < end && bytes[position] !== 0xff) position += 1
    while (position < end && bytes[position] === 0xff) position += 1
    if (bytes[position] !== 0) return position
  }
  throw imageError('UNREADABLE_IMAGE')
}

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/**
 * The decoder keeps a picture with several scans (progressive, or one scan per component) in memory as two-byte
 * coefficients until the last scan.
 */
function describeJpeg(bytes: Buffer, frame: number, scan: number): ImageHeader {
  const height = bytes.readUInt16BE(frame + 4)
  const width = bytes.readUInt16BE(frame + 6)
  const components = bytes.readUInt8(frame + 8)
  const isSequential = bytes.readUInt8(frame) <= 0xc1
  if (isSequential && bytes.readUInt8(scan + 3) >= components) return headerOf('jpeg', width, height, 0)
  if (countScans(bytes, scan) > maxScans) throw imageError('UNREADABLE_IMAGE')
  const sampling = Array.from({ length: components }, (_, index) => {
    const factors = bytes.readUInt8(frame + 10 + 3 * index)
    return { across: factors >> 4, down: factors & 0xf }
  })
  const largest = Math.max(...sampling.map(({ across }) => across)) * Math.max(...sampling.map(({ down }) => down))
  const coefficients = sampling.reduce((sum, { across, down }) => sum + across * down, 0)
  if (!(largest > 0)) throw imageError('UNREADABLE_IMAGE')
  return headerOf('jpeg', width, height, (2 * coefficients) / largest)
}

/** Stops counting at one more than the maximum. */
function countScans(bytes: Buffer, first: number): number {
  const marker = Buffer.of(0xff, 0xda)
  let scans = 1
  let position = first
  while (scans <= maxScans) {
    position = bytes.indexOf(marker, position + 1)
    if (position < 0) break
    scans += 1
  }
  return scans
}

/** Decoded samples per pixel for each PNG colour type. Palettes and masks are decoded to RGBA. */
const pngSamples = new Map([
  [0, 2],
  [2, 4],
  [3, 4],
  [4, 2],
  [6, 4],
])

function readPngHeader(bytes: Buffer): ImageHeader {
  const samples = pngSamples.get(bytes.readUInt8(25))
  if (samples === undefined || bytes.toString('latin1', 12, 16) !== 'IHDR') throw imageError('UNREADABLE_IMAGE')
  const isDeep = bytes.readUInt8(24) > 8
  const isInterlaced = bytes.readUInt8(28) !== 0
  const heldBytes = isInterlaced ? samples * (isDeep ? 2 : 1) : 0
  const header = headerOf('png', bytes.readUInt32BE(16), bytes.readUInt32BE(20), heldBytes)
  return isDeep ? { ...header, ...deepColor, maxPixels: Math.min(deepColor.maxPixels, header.maxPixels) } : header
}

/** The decoder scales lossy pictures while reading; it keeps all others in memory as RGBA. */
function readWebpHeader(bytes: Buffer): ImageHeader {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return headerOf('webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff, 0)
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return headerOf('webp', 1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff), 4)
    }
    case 'VP8X': {
      const isAnimated = (bytes.readUInt8(20) & 0x02) !== 0
      // For an animation the decoder keeps both the canvas and the frame.
      return headerOf('webp', 1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3), isAnimated ? 8 : 4)
    }
  }
  throw imageError('UNREADABLE_IMAGE')
}
