import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { BookListDocument } from '../ui/book-list.tsx'
import { createEarlyScript } from '../ui/early/create-early-script.ts'
import { GuestDocument } from '../ui/guest-page.tsx'
import { sampleBook } from './sample-book.ts'
import {
  isGuestDocument,
  listAssets,
  listOptionalPaths,
  markKept,
  markStored,
  pathOfForeignPicture,
  readLanguage,
  standIn,
} from './stored-document.ts'

const picture = { url: '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/1600.webp', width: 1600, height: 1000 }
const html = `<!doctype html>${renderToStaticMarkup(
  <GuestDocument
    book={{
      ...toPublicBook(sampleBook, { isPro: true, withheld: nothingWithheld }),
      cover: { ...picture, srcSet: `/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp 480w, ${picture.url} 1600w` },
    }}
    language="it"
    css=""
    siteHref="/"
    hrefForLanguage={(language) => `?lang=${language}`}
    earlyScript={createEarlyScript({
      faces: [{ family: 'Fraunces Variable', href: '/assets/guest-fraunces-a_B-1.woff2' }],
      scripts: ['/assets/guest-script-xyz.js'],
      printSheet: '/assets/print-xyz.css',
      wideScript: '/assets/wide-script-xyz.js',
    })}
  />,
)}`

test('finds in a page of ours all that a phone needs without a connection', () => {
  expect(readLanguage(html)).toBe('it')
  expect(listAssets(html).sort()).toEqual([
    '/assets/guest-fraunces-a_B-1.woff2',
    '/assets/guest-script-xyz.js',
    '/assets/print-xyz.css',
  ])
  expect(listOptionalPaths(html).sort()).toEqual([
    '/assets/wide-script-xyz.js',
    '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/1600.webp',
    '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp',
  ])
})

test('pictures of another host are kept under the paths that they have on ours', () => {
  const elsewhere = html.replaceAll('/media/', 'https://pictures.example.org/bucket/images/')

  expect(listOptionalPaths(elsewhere)).toEqual(listOptionalPaths(html))
  const pathOf = (address: string) => pathOfForeignPicture(new URL(address), 'https://benvenuto.example')
  expect(pathOf('https://pictures.example.org/bucket/images/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp')).toBe(
    '/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp',
  )
  expect(pathOf('https://pictures.example.org/map.webp')).toBeUndefined()
  expect(pathOf('https://benvenuto.example/media/k7Qm2xk7Qm2xk7Qm2xk7Qm/480.webp')).toBeUndefined()
})

test('writes into the copy that it is one, and from when', () => {
  const copy = markStored(html, new Date(2026, 10, 20, 18, 40).getTime())
  expect(copy).toContain('<html data-stored lang="it">')
  expect(copy).toContain('Copia salvata: <b class="g-when">20 nov 2026, 18:40</b>')
  const french = html.replace('lang="it"', 'lang="fr"')
  expect(markStored(french, new Date(2026, 11, 1, 18, 40).getTime())).toContain('>1er déc. 2026, 18:40</b>')
})

test('takes nothing for a guest page that is another, or not all of it', () => {
  expect(isGuestDocument(html)).toBe(true)
  expect(isGuestDocument(html.slice(0, -200))).toBe(false)
  expect(isGuestDocument('<!doctype html><html><body class="login">Hotel Wi-Fi</body></html>')).toBe(false)
  expect(isGuestDocument('')).toBe(false)
})

test('a list of books says which of them need a connection, and is shown in their place', () => {
  const books = ['casa-rosa', 'villa-conti'].map((slug) => ({ href: `/${slug}`, name: slug, place: '', cover: null }))
  const page = { language: 'de', css: '', siteHref: '/', earlyScript: '', hrefForLanguage: () => '?lang=de' } as const
  const bookList = renderToStaticMarkup(<BookListDocument {...page} books={books} bookTheme={sampleBook.look} />)

  const marked = markKept(bookList, ['/', '/casa-rosa'])

  expect(marked.match(/href="[^"]+" data-needed/g)).toEqual(['href="/villa-conti" data-needed'])
  expect(standIn(markStored(marked, 0))).toContain('<html data-away data-stored lang="de">')
  expect(standIn(html)).toBeUndefined()
})
