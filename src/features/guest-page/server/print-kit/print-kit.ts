import PDFDocument from 'pdfkit'
import { contrast, mix } from '#features/books/shared/color.ts'
import { formatDate } from '#platform/i18n/day.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { composeLetters } from '#platform/text/plain-letters.ts'
import { createGuestTexts, type GuestTexts } from '../../ui/texts/guest-texts.ts'
import { createQrPath, type QrPath, quietModules } from '../qr-path.ts'
import { openJoinText, wifiJoinText } from '../wifi-join-text.ts'
import fraunces from './fraunces.ttf?inline'
import instrumentSans from './instrument-sans.ttf?inline'
import type { PrintedBook, PrintItem } from './print-items.ts'

export type PrintOrder = {
  book: PrintedBook
  /** Address in the QR code. */
  link: string
  /** The same for people, if it is short enough to be typed: an address on the host's own domain. */
  spokenLink?: string | undefined
  /** The language of the printed words. */
  language: Language
  /** Whether network and password are printed, with a QR code for them. */
  withWifi: boolean
  /** The date on the print, in milliseconds UTC: shows how old a print is. */
  printedAt: number
  /** The host's logo as PNG with its size in px. */
  logo?: PrintLogo | undefined
}

export type PrintLogo = { png: Buffer; width: number; height: number }

/** Points per millimetre. */
const mm = 72 / 25.4
const ink = '#14342b'
const muted = '#4f6159'
const pine = '#1f4d3f'
const terra = '#c4512d'
const sea = '#23566f'
const line = '#cfc3ae'
/** Below this contrast a coloured area is invisible on white paper; it contains no text. */
const visibleOnPaper = 1.5
const languageCodes = languages.join('  ').toUpperCase()

/** The characters of the embedded fonts: Latin letters with their accents, and punctuation. */
const unprintable = /[^\n\u0020-\u007e\u00a0-\u017e–—‘’‚“”„†•…‰‹›€™×−ẞ]/gu

/** Length of the document's title, which viewers show. */
const longestTitle = 200

/** Width and height of each print in millimetres. */
const sizes: Record<PrintItem, { width: number; height: number }> = {
  'table-card': { width: 105, height: 148 },
  'fridge-sheet': { width: 210, height: 297 },
  'key-ring': { width: 50, height: 70 },
}

type Sheet = {
  pdf: PDFKit.PDFDocument
  order: PrintOrder
  texts: GuestTexts
  name: string
  date: string
  /** The QR code is missing if name and password are too long for one. */
  wifi: { name: string; password: string; isOpen: boolean; code: QrPath | undefined } | undefined
  /** The colour of the arch: the host's accent, darkened until it is visible on paper. */
  color: string
}

/** Draws one print. QR codes are vectors and fonts are embedded, so it is sharp on every printer. */
export function createPrint(item: PrintItem, order: PrintOrder): Promise<Buffer> {
  const { book, language, printedAt } = order
  const texts = createGuestTexts(language)
  const name = printableText(book.propertyName) || texts('welcome')
  const { width, height } = sizes[item]
  const pdf = new PDFDocument({
    size: [width * mm, height * mm],
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: name.slice(0, longestTitle), Creator: 'Benvenuto', CreationDate: new Date(printedAt) },
  })
  pdf.registerFont('display', readFont(fraunces))
  pdf.registerFont('text', readFont(instrumentSans))
  const date = formatDate(printedAt, language, { timeZone: 'UTC' })
  const wifi = order.withWifi ? readWifi(book) : undefined
  const color = printColor(book.look.accent)
  const sheet: Sheet = { pdf, order, texts, name, date: texts('printKit.printed', { date }), wifi, color }
  drawings[item](sheet)
  return collect(pdf)
}

