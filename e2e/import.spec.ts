import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { createBook, expect, test, toast } from './fixtures.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word document with the parts that contain text; `margins` are the heads and feet of its pages by their names. */
function docx(body: string, margins: Readonly<Record<string, string>> = {}): Buffer {
  const files = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${word}.numbering+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relations}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${main}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
  }
  for (const [name, content] of Object.entries(margins)) {
    const tag = name.startsWith('header') ? 'hdr' : 'ftr'
    Object.assign(files, {
      [`word/${name}.xml`]: `<?xml version="1.0"?><w:${tag} xmlns:w="${main}">${content}</w:${tag}>`,
    })
  }
  const parts = Object.entries(files).map(([name, content]) => [name, strToU8(content)])
  return Buffer.from(zipSync(Object.fromEntries(parts)))
}
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const run = (text: string, style = '') => `<w:r>${style}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (text: string) => `<w:p>${run(text)}</w:p>`
const heading = (text: string) => `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(text)}</w:p>`
const bold = (text: string) => `<w:p>${run(text, '<w:rPr><w:b/></w:rPr>')}</w:p>`
const item = (text: string, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`
const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const manual = docx(
  [
    heading('House rules'),
    item('No drums after ten'),
    item('Pets are welcome'),
    item('but not on the beds', 1),
    bold('Parking'),
    paragraph('Park in the yard behind the house.'),
    heading('WiFi'),
    table([['Network: Casa', 'Password: seagull42']]),
    paragraph('My grandfather built the boat in the garden.'),
  ].join(''),
)

type Pdf = InstanceType<typeof PDFDocument>

/** A PDF file as programs write it: lines at places, without paragraphs. */
function pdf(
  write: (page: Pdf) => unknown,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> {
  const document = new PDFDocument(options)
  const parts: Buffer[] = []
  write(document)
  document.end()
  return new Promise((resolve) => {
    document.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
  })
}

function addPages(document: Pdf): void {
  for (let page = 0; page < 200; page++) document.addPage()
}

async function openImport(page: Page): Promise<Locator> {
  const { id } = await createBook(page.request, { propertyName: 'Casa', status: 'draft' })
  await page.goto(`/create?edit=${id}`)
  await page.getByRole('button', { name: 'Bring your old guide' }).click()
  return page.getByRole('dialog', { name: 'Bring your old guide' })
}

const give = (dialog: Locator, name: string, buffer: Buffer) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a Word document is imported: headings, lists, tables, and paragraphs without a place', async ({
  signedInPage: page,
}) => {
  const dialog = await openImport(page)
  await give(dialog, 'Manual 2019.DOCX', manual)
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'Add to the book' }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()

  const [{ id }] = await (await page.request.get('/api/welcome-books')).json()
  const book = await (await page.request.get(`/api/welcome-books/${id}`)).json()
  expect(book).toMatchObject({
    houseRules: JSON.stringify(['No drums after ten', 'Pets are welcome', 'but not on the beds']),
    parkingInfo: 'Park in the yard behind the house.',
    wifiName: 'Casa',
    wifiPassword: 'seagull42',
    leftovers: ['My grandfather built the boat in the garden.'],
  })
})

test('heads and feet of a Word document are imported once, without the numbers of its pages', async ({
  signedInPage: page,
}) => {
  const pageNumber = `<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`
  const foot = `${paragraph('Emergency: call Mario at 0123 456.')}<w:p>${run('Page ')}${pageNumber}</w:p>`
  const file = docx(
    `${heading('Parking')}<w:p>${run('Park beside ')}<w:fldSimple w:instr=" TITLE ">${run('the barn.')}</w:fldSimple></w:p>`,
    { header1: paragraph('Villa Ginestra'), header2: paragraph('Villa Ginestra'), footer1: foot, footer2: foot },
  )
  const dialog = await openImport(page)
  await give(dialog, 'Guide.docx', file)

  const listed = dialog.getByRole('listitem')
  await expect(listed.filter({ hasText: 'Villa Ginestra' })).toHaveCount(1)
  await expect(listed.filter({ hasText: 'Mario' })).toHaveCount(1)
  await expect(listed.filter({ hasText: 'Park beside the barn.' })).toHaveCount(1)
  await expect(listed.filter({ hasText: /Page/ })).toHaveCount(0)
})

