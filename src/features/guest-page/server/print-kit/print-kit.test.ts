import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyGuestBook } from '#features/books/shared/book.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { languages } from '#platform/i18n/languages.ts'
import { readPdfText } from '#test/pdf-text.ts'
import { sampleBook } from '../../shared/sample-book.ts'
import { printItems } from './print-items.ts'
import { createPrint, isPrintable, type PrintOrder, printableText } from './print-kit.ts'

const shownBook = toPublicBook(sampleBook, { isPro: true, withheld: nothingWithheld })
const order: PrintOrder = {
  book: shownBook,
  link: 'https://benvenuto.example/share/k7Qm2xk7Qm2xk7Qm2xk7Qm',
  language: 'it',
  withWifi: false,
  printedAt: Date.UTC(2026, 10, 20, 12),
}

function readPdf(pdf: Buffer) {
  const source = pdf.toString('latin1')
  return {
    pages: source.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    boxes: [...source.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [Number(width), Number(height)].map((points) => Math.round((points / 72) * 25.4)),
    ),
    fonts: new Set(source.match(/\/FontName \/[A-Z]{6}\+[\w-]+/g)).size,
    images: source.includes('/Subtype /Image'),
  }
}

test.each([
  ['table-card', 105, 148],
  ['fridge-sheet', 210, 297],
  ['key-ring', 50, 70],
] as const)('%s is one page of its size with embedded faces and a drawn code', async (item, width, height) => {
  const pdf = readPdf(await createPrint(item, order))

  expect(pdf.pages).toBe(1)
  expect(pdf.boxes).toEqual([[width, height]])
  expect(pdf.fonts).toBe(2)
  expect(pdf.images).toBe(false)
})

test('the Wi-Fi has a sticker of its own', async () => {
  expect(readPdf(await createPrint('key-ring', { ...order, withWifi: true })).pages).toBe(2)
  const without = { ...shownBook, wifiName: ' ' }
  expect(readPdf(await createPrint('key-ring', { ...order, book: without, withWifi: true })).pages).toBe(1)
})

test('an open network is printed with a code and as one without a password, only if the host says so', async () => {
  const open = { ...shownBook, wifiPassword: '', wifiOpen: true }
  const printOf = (book: typeof open) => createPrint('fridge-sheet', { ...order, language: 'en', book, withWifi: true })
  expect(readPdfText(await printOf(open))).toContain('No password needed')
  expect(readPdfText(await printOf({ ...open, wifiOpen: false }))).not.toContain('No password needed')
  const pages = async (book: typeof open) =>
    readPdf(await createPrint('key-ring', { ...order, book, withWifi: true })).pages
  expect(await pages(open)).toBe(2)
  expect(await pages({ ...open, wifiOpen: false })).toBe(1)
})

test('every print fits on its pages, with long texts and in every language', async () => {
  const long = {
    ...shownBook,
    propertyName: 'Ferienhaus'.repeat(30),
    address: 'Via '.repeat(200),
    wifiName: 'x'.repeat(60),
  }
  const empty = toPublicBook(emptyGuestBook, { isPro: true, withheld: nothingWithheld })
  const foreign = { ...empty, propertyName: 'Дом у моря 🏖️', wifiName: '中文', wifiPassword: 'p' }
  for (const book of [shownBook, empty, long, foreign]) {
    for (const language of languages) {
      for (const item of printItems) {
        const spokenLink = 'case-vacanze.riviera-dei-limoni.example/villa-con-vista'
        const pdf = readPdf(await createPrint(item, { ...order, book, language, withWifi: true, spokenLink }))
        expect(pdf.pages, `${item} ${language}`).toBeLessThanOrEqual(item === 'key-ring' ? 2 : 1)
      }
    }
  }
})

test.each(printItems)('%s measures no more of a text than it has room for, however long that is', async (item) => {
  const measure = vi.spyOn(PDFDocument.prototype, 'widthOfString')
  onTestFinished(() => measure.mockRestore())
  /** Maximum number of characters that are measured to print a book whose every text is that long. */
  const countLetters = async (write: (length: number) => string, length: number) => {
    const text = write(length)
    const texts = { propertyName: text, address: text, hostName: text, hostPhone: text, checkoutTime: text }
    measure.mockClear()
    await createPrint(item, { ...order, book: { ...shownBook, ...texts }, withWifi: true, spokenLink: text })
    return measure.mock.calls.reduce((sum, [measured]) => sum + String(measured).length, 0)
  }

  for (const write of [
    (length: number) => 'x'.repeat(length),
    (length: number) => 'Haus am See '.repeat(length / 12),
  ]) {
    const letters = await countLetters(write, 2_400)
    expect(await countLetters(write, 10_000)).toBe(letters)
    expect(letters).toBeLessThan(500_000)
  }
})

test.each(printItems)('%s has logo and accent, of any shape and colour, on one page', async (item) => {
  for (const [width, height, accent, logoGround] of [
    [900, 300, '#ffff88', 'light'],
    [200, 800, '#1b3a6b', 'dark'],
  ] as const) {
    const png = await sharp({ create: { width, height, channels: 4, background: '#c05a2e80' } })
      .png()
      .toBuffer()
    const book = { ...shownBook, look: { ...plainTheme, accent, logoGround } }
    const pdf = readPdf(await createPrint(item, { ...order, book, withWifi: true, logo: { png, width, height } }))
    expect(pdf.pages).toBe(item === 'key-ring' ? 2 : 1)
    expect(pdf.images).toBe(item !== 'key-ring')
  }
})

test('a network that is too long for a code is printed in words, without a code', async () => {
  const password = 'lemon'.repeat(120)
  const book = { ...shownBook, wifiName: 'Limonaia', wifiPassword: password }
  for (const item of printItems) {
    const long = await createPrint(item, { ...order, book, language: 'en', withWifi: true })
    expect(readPdf(long).pages).toBe(1)
    const words = readPdfText(long)
    expect(words).not.toContain('Scan to join')
    if (item !== 'key-ring') expect(words).toContain('Network: Limonaia')
  }
})

test('a link that is too long for a code leaves its place empty', async () => {
  const link = `https://benvenuto.example/${'x'.repeat(3_000)}`
  for (const item of printItems) expect(readPdf(await createPrint(item, { ...order, link })).pages).toBe(1)
})

test('prints the characters that its fonts have, and leaves out others', () => {
  expect(printableText(' Château  Élégant\n№ 1 🏖️ ')).toBe('Château Élégant 1')
  expect(printableText('Дом')).toBe('')
  // What guests have to type is printed exactly, or not at all.
  expect(['Limonaia-Guest', 'Büro 2'].every(isPrintable)).toBe(true)
  expect(['Дом', 'casa 🏖️', 'two  spaces', ' a', ''].some(isPrintable)).toBe(false)
})