function readWifi(book: PrintedBook): Sheet['wifi'] {
  const name = book.wifiName.trim()
  const password = book.wifiPassword.trim()
  if (name === '') return undefined
  const isOpen = book.wifiOpen && !book.withheld.includes('wifiPassword')
  if (password === '') return { name, password, isOpen, code: isOpen ? createQrPath(openJoinText(name)) : undefined }
  return { name, password, isOpen: false, code: createQrPath(wifiJoinText(name, password)) }
}

const drawings: Record<PrintItem, (sheet: Sheet) => void> = {
  'table-card': drawTableCard,
  'fridge-sheet': drawFridgeSheet,
  'key-ring': drawKeyRing,
}

function drawTableCard(sheet: Sheet): void {
  const { pdf, order, texts, name, date, wifi, color } = sheet
  const top = order.logo ? 17 : 10
  drawLogo(sheet, { x: 10, y: 5, width: 85, height: 11, align: 'center' })
  drawText(sheet, name, { x: 10, y: top, width: 85, height: 27 - top, size: 24, face: 'display', align: 'center' })
  drawArch(pdf, { x: 22.5, y: 30, width: 60, height: 72, color })
  drawCode(pdf, createQrPath(order.link), { x: 27.5, y: 47, side: 50 })
  const lead = { x: 12, y: 106, width: 81, height: 16, size: 9.5, align: 'center' as const }
  if (!wifi) drawText(sheet, texts('printKit.lead'), lead)
  else {
    drawCode(pdf, wifi.code, { x: 10, y: 106, side: 28 })
    drawWifiWords(sheet, wifi.code ? { x: 41, y: 108, width: 54, size: 9 } : { x: 10, y: 108, width: 85, size: 9 })
  }
  const foot = order.spokenLink ?? languageCodes
  drawText(sheet, foot, { x: 10, y: 137, width: 43, height: 4, size: 7.5, color: muted })
  drawText(sheet, date, { x: 54, y: 137, width: 41, height: 4, size: 7, color: muted, align: 'right' })
}

function drawKeyRing(sheet: Sheet): void {
  const { pdf, order, texts, name, date, wifi, color: accent } = sheet
  const page = (title: string, code: QrPath | undefined, color: string) => {
    drawArch(pdf, { x: 5, y: 4, width: 40, height: 48, color })
    drawCode(pdf, code, { x: 8, y: 15, side: 34 })
    drawText(sheet, title, { x: 4, y: 54, width: 42, height: 8, size: 9, face: 'display', align: 'center' })
    drawText(sheet, date, { x: 4, y: 64.5, width: 42, height: 3, size: 5, color: muted, align: 'center' })
  }
  page(name, createQrPath(order.link), accent)
  if (!wifi?.code) return
  pdf.addPage()
  page(texts('wifi.title'), wifi.code, sea)
}

function drawFridgeSheet(sheet: Sheet): void {
  const { pdf, order, texts, name, date, wifi, color: accent } = sheet
  const { book, spokenLink } = order
  drawLogo(sheet, { x: 18, y: 14, width: 70, height: 18, align: 'left' })
  const top = order.logo ? 35 : 18
  drawText(sheet, name, { x: 18, y: top, width: 174, height: 52 - top, size: 40, face: 'display', stands: 'low' })
  const address = printableText(book.address)
  if (address !== '') drawText(sheet, address, { x: 18, y: 54, width: 174, height: 8, size: 14, color: muted })
  drawArch(pdf, { x: 18, y: 68, width: 84, height: 102, color: accent })
  drawCode(pdf, createQrPath(order.link), { x: 25, y: 90, side: 70 })
  const lead = { x: 112, y: 90, width: 80, height: spokenLink ? 54 : 70, size: 21, stands: 'middle' } as const
  drawText(sheet, texts('printKit.lead'), lead)
  if (spokenLink) drawText(sheet, spokenLink, { x: 112, y: 150, width: 80, height: 9, size: 17, face: 'display' })
  if (wifi) {
    drawRule(pdf, 18, 178, 174)
    const [x, width] = wifi.code ? [68, 124] : [18, 174]
    drawCode(pdf, wifi.code, { x: 18, y: 182, side: 42 })
    drawText(sheet, texts('wifi.title'), { x, y: 184, width, height: 10, size: 22, face: 'display' })
    drawWifiWords(sheet, { x, y: 196, width, size: 15 })
  }
  drawRule(pdf, 18, 232, 174)
  const facts = [
    [texts('emergency.title'), '112'],
    [texts('host.title'), [book.hostName, book.hostPhone].map(printableText).filter(Boolean).join('\n')],
    [texts('checkOut.title'), printableText(book.checkoutTime)],
  ].filter((fact): fact is [string, string] => fact[1] !== '')
  for (const [index, [label, value]] of facts.entries()) {
    const x = 18 + index * 60
    drawText(sheet, label, { x, y: 237, width: 56, height: 6, size: 12, color: muted })
    const size = index === 0 ? 44 : 18
    const color = index === 0 ? terra : ink
    drawText(sheet, value, { x, y: 244, width: 56, height: 26, size, face: 'display', color })
  }
  drawText(sheet, `${date}  ·  ${languageCodes}`, { x: 18, y: 278, width: 174, height: 5, size: 9, color: muted })
}

