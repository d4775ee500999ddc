import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { feedPath } from '#features/site/shared/articles/index.ts'
import {
  type DocumentSettings,
  defaultHero,
  emptyDeclaration,
  emptySupportForm,
  siteDocuments,
} from '#features/site/ui/index.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { appPages } from '../app-pages.ts'
import { serverCatalogues } from '../server-catalogues.ts'
import { SiteDocument } from './document.tsx'

const origin = 'https://benvenuto.example'
const operator = { name: 'Casa Ltd', address: 'Via Uno 1\n80100 Napoli', supportEmail: 'help@benvenuto.example' }

function render(path: string, language: Language, changes: Partial<DocumentSettings> = {}): string {
  const document = siteDocuments.find(({ paths }) => paths.en === path)
  if (!document) throw new Error(`no document at ${path}`)
  const configured = {
    currency: 'EUR',
    pricesIncludeVat: true,
    operator,
    origin,
    hasTranslator: false,
    hasSampleClaims: true,
    ...changes,
  }
  const settings = {
    ...configured,
    language,
    hero: defaultHero,
    supportForm: emptySupportForm,
    declaration: emptyDeclaration,
  }
  return `<!doctype html>${renderToStaticMarkup(
    <SiteDocument
      language={language}
      messages={serverCatalogues[language]}
      paths={document.paths}
      origin={origin}
      head={document.head(settings)}
      assets={{ script: '/script.js', styles: ['/styles.css'], preloads: [] }}
      styleText="body{margin:0}"
      fonts={['/font.woff2']}
      hasImprint
      hasStatusPage={false}
    >
      {document.render(settings)}
    </SiteDocument>,
  )}`
}

const pages = siteDocuments.flatMap(({ paths }) =>
  languages.map((language) => ({ path: paths.en, language, address: paths[language] })),
)
const markups = new Map(pages.map(({ path, language, address }) => [address, render(path, language)]))
const markupOf = (address: string) => markups.get(address) ?? ''

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Widths of bars and heights of phones are data; titles are written for people, not for a length limit.
  rules: { 'no-inline-style': 'off', 'long-title': 'off' },
})

