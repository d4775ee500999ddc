import fc from 'fast-check'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPngDataUrl, qrPrintSize, qrScreenSize, qrSvg, svgDataUrl } from './qr.ts'

const link = 'https://benvenuto.example/share/k7Qm2xV9bT4cR8nW'

async function readPng(dataUrl: string) {
  const file = Buffer.from(dataUrl.replace('data:image/png;base64,', ''), 'base64')
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function readPixel(png: { data: Buffer; width: number }, x: number, y: number) {
  return png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 4).toString('hex')
}

test('the QR code of a link can be read back, for screen and print', async () => {
  for (const size of [qrScreenSize, qrPrintSize]) {
    const png = await readPng(await qrPngDataUrl(link, size))

    expect([png.width, png.height]).toEqual([size, size])
    expect(jsQr(new Uint8ClampedArray(png.data), png.width, png.height)?.data).toBe(link)
  }
})

test('the QR code is dark on white with a quiet zone of four modules', async () => {
  const png = await readPng(await qrPngDataUrl(link))
  const modules = Number(/viewBox="0 0 (\d+) /.exec(await qrSvg(link))?.[1])
  const module = qrScreenSize / modules

  expect(readPixel(png, 0, 0)).toBe('ffffffff')
  expect(readPixel(png, Math.round(3.5 * module), Math.round(3.5 * module))).toBe('ffffffff')
  expect(readPixel(png, Math.round(4.5 * module), Math.round(4.5 * module))).toBe('14342bff')
})

test('the SVG is a valid document in the same colours, usable as a data URL', async () => {
  const svg = await qrSvg(link)

  expect(svg).toMatch(/^<svg [^>]*viewBox=/)
  expect(svg).toContain('#14342b')
  expect(svg).toContain('#ffffff')
  expect(decodeURIComponent(svgDataUrl(svg))).toBe(`data:image/svg+xml,${svg}`)
})

test('any origin and id can be read back', async () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{16,24}$/)
  await fc.assert(
    fc.asyncProperty(fc.webAuthority(), id, async (host, bookId) => {
      const address = `https://${host}/share/${bookId}`
      const png = await readPng(await qrPngDataUrl(address))
      expect(jsQr(new Uint8ClampedArray(png.data), png.width, png.height)?.data).toBe(address)
    }),
    { numRuns: 20, examples: [['localhost:3000', 'k7Qm2xV9bT4cR8nW']] },
  )
})