function drawWifiWords(sheet: Sheet, { x, y, width, size }: { x: number; y: number; width: number; size: number }) {
  const { texts, wifi } = sheet
  if (!wifi) return
  const step = size * 0.62
  // A truncated name or password would be incorrect; the QR code beside it contains them whole.
  const words = [
    ...(isPrintable(wifi.name) ? [`${texts('wifi.network')}: ${wifi.name}`] : []),
    ...(wifi.isOpen ? [texts('wifi.noPassword')] : []),
    ...(isPrintable(wifi.password) ? [`${texts('wifi.password')}: ${wifi.password}`] : []),
    ...(wifi.code ? [texts('printKit.joinWifi')] : []),
  ]
  for (const [index, text] of words.entries()) {
    drawText(sheet, text, { x, y: y + index * step, width, height: step, size })
  }
}

type TextPlace = {
  x: number
  y: number
  width: number
  height: number
  /** Points. */
  size: number
  face?: 'display' | 'text'
  color?: string
  align?: 'left' | 'center' | 'right'
  /** Vertical position of a text that does not fill its box; at the top by default. */
  stands?: 'middle' | 'low'
}

/** Minimum size of a text that has to fit, as a share of its size. */
const smallestShare = 0.55

/** Step in points between two sizes that are tried. */
const sizeStep = 0.5

/** Narrower than every letter of the printed fonts, in em. */
const narrowestLetter = 0.2

/** Sets a text into a box in millimetres: smaller if it does not fit, truncated if even that is too long. */
function drawText({ pdf }: Sheet, whole: string, place: TextPlace): void {
  const { x, y, width, height, face = 'text', color = ink, align = 'left', stands } = place
  pdf.font(face)
  const text = cutToBox(whole, place)
  pdf.fillColor(color).fontSize(findSize(pdf, text, place))
  // In a box lower than a line, PDFKit would move the text to a new page.
  const room = Math.max(height * mm, pdf.currentLineHeight(true) + 1)
  const free = Math.max(0, room - pdf.heightOfString(text, { width: width * mm }))
  const lower = stands === undefined ? 0 : free / (stands === 'low' ? 1 : 2)
  pdf.text(text, x * mm, y * mm + lower, { width: width * mm, height: room - lower, align, ellipsis: true })
}

/** Removes what has no room at any size: PDFKit takes quadratic time for a long word. */
function cutToBox(text: string, { width, height, size }: TextPlace): string {
  const smallest = size * smallestShare - sizeStep
  const lines = Math.ceil((height * mm) / smallest) + 1
  return text.slice(0, lines * Math.ceil((width * mm) / (smallest * narrowestLetter)))
}

