import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { toPublicBook } from '../src/features/books/shared/public-book.ts'
import { createGuestRenderer } from '../src/features/guest-page/server/guest-renderer.tsx'
import { sampleBook } from '../src/features/guest-page/shared/sample-book.ts'

const warmUp = 200
const rounds = 500

/** Median times in ms: from a book to its document, and from the document to its first compressed bytes. */
export function timeRendering(): { rendering: number; compression: number } {
  const renderer = createGuestRenderer({
    origin: 'https://stay.example',
    assets: {
      script: '/assets/guest.js',
      translateModules: ['/assets/translate.js', '/assets/translate-texts.js'],
      picturesScript: '/assets/pictures.js',
      printSheet: '/assets/print.css',
      wideScript: '/assets/wide.js',
      fonts: {
        usual: { display: '/assets/display.woff2', text: '/assets/text.woff2' },
        all: { display: '/assets/display-all.woff2', text: '/assets/text-all.woff2' },
      },
    },
  })
  const book = {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    book: toPublicBook(sampleBook, { isPro: true, withheld: nothingWithheld }),
    originalLanguage: 'en' as const,
    updatedAt: Date.UTC(2026, 0, 1),
  }
  const rendering: number[] = []
  const compression: number[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = performance.now()
    const page = renderer.renderBook(book, 'de')
    const rendered = performance.now()
    page.body('br')
    if (round < warmUp) continue
    rendering.push(rendered - start)
    compression.push(performance.now() - rendered)
  }
  return { rendering: medianOf(rendering), compression: medianOf(compression) }
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
