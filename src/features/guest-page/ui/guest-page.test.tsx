import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook, noPlaceDetails } from '#features/books/shared/book.ts'
import { themeNames } from '#features/books/shared/book-theme.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { languages } from '#platform/i18n/languages.ts'
import { dressedBook, sampleBook } from '../shared/sample-book.ts'
import { BookListDocument } from './book-list.tsx'
import { createEarlyScript } from './early/create-early-script.ts'
import { GuestDocument, type GuestDocumentProps } from './guest-page.tsx'
import { GuestNotFoundDocument, GuestOfflineDocument, GuestUnavailableDocument } from './missing-page.tsx'

const earlyScript = createEarlyScript({ faces: [], scripts: ['/assets/guest.js'], printSheet: '/assets/print.css' })

function render(book: GuestBook, options: Partial<GuestDocumentProps> = {}) {
  const document = (
    <GuestDocument
      book={toPublicBook(book, { isPro: true, withheld: nothingWithheld })}
      language="en"
      css=".g-book{color:red}"
      shareImage="https://benvenuto.example/share/k7Qm2xk7Qm2xk7Qm2xk7Qm/preview.jpg?v=1"
      siteHref="/"
      hrefForLanguage={(language) => `?lang=${language}`}
      qr='<svg viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'
      wifiQr='<svg viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'
      earlyScript={earlyScript}
      contactHref="/share/k7Qm2xk7Qm2xk7Qm2xk7Qm/contact.vcf"
      updatedAt={Date.UTC(2026, 10, 20)}
      {...options}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

const missing = {
  language: 'en',
  css: '',
  siteHref: '/',
  hrefForLanguage: (language: string) => `?lang=${language}`,
} as const

function withEveryText(text: string): GuestBook {
  const fixed = ['propertyType', 'cover', 'welcomePicture', 'look']
  const texts = (value: unknown): unknown => {
    if (typeof value === 'string') return text
    if (Array.isArray(value)) return value.map(texts)
    return Object.fromEntries(
      Object.entries(value as object).map(([key, entry]) => [key, fixed.includes(key) ? entry : texts(entry)]),
    )
  }
  return texts(sampleBook) as GuestBook
}

// Our own scripts come from the same origin, where an integrity hash adds nothing.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
})

async function problemsOf(html: string) {
  const report = await validator.validateString(html)
  return report.results.flatMap((result) => result.messages.map((message) => `${message.ruleId}: ${message.message}`))
}

describe('the guest document', () => {
  const manyPlaces = Array.from({ length: 200 }, (_, index) => ({
    name: `Place ${index}`,
    address: '',
    type: '',
    rating: '4.5',
    distance: '',
    ...noPlaceDetails,
  }))
  test.each<[string, GuestBook]>([
    ['a full book', sampleBook],
    ['an empty book', emptyGuestBook],
    ...themeNames.map((theme) => [`a book dressed in ${theme}`, dressedBook(theme)] as [string, GuestBook]),
    ['a book of one field', { ...emptyGuestBook, doorCode: '4719' }],
    ['a book of 200 recommendations', { ...sampleBook, restaurants: manyPlaces }],
    ['10,000 characters in every field', withEveryText('Lorem ipsum. '.repeat(770))],
    ['text from right to left', withEveryText('مرحبًا بكم\n- الرمز 4719')],
    ['emoji', withEveryText('🏖️🍋👨‍👩‍👧‍👦')],
    ['very long words and addresses', withEveryText(`https://example.com/${'x'.repeat(500)} ${'y'.repeat(500)}`)],
    ['hostile markup', withEveryText('</title></style><script>alert(1)</script>"\'&<b>')],
  ])('is valid HTML for %s', async (_, book) => {
    expect(await problemsOf(render(book))).toEqual([])
  })

  test('is valid HTML when there is no such book', async () => {
    const html = renderToStaticMarkup(<GuestNotFoundDocument {...missing} />)
    expect(await problemsOf(`<!doctype html>${html}`)).toEqual([])
    expect(html).toContain('Welcome Book Not Found')
    expect(html.replace('&#x27;', "'")).toContain("This welcome book may have been removed or doesn't exist.")
    expect(html).toContain('Go Home')
    expect(html).toContain('Ask your host for the link')
    expect(html).toMatch(/<summary>.*English.*<\/summary>.*<a href="\?lang=de" lang="de"/s)
  })

  test('is valid HTML when the operator has taken the book offline, with the way home and all languages', async () => {
    const html = renderToStaticMarkup(<GuestUnavailableDocument {...missing} />)
    expect(await problemsOf(`<!doctype html>${html}`)).toEqual([])
    expect(html).toContain('This page is not available')
    expect(html).toContain('<a class="g-home" href="/">Go Home</a>')
    expect(html).toContain('<a href="?lang=it" lang="it"')
  })

  test('is valid HTML without a connection, and its button asks for the same address again', async () => {
    const html = renderToStaticMarkup(<GuestOfflineDocument language="de" css="" />)
    expect(await problemsOf(`<!doctype html>${html}`)).toEqual([])
    expect(html).toContain('Noch keine Verbindung')
    expect(html).toMatch(/<a [^>]*href="">Erneut versuchen<\/a>/)
  })

  test('is valid HTML as the list of a host’s books, in every theme and language', async () => {
    const { cover } = sampleBook
    const books = [
      { href: '/limonaia', name: 'Villa Limonaia', place: 'Praiano', cover },
      { href: '/attico', name: '', place: '', cover: null },
      { href: '/dar', name: 'دار البحر', place: 'طنجة', cover: null },
      { href: '/casa', name: '<b>&"', place: 'x'.repeat(500), cover },
    ]
    for (const [index, theme] of themeNames.entries()) {
      for (const list of [books, []]) {
        const html = renderToStaticMarkup(
          <BookListDocument
            books={list}
            bookTheme={dressedBook(theme).look}
            language={languages[index] ?? 'de'}
            css=""
            siteHref="https://benvenuto.example/"
            earlyScript={earlyScript}
            hrefForLanguage={(language) => `?lang=${language}`}
          />,
        )
        expect(await problemsOf(`<!doctype html>${html}`), theme).toEqual([])
        expect(html).not.toMatch(/ style=| on\w+="/)
      }
    }
  })

  test('stays out of search engines and gives no secret to social previews', () => {
    const html = render(sampleBook)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).toContain(
      '<meta property="og:image" content="https://benvenuto.example/share/k7Qm2xk7Qm2xk7Qm2xk7Qm/preview.jpg?v=1"/>',
    )
    for (const secret of [sampleBook.doorCode, sampleBook.wifiPassword, sampleBook.address, sampleBook.hostPhone]) {
      expect(head).not.toContain(secret)
    }
  })

  test('preloads the cover once, in the size that the phone needs', () => {
    const preloads = render(sampleBook).match(/<link rel="preload"[^>]*>/g) ?? []
    expect(preloads).toHaveLength(1)
    expect(preloads[0]).toContain('imageSrcSet=')
    expect(render(emptyGuestBook)).not.toContain('rel="preload"')
  })

  test('carries no inline style and no inline handler', () => {
    for (const book of [sampleBook, dressedBook('dusk')]) expect(render(book)).not.toMatch(/ style=| on\w+="/)
  })
})