/** The largest size at which the text fits with all words whole; the smallest size if none does. */
function findSize(pdf: PDFKit.PDFDocument, text: string, { width, height, size }: TextPlace): number {
  pdf.fontSize(size)
  const widest = Math.max(0, ...text.split(/\s+/).map((word) => pdf.widthOfString(word)))
  const sizeAt = (step: number) => size - step * sizeStep
  const fits = (step: number) =>
    widest * (sizeAt(step) / size) <= width * mm &&
    pdf.fontSize(sizeAt(step)).heightOfString(text, { width: width * mm }) <= height * mm
  let from = 0
  let to = Math.ceil((size * (1 - smallestShare)) / sizeStep)
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (fits(middle)) to = middle
    else from = middle + 1
  }
  return sizeAt(to)
}

type Box = { x: number; y: number; width: number; height: number; color: string }

type LogoPlace = { x: number; y: number; width: number; height: number; align: 'center' | 'left' }

/** The logo fitted into a box in millimetres, on the dark background that it needs. Paper is white already. */
function drawLogo({ pdf, order }: Sheet, { x, y, width, height, align }: LogoPlace): void {
  const { logo, book } = order
  if (!logo) return
  const pad = book.look.logoGround === 'dark' ? 2 : 0
  const scale = Math.min((width - 2 * pad) / logo.width, (height - 2 * pad) / logo.height)
  const [fittedWidth, fittedHeight] = [logo.width * scale, logo.height * scale]
  const free = width - 2 * pad - fittedWidth
  const left = x + (align === 'center' ? free / 2 : 0)
  if (pad > 0) {
    const [outerWidth, outerHeight] = [fittedWidth + 2 * pad, fittedHeight + 2 * pad]
    pdf.roundedRect(left * mm, y * mm, outerWidth * mm, outerHeight * mm, 1.5 * mm).fill('#111')
  }
  pdf.image(logo.png, (left + pad) * mm, (y + pad) * mm, { width: fittedWidth * mm, height: fittedHeight * mm })
}

/** A pale accent would make the arch around the QR code hardly visible on paper. */
function printColor(accent: string): string {
  if (accent === '') return pine
  for (let share = 0; share < 1; share += 0.02) {
    const color = mix(accent, '#000000', share)
    if (contrast(color, '#ffffff') >= visibleOnPaper) return color
  }
  return ink
}

/** The brand's door motif. */
function drawArch(pdf: PDFKit.PDFDocument, { x, y, width, height, color }: Box): void {
  const radius = width / 2
  const [left, right, top, bottom, r] = [x, x + width, y + radius, y + height, radius].map((length) => length * mm)
  pdf.path(`M${left} ${bottom}V${top}A${r} ${r} 0 0 1 ${right} ${top}V${bottom}z`).fill(color)
}

function drawRule(pdf: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  pdf.rect(x * mm, y * mm, width * mm, 0.75).fill(line)
}

/** A QR code on white with its quiet zone, as one vector path. */
function drawCode(
  pdf: PDFKit.PDFDocument,
  code: QrPath | undefined,
  place: { x: number; y: number; side: number },
): void {
  if (!code) return
  const { path, side } = code
  const scale = (place.side * mm) / (side + 2 * quietModules)
  pdf.save()
  pdf.roundedRect(place.x * mm, place.y * mm, place.side * mm, place.side * mm, 2 * mm).fill('#fff')
  pdf.translate(place.x * mm + quietModules * scale, place.y * mm + quietModules * scale).scale(scale)
  pdf.path(path).fill('#000')
  pdf.restore()
}

function readFont(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}

/** A host's text in one line with the characters of the printed fonts; other scripts and emoji are removed. */
export function printableText(text: string): string {
  return composeLetters(text).replace(/\s+/g, ' ').replace(unprintable, '').replace(/ {2,}/g, ' ').trim()
}

/** Whether a text is printed unchanged, including its spaces: what guests have to type. */
export function isPrintable(text: string): boolean {
  return text !== '' && printableText(text) === text
}
