import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameOf } from './qr-file.ts'

test('a file is named after the property', () => {
  expect(fileNameOf('Villa Limonaia QR code', 'svg')).toBe('villa-limonaia-qr-code.svg')
  expect(fileNameOf('B&B “Bélier” / Nîmes', 'png')).toBe('b-b-belier-nimes.png')
  expect(fileNameOf('別荘', 'png')).toBe('別荘.png')
  expect(fileNameOf('***', 'svg')).toBe('qr.svg')
})

test('any name gives a file name that is valid on all file systems', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const name = fileNameOf(words, 'png')
      expect(name).toMatch(/^[^\s/\\:*?"<>|.-][^\s/\\:*?"<>|.]*\.png$/)
      expect(name.length).toBeLessThanOrEqual(84)
    }),
  )
})
