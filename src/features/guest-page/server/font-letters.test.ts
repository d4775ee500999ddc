import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { catalogues } from '#test/catalogue-texts.ts'
import { sampleBook } from '../shared/sample-book.ts'
import { rareLetters, showsRareLetters, usualLetters } from './font-letters.ts'
import { createGuestRenderer } from './guest-renderer.tsx'

const renderer = createGuestRenderer({
  origin: 'https://benvenuto.example',
  assets: {
    script: '/assets/guest.js',
    translateModules: ['/assets/translate.js'],
    wideScript: '/assets/wide.js',
    picturesScript: '/assets/pictures.js',
    printSheet: '/assets/print.css',
    fonts: {
      usual: { display: '/assets/display.woff2', text: '/assets/text.woff2' },
      all: { display: '/assets/display-all.woff2', text: '/assets/text-all.woff2' },
    },
  },
})

function renderWith(propertyName: string) {
  const book = toPublicBook({ ...sampleBook, propertyName }, { isPro: true, withheld: nothingWithheld })
  const page = renderer.renderBook({ id: 'k7Qm2xk7Qm2xk7Qm2xk7Qm', book, updatedAt: 0, originalLanguage: 'en' }, 'en')
  const html = page.body('identity').toString()
  return { fonts: [...new Set(html.match(/\/assets\/[\w-]+\.woff2/g))].toSorted(), html, headers: page.headers }
}

test('a letter is either usual or rare', () => {
  expect([...usualLetters].filter((letter) => rareLetters.includes(letter))).toEqual([])
})

test('every rare letter of a text is found, and no usual one', () => {
  const inText = (letter: string) => `<style>{}</style><body class="g-page"><p>Villa ${letter}</p>`
  const escaped = new Map([
    ['<', '&lt;'],
    ['>', '&gt;'],
  ])
  const missed = [...rareLetters].filter((letter) => !showsRareLetters(inText(escaped.get(letter) ?? letter)))
  expect(missed).toEqual([])
  expect(showsRareLetters(inText(usualLetters.replaceAll('&', '&amp;')))).toBe(false)
})

test('rare letters in attributes, styles and scripts do not count', () => {
  const link = '<a href="https://maps.example/~[1]$" title="&gt;">Map</a>'
  expect(showsRareLetters(`<style>.g{color:red}</style><body class="g-page">${link}`)).toBe(false)
})

test.each(['guest-page', 'stays'])('the texts of %s need no rare letter in any language', (feature) => {
  const shown = [...catalogues].filter(([folder]) => folder.startsWith(`src/features/${feature}/`))
  const texts = shown.flatMap(([, versions]) => [...versions.values()].flatMap((version) => [...version.values()]))
  // Braces enclose the placeholders.
  const letters = new Set(texts.join('').replaceAll(/[{}]/g, ''))
  expect(texts.length).toBeGreaterThan(100)
  expect([...letters].filter((letter) => rareLetters.includes(letter))).toEqual([])
})

test('a page names the smaller fonts', () => {
  const { fonts } = renderWith('Villa Limonaia')
  expect(fonts).toEqual(['/assets/display.woff2', '/assets/text.woff2'])
})

test('a page whose text contains a rare letter names the fonts with all letters, and its policy allows that', () => {
  const { fonts, html, headers } = renderWith('Ægir & Noël')
  expect(fonts).toEqual(['/assets/display-all.woff2', '/assets/text-all.woff2'])
  const policy = headers['content-security-policy'] ?? ''
  for (const [, code = ''] of html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
})
