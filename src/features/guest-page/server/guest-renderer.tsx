import { renderToStaticMarkup } from 'react-dom/server'
import { type BookOffline, qrMark } from '#features/books/shared/book.ts'
import { type BookTheme, plainTheme } from '#features/books/shared/book-theme.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import { type PublicPictures, withPublicPictures } from '#features/books/shared/secrets.ts'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { findWrittenLanguage } from '../shared/written-language.ts'
import bookListCss from '../ui/book-list.css?inline'
import { type BookList, BookListDocument } from '../ui/book-list.tsx'
import { type BrandFace, createEarlyScript } from '../ui/early/create-early-script.ts'
import guestCss from '../ui/guest.css?inline'
import { GuestDocument } from '../ui/guest-page.tsx'
import { GuestNotFoundDocument, GuestOfflineDocument, GuestUnavailableDocument } from '../ui/missing-page.tsx'
import notFoundCss from '../ui/not-found.css?inline'
import picturesCss from '../ui/pictures/pictures.css?inline'
import { showsKeptPictures, showsPictures, showsSmallPictures } from '../ui/pictures/pictures.tsx'
import { createPicturesNote } from '../ui/pictures/pictures-note.ts'
import type { ForeignWordsCertainty, OtherWords } from '../ui/sections/title.tsx'
import type { StayParts } from '../ui/stay-parts.ts'
import { themeCss } from '../ui/theme-style.ts'
import foreignWordsCss from '../ui/translate/foreign-words.css?inline'
import { createTranslatorNote } from '../ui/translate/note-translator.ts'
import { createContactCard } from './contact-card.ts'
import { showsRareLetters } from './font-letters.ts'
import type { FontLetters, GuestAssets } from './guest-assets.ts'
import { fontFaceRules, listBrandFaces, localFontFaces } from './guest-font-faces.ts'
import { drawQr } from './qr-path.ts'
import { sharePictureAddress } from './share-picture-address.ts'
import { privatePage } from './shared-pages.ts'
import { drawWifiQr } from './wifi-join-text.ts'

