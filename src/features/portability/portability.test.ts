import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { folderName } from './folder-name.ts'
import { type ArchiveFile, writeZip } from './zip-archive.ts'

const now = Date.UTC(2026, 2, 1, 12)

test('a folder is called after its property', () => {
  expect(folderName(1, 'Casa Conti')).toBe('01 Casa Conti')
  expect(folderName(2, '  B&B «Il Pozzo» / Stanza 4: ')).toBe('02 B&B «Il Pozzo» Stanza 4')
  expect(folderName(12, '')).toBe('12')
  expect(folderName(3, '../../etc')).toBe('03 .. .. etc')
})

test('no name of a host leaves its folder or is refused by a system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(folderName(7, name)).toMatch(/^07( [^\\/:*?"<>|\p{C}]*[^. ])?$/u)
    }),
  )
})

test('what goes into an archive comes out of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({ path: fc.stringMatching(/^[a-zàé]{1,8}(\/[a-zü ]{1,8})?\.(txt|webp)$/), content: fc.uint8Array() }),
        {
          selector: ({ path }) => path,
        },
      ),
      async (files: ArchiveFile[]) => {
        const archive = unzipSync(await buffer(writeZip(files, now)))
        expect(Object.keys(archive).toSorted()).toEqual(files.map(({ path }) => path).toSorted())
        for (const { path, content } of files) expect(Buffer.from(archive[path] ?? [])).toEqual(Buffer.from(content))
      },
    ),
    { numRuns: 50 },
  )
})
