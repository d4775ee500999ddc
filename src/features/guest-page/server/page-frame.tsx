import { renderToStaticMarkup } from 'react-dom/server'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import type { BrandFace } from '../ui/early/create-early-script.ts'
import guestCss from '../ui/guest.css?inline'
import { themeCss } from '../ui/theme-style.ts'
import { showsRareLetters } from './font-letters.ts'
import type { FontLetters, GuestAssets } from './guest-assets.ts'
import { fontFaceRules, listBrandFaces, localFontFaces } from './guest-font-faces.ts'

/** Not indexed, no referrer. */
const guestHeaders = {
  vary: 'accept-encoding, accept-language',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export type PageStyle = {
  bookTheme: BookTheme
  /** Source of the inline script of the head, which loads the fonts. */
  createScript?: (faces: readonly BrandFace[]) => string
  /** `guest.css` by default. */
  sheet?: string
  furtherCss?: string
  /** In place of the usual ones. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Origins of its pictures besides our own. */
  pictureBase?: string | undefined
}

/**
 * Renders a document with its stylesheet, fonts and inline script, and with a policy that allows only these.
 * @param render makes the document from the stylesheet and the source of the script
 */
export function renderPage(
  assets: GuestAssets,
  style: PageStyle,
  render: (css: string, earlyScript: string) => React.ReactElement,
): Page {
  const toDocument = (markup: string, { policy }: { policy: string }) =>
    new Page(`<!doctype html>${markup}`, policy, { ...guestHeaders, ...style.headers })
  const usual = createHead(assets, style, 'usual')
  const drawn = shorten(renderToStaticMarkup(render(usual.css, usual.earlyScript)))
  if (!showsRareLetters(drawn)) return toDocument(drawn, usual)
  // Only the names of the fonts differ, so the page is not rendered again.
  const all = createHead(assets, style, 'all')
  const inAll = drawn.replace(usual.css, () => all.css).replace(usual.earlyScript, () => all.earlyScript)
  return toDocument(inAll, all)
}

/** The CSP allows only the stylesheet of this theme. */
function createHead(
  assets: GuestAssets,
  { bookTheme, createScript, sheet = guestCss, furtherCss = '', pictureBase }: PageStyle,
  letters: FontLetters,
) {
  const faces = listBrandFaces(assets, bookTheme, letters)
  const earlyScript = createScript?.(faces) ?? ''
  const brand = fontFaceRules(faces)
  // The script loads the fonts later.
  const faceRules = (earlyScript === '' ? brand : `@media (scripting:none){${brand}}`) + localFontFaces()
  const css = themeCss(bookTheme) + faceRules + sheet + furtherCss
  const policy = createContentSecurityPolicy({
    inlineStyles: [css],
    inlineScripts: earlyScript === '' ? [] : [earlyScript],
    ...(pictureBase !== undefined && { sources: { 'img-src': [new URL(pictureBase).origin] } }),
  })
  return { css, earlyScript, policy }
}

/** End tags can be removed from parts of drawings. In texts of hosts `<` and `>` are escaped. */
function shorten(markup: string): string {
  return markup.replace(/><\/(?:circle|path|use)>/g, '/>')
}
