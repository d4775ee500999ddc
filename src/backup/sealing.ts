import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

/**
 * A sealed file: the mark, 32 random bytes (salt), 16 bytes that identify the key, then portions of 64 KiB, each encrypted
 * with AES-256-GCM and followed by its tag. The key of the file is made from `BACKUP_KEY` and the salt by HKDF. The nonce
 * holds the number of the portion and whether it is the last one, so that no portion can be moved, repeated or cut off
 * without notice (the construction STREAM of Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
 */
const mark = Buffer.from('BENVENUTO-SEALED-1\n')
const saltLength = 32
const checkLength = 16
const headLength = mark.length + saltLength + checkLength
const portionLength = 65_536
const tagLength = 16

/** Whether a file is a sealed one. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return bytesRead === mark.length && buffer.equals(mark)
  } finally {
    await handle.close()
  }
}

/** Seals a file with a key of 32 bytes into another one that only its owner may read. */
export async function sealFile(from: string, to: string, key: Uint8Array): Promise<void> {
  await pipeline(
    createReadStream(from),
    (plain) => seal(plain, key),
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
}

/**
 * Opens a sealed file into another one that only its owner may read.
 * @param key undefined when none is set
 * @throws BackupError when the key is missing or another one, or the file is cut or changed
 */
export async function unsealFile(from: string, to: string, key: Uint8Array | undefined): Promise<void> {
  if (!key) throw new BackupError('The backup is sealed. Set BACKUP_KEY to the key that it was sealed with.')
  await pipeline(createReadStream(from), (sealed) => unseal(sealed, key), createWriteStream(to, { mode: 0o600 }))
}

async function* seal(plain: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltLength)
  const keys = deriveKeys(key, salt)
  yield Buffer.concat([mark, salt, keys.check])
  for await (const { bytes, nonce } of inPortions(plain, portionLength)) {
    const cipher = createCipheriv('aes-256-gcm', keys.file, nonce)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

async function* unseal(sealed: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Uint8Array> {
  const { head, rest } = await takeHead(sealed)
  const keys = deriveKeys(key, head.subarray(mark.length, mark.length + saltLength))
  if (head.length < headLength) throw damaged()
  if (!timingSafeEqual(head.subarray(-checkLength), keys.check)) {
    throw new BackupError('The backup is sealed with another key than BACKUP_KEY.')
  }
  for await (const { bytes, nonce } of inPortions(rest, portionLength + tagLength)) {
    if (bytes.length < tagLength) throw damaged()
    const decipher = createDecipheriv('aes-256-gcm', keys.file, nonce)
    decipher.setAuthTag(bytes.subarray(-tagLength))
    const plain = decipher.update(bytes.subarray(0, -tagLength))
    try {
      decipher.final()
    } catch (cause) {
      throw damaged(cause)
    }
    yield plain
  }
}

function damaged(cause?: unknown): BackupError {
  return new BackupError('The sealed backup is damaged or cut off.', { cause })
}

function deriveKeys(key: Uint8Array, salt: Uint8Array): { file: Uint8Array; check: Uint8Array } {
  const derive = (purpose: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', key, salt, `benvenuto backup ${purpose}`, length))
  return { file: derive('file', 32), check: derive('check', checkLength) }
}

async function takeHead(sealed: AsyncIterable<Uint8Array>) {
  const source = sealed[Symbol.asyncIterator]()
  let taken = Buffer.alloc(0)
  while (taken.length < headLength) {
    const { done, value } = await source.next()
    if (done) break
    taken = Buffer.concat([taken, value])
  }
  const rest = async function* () {
    yield taken.subarray(headLength)
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  }
  return { head: taken.subarray(0, headLength), rest: rest() }
}

/** Portions of one length but for the last, which is shorter or as long, and empty only if there is nothing at all. */
async function* inPortions(source: AsyncIterable<Uint8Array>, length: number) {
  let number = 0
  let waiting = Buffer.alloc(0)
  for await (const bytes of source) {
    waiting = waiting.length === 0 ? Buffer.from(bytes) : Buffer.concat([waiting, bytes])
    while (waiting.length > length) {
      yield { bytes: waiting.subarray(0, length), nonce: nonceOf(number, false) }
      waiting = waiting.subarray(length)
      number += 1
    }
  }
  yield { bytes: waiting, nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Uint8Array {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