/** Not indexed, no referrer. */
const guestHeaders = {
  vary: 'accept-encoding, accept-language',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The same page in another language. */
const hrefForLanguage = (language: Language) => `?lang=${language}`

export type RenderableBook = {
  id: string
  book: PublicBook
  /** Milliseconds UTC. */
  updatedAt: number
  /** The language that the host wrote the book in. */
  originalLanguage: Language
  /** The texts of the book that are translated on this page; all others are in the host's language. */
  translated?: ReadonlySet<string> | undefined
  /** Whether guests are told that they read a translation. */
  hasTranslations?: boolean | undefined
  /** Whether the host's own words are shown although there are translations. */
  isOriginal?: boolean | undefined
  /** Set when guests cannot read the book: only its host sees the page. */
  offline?: BookOffline | null | undefined
  /** The address for guests if it is not the share link: one on the host's own domain. */
  address?: string | undefined
  publicPictures?: PublicPictures | undefined
  /** Whether it shows what otherwise only stays show. */
  showsSecrets?: boolean | undefined
}

/** The page of one stay of a book, as the feature `stays` defines it. */
export type StayPage = {
  parts: StayParts
  /** Added to the stylesheet. */
  css: string
  /** Addresses of further module scripts. */
  scripts: readonly string[]
  /** Absolute URL of the page, for the QR code that opens it on another phone. */
  address: string
  /** Attributes of the root element. */
  rootData: Readonly<Record<`data-${string}`, string | undefined>>
  /** After how many seconds browsers without scripts load the page again; undefined: they do not. */
  refreshSeconds: number | undefined
  /** The host's preview: it reports nothing, and its links to other languages are previews too. */
  isPreview: boolean
}

/** Only for the guests of the stay: not cached, no referrer. */
const stayHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

type PageStyle = {
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

/** Makes guest pages: complete documents that work without script and load nothing from third parties. */
export function createGuestRenderer({ origin, assets }: { origin: string; assets: GuestAssets }) {
  // Absolute, because the same bytes are sent under hosts' own domains.
  const sharedIn = (language: Language) => ({
    iconHref: '/favicon.svg',
    siteHref: origin + localizedPath(language, '/'),
  })
  const missingIn = (language: Language) => ({ ...sharedIn(language), language, hrefForLanguage })
  const createScript = (faces: readonly BrandFace[], scripts: readonly string[], wideScript?: string) =>
    createEarlyScript({ faces, scripts, wideScript, printSheet: assets.printSheet })
  // With script it is loaded after the first screen.
  const printLink = (
    <noscript>
      <link rel="stylesheet" media="print" href={assets.printSheet} />
    </noscript>
  )
  /** Nothing if the script is loaded with the others. */
  const createPicturesSource = (book: PublicBook) =>
    showsPictures(book) && !showsKeptPictures(book) ? createPicturesNote(assets.picturesScript) : ''
  /** The CSP allows only the stylesheet of this theme. */
  const createHead = (
    { bookTheme, createScript: create, sheet = guestCss, furtherCss = '', pictureBase }: PageStyle,
    letters: FontLetters,
  ) => {
    const faces = listBrandFaces(assets, bookTheme, letters)
    const earlyScript = create?.(faces) ?? ''
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
  const toPage = (style: PageStyle, render: (css: string, earlyScript: string) => React.ReactElement) => {
    const toDocument = (markup: string, { policy }: { policy: string }) =>
      new Page(`<!doctype html>${markup}`, policy, { ...guestHeaders, ...style.headers })
    const usual = createHead(style, 'usual')
    const drawn = shorten(renderToStaticMarkup(render(usual.css, usual.earlyScript)))
    if (!showsRareLetters(drawn)) return toDocument(drawn, usual)
    // Only the names of the fonts differ, so the page is not rendered again.
    const all = createHead(style, 'all')
    const inAll = drawn.replace(usual.css, () => all.css).replace(usual.earlyScript, () => all.earlyScript)
    return toDocument(inAll, all)
  }

  return {
    /**
     * @param options.ownerControls whether the owner's links to profile and wizard are above the book
     * @param options.stay makes it the page of a stay
     */
    renderBook(
      renderable: RenderableBook,
      language: Language,
      { ownerControls = false, stay }: { ownerControls?: boolean; stay?: StayPage | undefined } = {},
    ): Page {
      const {
        id,
        book,
        publicPictures,
        showsSecrets,
        updatedAt,
        translated,
        hasTranslations,
        isOriginal,
        address,
        offline,
      } = renderable
      const { textLanguage, foreignWords } = judgeWords(renderable, language)
      const query = stay?.isPreview ? '?preview&' : '?'
      const offersTranslation = foreignWords !== undefined
      const scripts = [
        assets.script,
        ...(showsKeptPictures(book) ? [assets.picturesScript] : []),
        ...(stay?.scripts ?? []),
      ]
      const createBookScript = (faces: readonly BrandFace[]) =>
        createScript(faces, scripts, assets.wideScript) +
        (offersTranslation ? createTranslatorNote(assets.translateModules) : '') +
        createPicturesSource(book)
      const furtherCss =
        (offline ? offlineCss : '') +
        (offersTranslation ? foreignWordsCss : '') +
        (showsSmallPictures(book) ? picturesCss : '') +
        (stay?.css ?? '')
      const pictureBase = publicPictures?.base
      const openHeaders = showsSecrets ? privatePage : undefined
      return toPage(
        {
          bookTheme: book.look,
          createScript: createBookScript,
          furtherCss,
          headers: stay ? stayHeaders : openHeaders,
          pictureBase,
        },
        (css, earlyScript) => (
          <GuestDocument
            {...sharedIn(language)}
            css={css}
            head={
              <>
                {printLink}
                {stay?.refreshSeconds !== undefined && <RefreshWithoutScript seconds={stay.refreshSeconds} />}
              </>
            }
            book={withPublicPictures(book, publicPictures)}
            language={language}
            textLanguage={textLanguage}
            translated={translated}
            foreignWords={foreignWords}
            otherWords={listOtherWords(language, { isOriginal, hasTranslations, query })}
            updatedAt={updatedAt}
            contactHref={hasContact(book) ? `/share/${id}/contact.vcf` : undefined}
            hrefForLanguage={(choice) => `${query}lang=${choice}`}
            shareImage={origin + sharePictureAddress(id, book)}
            address={address}
            qr={offline ? undefined : drawQr(stay?.address ?? (address ?? `${origin}/share/${id}`) + qrMark)}
            wifiQr={drawWifiQr(book)}
            earlyScript={earlyScript}
            reportHref={ownerControls ? undefined : `/share/${id}/report?lang=${language}`}
            // The owner's visits and previews report nothing.
            reportsFor={ownerControls || stay?.isPreview ? undefined : id}
            stay={stay?.parts}
            rootData={stay?.rootData}
            // With `no-referrer`, browsers send `Origin: null` with a form.
            referrer={stay && 'same-origin'}
            ownerControls={ownerControls ? { ...controlsOf(id), isOffline: Boolean(offline) } : undefined}
          />
        ),
      )
    },
    renderNotFound: (language: Language): Page =>
      toPage({ bookTheme: plainTheme, sheet: notFoundCss }, (css) => (
        <GuestNotFoundDocument {...missingIn(language)} css={css} />
      )),
    renderUnavailable: (language: Language): Page =>
      toPage({ bookTheme: plainTheme, sheet: notFoundCss }, (css) => (
        <GuestUnavailableDocument {...missingIn(language)} css={css} />
      )),

    renderOffline: (language: Language): Page =>
      toPage({ bookTheme: plainTheme, sheet: notFoundCss }, (css) => (
        <GuestOfflineDocument css={css} language={language} />
      )),

    /** The list of one host's books. */
    renderBookList: (bookList: BookList, language: Language): Page => {
      const { bookTheme, pictureBase } = bookList
      const createListScript = (faces: readonly BrandFace[]) => createScript(faces, [assets.script])
      const style = { bookTheme, createScript: createListScript, furtherCss: bookListCss, pictureBase }
      return toPage(style, (css, earlyScript) => (
        <BookListDocument
          {...sharedIn(language)}
          {...bookList}
          css={css}
          head={printLink}
          earlyScript={earlyScript}
          language={language}
          hrefForLanguage={hrefForLanguage}
        />
      ))
    },
  }
}

export type GuestRenderer = ReturnType<typeof createGuestRenderer>

/**
 * The language of the host's words, and what guests are told about it if they read another one. The stored language may
 * be a guess: it counts as certain only if the words confirm it.
 */
function judgeWords(
  { book, originalLanguage, hasTranslations, isOriginal }: RenderableBook,
  language: Language,
): { textLanguage: Language; foreignWords?: ForeignWordsCertainty } {
  const stored = { textLanguage: originalLanguage }
  if (language === originalLanguage || hasTranslations || isOriginal) return stored
  if (listHostTexts(book).length === 0) return stored
  const textLanguage = findWrittenLanguage(book)
  if (textLanguage === undefined) return { ...stored, foreignWords: 'perhaps' }
  return textLanguage === language ? { textLanguage } : { textLanguage, foreignWords: 'certain' }
}

/** The address of the host's own words, or from there of the translation. */
function listOtherWords(
  language: Language,
  { isOriginal, hasTranslations, query }: Pick<RenderableBook, 'isOriginal' | 'hasTranslations'> & { query: string },
): OtherWords | undefined {
  if (isOriginal) return { kind: 'translation', href: `${query}lang=${language}` }
  return hasTranslations ? { kind: 'original', href: `${query}lang=${language}&original` } : undefined
}

function RefreshWithoutScript({ seconds }: { seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}

/** End tags can be removed from parts of drawings. In texts of hosts `<` and `>` are escaped. */
function shorten(markup: string): string {
  return markup.replace(/><\/(?:circle|path|use)>/g, '/>')
}

/** Names a line in the owner's bar, which guests' pages do not have. */
const offlineCss = '.g-owner p{flex-basis:100%;margin:0;padding:6px 12px 10px;font-weight:600}'

const controlsOf = (id: string) => ({
  backHref: '/profile',
  designHref: `/design/${id}`,
  editHref: `/create?edit=${id}`,
})

const hasContact = (book: PublicBook) => createContactCard(book, '') !== undefined