test.each(pages)('$address is valid HTML with one main heading', async ({ address }) => {
  const report = await validator.validateString(markupOf(address))

  expect(
    report.results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector}`)),
  ).toEqual([])
  expect(markupOf(address).match(/<h1[ >]/g)).toHaveLength(1)
})

test.each(pages)('$address is in $language and contains no text keys', ({ address, language }) => {
  expect(markupOf(address)).toContain(`<html lang="${language}">`)
  expect(markupOf(address)).not.toMatch(/(site|web|billing)\.[a-z]+\.[a-z]/)
})

test.each(pages)('the links of $address lead to existing pages and anchors', ({ address }) => {
  const known = new Set([
    ...markups.keys(),
    ...appPages.map(({ path }) => path),
    '/favicon.svg',
    '/site.webmanifest',
    '/app.webmanifest',
  ])
  const links = [...markupOf(address).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)

  for (const href of links.filter((link) => link.startsWith('/'))) {
    const [target = '', place] = href.split('#')
    const [path = ''] = target.split('?')
    expect(known).toContain(path)
    if (place) expect(markupOf(path)).toContain(`id="${place}"`)
  }
  for (const href of links.filter((link) => link.startsWith('#')))
    expect(markupOf(address)).toContain(`id="${href.slice(1)}"`)
})

test.each(pages.filter(({ path }) => path.startsWith('/blog')))(
  'the links of $address stay in its language, except the choice of language',
  ({ address, language }) => {
    const content = markupOf(address).replace(/<nav aria-label="[^"]*" class="[^"]*footer-languages.*?<\/nav>/, '')
    const links = [...content.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href)
    const ofOthers = new Set(pages.filter((page) => page.language !== language).map((page) => page.address))

    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((href) => ofOthers.has(href))).toEqual([])
  },
)

test.each(siteDocuments)('the footer of $paths.en leads to the same page in the other languages', ({ paths }) => {
  const expected = languages.map((code) => (code === 'en' ? `${paths.en}?lang=en` : paths[code]))

  for (const language of languages) {
    const [picker = ''] = /<nav [^>]*footer-languages.*?<\/nav>/.exec(markupOf(paths[language])) ?? []
    expect([...picker.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(expected)
  }
})

test.each(pages)('the structured data of $address is valid JSON', ({ address }) => {
  const blocks = markupOf(address).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)

  for (const [, json = ''] of blocks) expect(JSON.parse(json)).toHaveProperty('@type')
})

test('the home page’s structured data contains its offers and questions', () => {
  const [product, questions] = [
    ...markupOf('/de').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json))

  expect(product.offers.map((offer: { price: string }) => offer.price)).toEqual(['9.95', '24.95'])
  expect(questions.mainEntity).toHaveLength(8)
  expect(markupOf('/de')).toContain(questions.mainEntity[0].name)
})

test('the home page has its sections in the order of the specification', () => {
  const places = [
    'id="features"',
    'id="why-title"',
    'id="how-it-works"',
    'id="languages-title"',
    'id="quotes-title"',
    'id="pricing"',
    'id="compare-title"',
    'id="journal-title"',
    'id="close-title"',
    'id="faq"',
  ].map((mark) => markupOf('/').indexOf(mark))

  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test.each(siteDocuments)(
  '$paths.en names its versions in all languages, with the English one as default',
  ({ paths }) => {
    const links = [...languages.map((code) => [code, paths[code]]), ['x-default', paths.en]]

    for (const language of languages) {
      const markup = markupOf(paths[language])
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(markup) ?? []
      expect(canonical).toBe(origin + paths[language])
      expect(
        [...markup.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, ...link]) => link),
      ).toEqual(links.map(([code, path]) => [code, `${origin}${path}`]))
    }
  },
)

test('the sample book of the demo is in Italian initially and available in every language', () => {
  const markup = markupOf('/demo-preview')

  expect(markup).toMatch(/value="it" checked=""|checked="" value="it"/)
  for (const language of languages) expect(markup).toContain(`data-language="${language}"`)
})

test('the legal page contains the operator’s data', () => {
  expect(markupOf('/es/legal')).toContain('Casa Ltd')
  expect(markupOf('/es/legal')).toContain('mailto:help@benvenuto.example')
})

test('without a support address the legal page shows none and leads to its form', () => {
  const markup = render('/legal', 'de', { operator: { name: 'Casa Ltd', address: undefined, supportEmail: undefined } })

  expect(markup).not.toMatch(/mailto:|example\.com/)
  expect(markup).toContain('<a class="text-link" href="#support">Casa Ltd</a>')
})

test.each(siteDocuments.filter(({ paths }) => paths.en.startsWith('/blog/')))(
  'the event of $paths.en has the same title in all languages',
  ({ paths }) => {
    const titleIn = (language: Language) => / data-event-title="([^"]+)"/.exec(markupOf(paths[language]))?.[1]
    const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(markupOf(paths.en)) ?? []
    expect(languages.map(titleIn)).toEqual(languages.map(() => heading))
  },
)

test.each([
  { language: 'en', words: 'VAT included', imprint: 'Legal Notice' },
  { language: 'it', words: 'IVA inclusa', imprint: 'Dati del gestore' },
  { language: 'fr', words: 'TTC', imprint: 'Mentions légales' },
  { language: 'es', words: 'IVA incluido', imprint: 'Aviso legal' },
  { language: 'de', words: 'inkl. MwSt.', imprint: 'Impressum' },
] as const)(
  'prices include VAT unless that is switched off, and the footer links to the operator ($language)',
  (texts) => {
    const { language, words, imprint } = texts
    const withVat = render('/', language)
    expect(withVat.split(words)).toHaveLength(3)
    expect(render('/', language, { pricesIncludeVat: false })).not.toContain(words)
    expect(withVat).toMatch(new RegExp(`<a href="[^"]*/legal#about"[^>]*>${imprint}</a>`))
  },
)

/** Figures and words of the sample claims, in all languages. */
const sampleClaims =
  /5[.,\s\u202f]?000|2[.,\s\u202f]?500|98\s?%|3[.,]8|4[.,]7|23\s?%|200\s?%|90\s?%|fifteen minutes|quindici minuti|quinze minutes|quart d’heure|quince minutos|fünfzehn Minuten|Marchetti|Whitfield|Carrère/i

// The legal page says how long a rate limit lasts, and articles how long something takes: fifteen minutes.
test.each(pages.filter(({ path }) => path !== '/legal' && !path.startsWith('/blog/')))(
  '$address has no sample claims when they are switched off',
  ({ path, language }) => {
    const texts = render(path, language, { hasSampleClaims: false }).replaceAll(
      /<(style|svg)[\s\S]*?<\/\1>|<(?!meta)[^>]*>/g,
      ' ',
    )

    expect(texts.match(sampleClaims)?.[0]).toBeUndefined()
  },
)

test('the home page has sample claims unless they are switched off', () => {
  expect(markupOf('/')).toMatch(sampleClaims)
  expect(render('/', 'en', { hasSampleClaims: false })).not.toContain('quotes-title')
})

test('only blog and articles link to the feed, which is in their language', () => {
  for (const { address, language } of pages) {
    const feeds = [
      ...markupOf(address).matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="([^"]*)"/g),
    ]
    const expected = address.includes('/blog') ? [origin + feedPath(language)] : []

    expect(feeds.map(([, href]) => href)).toEqual(expected)
  }
})