test('files that cannot be imported are refused with a reason, and the next file is imported', async ({
  signedInPage: page,
}) => {
  const dialog = await openImport(page)
  const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])
  const bomb = docx(paragraph('A'.repeat(50_000_000)))
  const picturesOnly = docx('<w:p><w:r/></w:p>')
  const noWord = Buffer.from(zipSync({ 'photo.jpg': new Uint8Array(100) }))
  const refused: [string, Buffer, RegExp][] = [
    ['manual.docm', manual, /Only PDF, DOCX and TXT/],
    ['broken.pdf', Buffer.from('%PDF-1.7'), /cannot be read/],
    [
      'locked.pdf',
      await pdf((document) => document.text('Secret'), { userPassword: 'x', ownerPassword: 'y' }),
      /with a password/,
    ],
    [
      'scan.pdf',
      await pdf((document) => document.rect(50, 50, 300, 400).fill('#888')),
      /contains pictures instead of text/,
    ],
    ['long.pdf', await pdf(addPages), /more than 200 pages/],
    [
      'story.pdf',
      await pdf((document) => document.fontSize(1).text('story '.repeat(80_000))),
      /no more than fits into a book/,
    ],
    ['protected.docx', oldWord, /old or protected Word file/],
    ['bomb.docx', bomb, /cannot be read/],
    ['scan.docx', picturesOnly, /no text in this file/],
    ['zip.docx', noWord, /cannot be read/],
    ['cut.docx', manual.subarray(0, 900), /cannot be read/],
    ['empty.txt', Buffer.from(' \r\n\n'), /no text in this file/],
  ]
  for (const [name, buffer, reason] of refused) {
    await give(dialog, name, buffer)
    await expect(dialog.getByText(reason), name).toBeVisible()
  }
  // From the disk: the contents of a file take Playwright half a second per MB.
  const big = test.info().outputPath('big.docx')
  await writeFile(big, Buffer.alloc(21 * 1024 * 1024))
  await dialog.locator('input[type=file]').setInputFiles(big)
  await expect(dialog.getByText(/larger than 20\sMB/)).toBeVisible()

  await give(dialog, 'manuel.txt', Buffer.from('Stationnement\r\nLa place est à côté de l’entrée.', 'utf16le'))
  await expect(dialog.getByText('La place est à côté de l’entrée.', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await give(dialog, 'manuel.txt', Buffer.from('Stationnement\r\nLa place est derri\xe8re.', 'latin1'))
  await expect(dialog.getByText('La place est derrière.', { exact: true })).toBeVisible()
})

for (const script of [/read-pdf/, /pdf\.worker/, /read-worker/]) {
  test(`without ${script.source} the dialog names the connection, and the next attempt reads the file`, async ({
    signedInPage: page,
  }) => {
    const dialog = await openImport(page)
    const file = await pdf((document) => document.text('Park in the yard behind the house.'))
    await page.route(script, (route) => route.abort())
    await give(dialog, 'Guide.pdf', file)
    await expect(dialog.getByText('Reading could not start. Check your connection')).toBeVisible()

    await page.unroute(script)
    await give(dialog, 'Guide.pdf', file)
    await expect(dialog.getByText('Park in the yard behind the house.', { exact: true })).toBeVisible()
  })
}

test('a PDF is read on the device: headings, wrapped lines, tables, page numbers', async ({ signedInPage: page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const parking =
    'Please park in the yard behind the house and never in the lane, because the neighbours’ tractor leaves before sunrise on every day but Sunday.'
  const file = await pdf((document) => {
    document.fontSize(20).text('Parking').fontSize(11).text(parking).moveDown()
    document.fontSize(20).text('WiFi').fontSize(11)
    const { y } = document
    document
      .text('Network', 72, y)
      .text('Casa-7', 260, y)
      .text('Password', 72, y + 20)
      .text('seagull42', 260, y + 20)
    document.text('1', 300, 700, { lineBreak: false }).addPage()
    document.fontSize(20).text('House rules').fontSize(11).text('• No drums after ten').text('• Pets are welcome')
    document.text('2', 300, 700, { lineBreak: false })
  })
  const dialog = await openImport(page)
  await give(dialog, 'Guide.PDF', file)
  await expect(dialog.getByRole('listitem')).toHaveCount(8)
  await dialog.getByRole('button', { name: 'Add to the book' }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(toast(page, 'Draft Saved!')).toBeVisible()

  const [{ id }] = await (await page.request.get('/api/welcome-books')).json()
  expect(await (await page.request.get(`/api/welcome-books/${id}`)).json()).toMatchObject({
    parkingInfo: parking,
    wifiName: 'Casa-7',
    wifiPassword: 'seagull42',
    houseRules: JSON.stringify(['No drums after ten', 'Pets are welcome']),
    leftovers: [],
  })
  expect(problems).toEqual([])
  expect([...new Set(asked)]).toEqual([new URL(page.url()).origin])
})

test('a new book can begin with the old guide, beside the templates', async ({ signedInPage: page }) => {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Bring your old guide: PDF, Word or text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring your old guide' })
  const rules = Array.from({ length: 60 }, (_, index) => `Rule ${index + 1}: no shoes on carpet ${index + 1}`)
  await dialog.getByLabel('Or paste the text').fill(['House rules', ...rules].join('\n'))
  await dialog.getByRole('button', { name: 'Sort the text' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(25)
  await dialog.getByRole('button', { name: 'Show 36 more' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(50)
  await dialog.getByRole('button', { name: 'Add to the book' }).click()

  await expect(toast(page, 'Text added')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start with what you have' })).toBeHidden()
})
