import fc from 'fast-check'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createQrPath, drawQr, quietModules } from './qr-path.ts'
import { wifiJoinText } from './wifi-join-text.ts'

const link = 'https://benvenuto.example/share/k7Qm2xk7Qm2xk7Qm2xk7Qm'

test('the drawn codes are read by a camera', () => {
  for (const content of [link, wifiJoinText('Casa; "Mia"', 'a,b:c\\d'), wifiJoinText('Piazza', 'x')]) {
    expect(scan(content)).toBe(content)
  }
})

test('the codes of the page are read by a camera', async () => {
  for (const content of [link, wifiJoinText('Casa; "Mia"', 'a,b:c\\d')]) {
    const drawing = sharp(Buffer.from(drawQr(content) ?? ''), { density: 300 })
      .resize(400, 400)
      .flatten({ background: '#fff' })
    const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(content)
  }
})

test('a text that is too long for a QR code has none', () => {
  const hasCode = (content: string) => createQrPath(content) !== undefined && drawQr(content) !== undefined
  expect(['x', 'é'.repeat(252)].every(hasCode)).toBe(true)
  expect(['é'.repeat(253), 'aA1é'.repeat(2_500), 'x'.repeat(10_000)].some(hasCode)).toBe(false)
})

test('no content fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 700 }), (content) => {
      expect(createQrPath(content) !== undefined).toBe(Buffer.byteLength(content) <= 504)
    }),
    { numRuns: 30 },
  )
})

test('every network that can exist has a code', () => {
  const [name, password] = ['é'.repeat(16), '"'.repeat(63)]
  expect(scan(wifiJoinText(name, password))).toBe(wifiJoinText(name, password))
})

/** Draws the path onto a grid of four pixels a module and decodes it. */
function scan(content: string): string | undefined {
  const { path, side } = createQrPath(content) ?? { path: '', side: 0 }
  const scale = 4
  const size = (side + 2 * quietModules) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) + quietModules) * scale + row) * size + (Number(x) + quietModules) * scale
      for (let pixel = from; pixel < from + Number(width) * scale; pixel += 1) pixels.set([0, 0, 0], pixel * 4)
    }
  }
  return jsQr(pixels, size, size)?.data
}
