import qrcode from 'qrcode'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GuestBook } from '#features/books/book.ts'
import type { Assets } from '#platform/http/assets.ts'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import guestCss from './ui/guest.css?inline'
import { GuestDocument, GuestNotFoundDocument } from './ui/guest-page.tsx'
import { languageMemoryScript } from './ui/language-memory.ts'
import { wifiJoinText } from './wifi-join-text.ts'

const scriptEntry = 'src/features/guest/ui/guest-script.ts'

export type RenderableBook = { id: string; book: GuestBook }

/** Makes guest pages: complete documents that read without a script and load nothing of others. */
export function createGuestRenderer({ origin, assets }: { origin: string; assets: Assets }) {
  const css = fontFaces(assets) + guestCss
  const shared = { css, iconHref: '/favicon.svg', siteHref: '/' }
  const script = assets.entry(scriptEntry).script
  const policy = createContentSecurityPolicy({ inlineStyles: [css], inlineScripts: [languageMemoryScript] })
  const toPage = (element: React.ReactElement) => new Page(`<!doctype html>${renderToStaticMarkup(element)}`, policy)

  return {
    /** @param ownerControls whether the owner's way back and edit link stand above the book */
    renderBook({ id, book }: RenderableBook, language: Language, ownerControls = false): Page {
      return toPage(
        <GuestDocument
          {...shared}
          book={book}
          language={language}
          hrefForLanguage={(choice) => `?lang=${choice}`}
          origin={origin}
          qr={drawQr(`${origin}/share/${id}`)}
          wifiQr={book.wifiName === '' ? undefined : drawQr(wifiJoinText(book.wifiName, book.wifiPassword))}
          earlyScript={languageMemoryScript}
          scriptSrc={script}
          ownerControls={ownerControls ? { backHref: '/profile', editHref: `/create?edit=${id}` } : undefined}
        />,
      )
    },
    renderNotFound: (language: Language): Page => toPage(<GuestNotFoundDocument {...shared} language={language} />),
  }
}

export type GuestRenderer = ReturnType<typeof createGuestRenderer>

/** The page's faces, cut down at build time; text is read in the phone's own font until they arrive. */
function fontFaces(assets: Assets): string {
  const face = (family: string, file: string, weight: string) =>
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${assets.file(file)})format("woff2")}`
  return (
    face('Fraunces Variable', 'guest-fraunces.woff2', '400 600') +
    face('Instrument Sans Variable', 'guest-instrument-sans.woff2', '400 600')
  )
}

/** A QR code as a bare SVG path: a tenth of the markup that the library's own renderer writes. */
function drawQr(content: string): string {
  const { modules } = qrcode.create(content, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1
      path += `M${start} ${row}h${column - start + 1}v1H${start}z`
    }
  }
  const side = modules.size
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side + 8} ${side + 8}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}
