import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { folderName } from './folder-name.ts'
import { packText } from './packed-content.ts'
import { type ArchiveFile, writeZip } from './zip-archive.ts'

const now = Date.UTC(2026, 2, 1, 12)

test('a folder is named after its property', () => {
  expect(folderName(1, 'Casa Conti')).toBe('01 Casa Conti')
  expect(folderName(2, '  B&B «Il Pozzo» / Stanza 4: ')).toBe('02 B&B «Il Pozzo» Stanza 4')
  expect(folderName(12, '')).toBe('12')
  expect(folderName(3, '../../etc')).toBe('03 .. .. etc')
})

test('a folder name contains no path separators and is valid on every system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(folderName(7, name)).toMatch(/^07( [^\\/:*?"<>|\p{C}]*[^. ])?$/u)
    }),
  )
})

test('an archive returns its contents, for every form of input', async () => {
  const forms: ((text: string) => ArchiveFile['content'])[] = [
    (text) => text,
    (text) => Buffer.from(text),
    (text) => packText(text),
    (text) => piecesOf(text),
  ]
  const record = fc.record({
    path: fc.stringMatching(/^[a-zàé]{1,8}(\/[a-zü ]{1,8})?\.(txt|webp)$/),
    text: fc.string({ unit: 'grapheme', maxLength: 2_000 }),
    form: fc.constantFrom(...forms),
  })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(record, { selector: ({ path }) => path }), async (files) => {
      // Compressed content never has a picture's file name.
      const written = files.map(({ path, text, form }) => ({ path, content: form(text), text }))
      fc.pre(written.every(({ path, content }) => !path.endsWith('.webp') || !isPacked(content)))
      const archive = unzipSync(await buffer(writeZip(written, now)))
      expect(Object.keys(archive).toSorted()).toEqual(files.map(({ path }) => path).toSorted())
      for (const { path, text } of files) expect(strFromU8(archive[path] ?? new Uint8Array())).toBe(text.toWellFormed())
    }),
    { numRuns: 50 },
  )
})

test('closing an archive early stops its sources', async () => {
  let read = 0
  let isStopped = false
  async function* pieces() {
    try {
      for (; read < 1_000; read += 1) yield randomBytes(100_000).toString('base64')
    } finally {
      isStopped = true
    }
  }
  for await (const chunk of writeZip([{ path: 'endless.txt', content: pieces() }], now)) {
    if (chunk.length > 1_000) break
  }
  await expect.poll(() => isStopped).toBe(true)
  expect(read).toBeLessThan(1_000)
})

function isPacked(content: ArchiveFile['content']): boolean {
  return typeof content === 'object' && 'deflated' in content
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  const letters = [...text]
  for (let start = 0; start < letters.length; start += 100) yield letters.slice(start, start + 100).join('')
}
