import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleBook } from '../../sample-book.ts'
import { createEarlyScript } from '../early-script.ts'
import { GuestDocument } from '../guest-page.tsx'
import { GuestShelfDocument } from '../guest-shelf.tsx'
import { renderAway } from './away-document.ts'
import {
  isGuestDocument,
  listAssets,
  listPicturePaths,
  markStored,
  markUnkept,
  readLanguage,
  readTitle,
} from './stored-document.ts'

const picture = { url: '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/1600.webp', width: 1600, height: 1000 }
const html = `<!doctype html>${renderToStaticMarkup(
  <GuestDocument
    book={{
      ...sampleBook,
      cover: { ...picture, srcSet: `/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp 480w, ${picture.url} 1600w` },
    }}
    language="it"
    css=""
    siteHref="/"
    hrefForLanguage={(language) => `?lang=${language}`}
    earlyScript={createEarlyScript({
      faces: [{ family: 'Fraunces Variable', href: '/assets/guest-fraunces-a_B-1.woff2' }],
      script: '/assets/guest-script-xyz.js',
    })}
  />,
)}`

test('finds in a page of ours all that it needs without a connection', () => {
  expect(readLanguage(html)).toBe('it')
  expect(listAssets(html).sort()).toEqual(['/assets/guest-fraunces-a_B-1.woff2', '/assets/guest-script-xyz.js'])
  expect(listPicturePaths(html).sort()).toEqual([
    '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/1600.webp',
    '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp',
  ])
})

test('writes into the copy that it is one, and from when', () => {
  const copy = markStored(html, new Date(2026, 10, 20, 18, 40).getTime())
  expect(copy).toContain('<html data-stored lang="it">')
  expect(copy).toContain('Copia salvata: <b class="g-when">20 nov 2026, 18:40</b>')
})

test('takes nothing for a guest page that is another, or not all of it', () => {
  expect(isGuestDocument(html)).toBe(true)
  expect(isGuestDocument(html.slice(0, -200))).toBe(false)
  expect(isGuestDocument('<!doctype html><html><body class="login">Hotel Wi-Fi</body></html>')).toBe(false)
  expect(isGuestDocument('')).toBe(false)
})

test('says of each book in a list whether it can be opened without a connection', () => {
  const books = ['casa-rosa', 'villa-conti'].map((slug) => ({ href: `/${slug}`, name: slug, place: '', cover: null }))
  const page = { language: 'de', css: '', siteHref: '/', earlyScript: '', hrefForLanguage: () => '?lang=de' } as const
  const shelf = renderToStaticMarkup(<GuestShelfDocument {...page} books={books} look={sampleBook.look} />)

  const marked = markUnkept(shelf, new Set(['/', '/casa-rosa']), 'Später')

  expect(marked).toContain('<a href="/villa-conti" data-needed="Später">')
  expect(marked.match(/data-needed/g)).toHaveLength(1)
  expect(markUnkept(html, new Set(), 'x')).toBe(html)
})

test('what stands in for a page that is not kept names those that are, and is none itself', () => {
  expect(readTitle(html)).toBe(`${sampleBook.propertyName} · Guida di benvenuto`)
  const away = renderAway('it', [{ path: '/casa-rosa', title: 'A &amp; B' }], 'n')

  expect(away).toContain('<a href="/casa-rosa">A &amp; B</a>')
  expect(renderAway('it', [], 'n')).not.toContain('<h2>')
  expect(isGuestDocument(away)).toBe(false)
})
