import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type { GuestBook } from '#features/books/shared/book.ts'
import { themeNames } from '#features/books/shared/book-theme.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { languages } from '#platform/i18n/languages.ts'
import { cutGuestFonts } from '../../../../build/guest-fonts.ts'
import { dressedBook, sampleBook } from '../shared/sample-book.ts'
import { createGuestRenderer } from './guest-renderer.tsx'

/** The budget of a first visit without pictures is 50,000 bytes. The rest is a margin for other browsers and books. */
const mostBytes = 48_000

/** Bytes of a response's headers, as measured on the built service. */
const headerBytes = { document: 690, file: 355, font: 285 }
/** The site's icon with its headers, and the file that names the worker. */
const furtherBytes = 735 + 60

const folder = 'src/features/guest-page/ui'
const names = ['guest-script.ts', 'print.css', 'worker/guest-worker.ts']
/** All that a document may inline. */
const inlinedSheets = ['guest.css', 'translate/foreign-words.css', 'pictures/pictures.css']

/** As long as the names in a build. */
const fonts = (suffix: string) => ({
  display: `/assets/guest-fraunces${suffix}-CQ67YT8v.woff2`,
  text: `/assets/guest-instrument-sans${suffix}-BH_BXlXJ.woff2`,
})

const renderer = createGuestRenderer({
  origin: 'https://benvenuto.example',
  assets: {
    script: '/assets/guest-script-Xb9JuVlw.js',
    translateModules: ['/assets/translate-script-DDDsLPHX.js', '/assets/translate-texts-fP-18M_k.js'],
    wideScript: '/assets/wide-script-CQaWwaBI.js',
    picturesScript: '/assets/pictures-script-CnRH6yEx.js',
    printSheet: '/assets/print-Bo4WRDef.css',
    fonts: { usual: fonts(''), all: fonts('-all') },
  },
})

/** As the service compresses pages from their third request on, and files at build time. */
function compress(content: string | Uint8Array): number {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length
}

/** The script or stylesheet as it is in a build. */
async function buildFile(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: `${folder}/${name}` } },
  })
  if (!('output' in result)) throw new Error(`${name} was not built`)
  const [file, ...others] = result.output.filter(({ fileName }) => /\.(?:js|css)$/.test(fileName))
  if (file === undefined || others.length > 0) throw new Error(`${name} is not one file`)
  return 'code' in file ? file.code : String(file.source)
}

/** Bytes of the files that every page loads, and of the fonts by name. */
let sharedBytes = furtherBytes
let fontBytes: [name: string, bytes: number][] = []
/** Vitest leaves out stylesheets, so the documents get theirs here. */
let css = ''

beforeAll(async () => {
  for (const name of names) sharedBytes += compress(await buildFile(name)) + headerBytes.file
  for (const name of inlinedSheets) css += await buildFile(name)
  const cut = await cutGuestFonts()
  fontBytes = cut.map(({ name, font }) => [name.replace('.woff2', '-'), font.length + headerBytes.font])
})

const { logo } = dressedBook('night').look
const books: [name: string, book: GuestBook][] = [sampleBook, ...themeNames.map(dressedBook)].flatMap((book, index) => {
  const name = index === 0 ? 'the plain book' : `the book in ${themeNames[index - 1]}`
  return [
    [name, book],
    [`${name} with a cover`, { ...book, cover: logo }],
  ] as [string, GuestBook][]
})

test.each(books)('%s stays below the budget of a first visit in every language', (_name, book) => {
  const shown = toPublicBook(book, { isPro: true, withheld: nothingWithheld })
  const renderable = { id: 'k7Qm2xk7Qm2xk7Qm2xk7Qm', book: shown, updatedAt: 0, originalLanguage: 'en' as const }
  const weights = languages.map((language) => {
    const drawn = renderer.renderBook(renderable, language).body('identity').toString()
    const html = drawn.replace('</style>', () => `${css}</style>`)
    const loaded = fontBytes.filter(([name]) => new RegExp(`/${name}[\\w-]{8}\\.`).test(html))
    const bytes = [compress(html), headerBytes.document, sharedBytes, ...loaded.map(([, size]) => size)]
    const used = loaded.map(([name]) => name).join(' ')
    return { language, used, bytes: bytes.reduce((sum, one) => sum + one) }
  })

  const both = 'guest-fraunces- guest-instrument-sans-'
  const expected = book.look.theme === 'loft' ? 'guest-instrument-sans-' : both
  expect(weights.filter(({ used }) => used !== expected)).toEqual([])
  expect(weights.filter(({ bytes }) => bytes > mostBytes)).toEqual([])
})
