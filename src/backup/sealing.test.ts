import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isSealed, sealFile, unsealFile } from './sealing.ts'

const key = randomBytes(32)
const portion = 65_536
const head = 19 + 32 + 16

async function givenSealed(plain: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-seal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [from, sealed, to] = ['plain', 'sealed', 'opened'].map((name) => join(folder, name)) as [string, string, string]
  await writeFile(from, plain)
  await sealFile(from, sealed, key)
  return { from, sealed, to, open: (withKey: Uint8Array | undefined = key) => unsealFile(sealed, to, withKey) }
}

test.each([0, 1, portion - 1, portion, portion + 1, 3 * portion, 1_000_000])('%i bytes come back', async (size) => {
  const plain = randomBytes(size)
  const { from, sealed, to, open } = await givenSealed(plain)
  await open()
  expect((await readFile(to)).equals(plain)).toBe(true)
  expect([await isSealed(sealed), (await stat(sealed)).mode & 0o777]).toEqual([true, 0o600])
  expect(await isSealed(from)).toBe(false)
})

test('a sealed file shows nothing of its content, and two of the same content differ', async () => {
  const plain = Buffer.alloc(100_000, 'door code 4711 ')
  const [one, other] = [await givenSealed(plain), await givenSealed(plain)]
  const bytes = await readFile(one.sealed)
  expect(bytes.includes('4711')).toBe(false)
  expect(bytes.subarray(head).equals((await readFile(other.sealed)).subarray(head))).toBe(false)
})

test('another key, no key and damage have different errors', async () => {
  const { open } = await givenSealed(randomBytes(100))
  await expect(open(randomBytes(32))).rejects.toThrow('sealed with another key than BACKUP_KEY')
  await expect(unsealFile('nowhere', 'nowhere', undefined)).rejects.toThrow('Set BACKUP_KEY')
})

test('a file that is cut, changed, lengthened or rearranged is refused', async () => {
  const { sealed, open } = await givenSealed(randomBytes(3 * portion))
  const whole = await readFile(sealed)
  const step = portion + 16
  const part = (index: number) => whole.subarray(head + index * step, head + (index + 1) * step)
  const flipped = Buffer.from(whole)
  flipped.writeUInt8(flipped.readUInt8(head + step + 5) ^ 1, head + step + 5)
  const spoiled = {
    'cut in its head': whole.subarray(0, head - 1),
    'cut after its head': whole.subarray(0, head),
    'cut between portions': whole.subarray(0, head + 2 * step),
    'cut in a portion': whole.subarray(0, -1),
    'one bit': flipped,
    'further bytes': Buffer.concat([whole, Buffer.alloc(20)]),
    'portions exchanged': Buffer.concat([whole.subarray(0, head), part(1), part(0), part(2)]),
    'a portion left out': Buffer.concat([whole.subarray(0, head), part(0), part(2)]),
  }
  for (const [name, bytes] of Object.entries(spoiled)) {
    await writeFile(sealed, bytes)
    await expect(open(), name).rejects.toThrow('damaged or cut off')
  }
})
