import { renderToStaticMarkup } from 'react-dom/server'
import { type BookOffline, qrMark } from '#features/books/shared/book.ts'
import { type BookTheme, plainTheme } from '#features/books/shared/book-theme.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import { createContentSecurityPolicy, Page } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { findWrittenLanguage } from '../shared/written-language.ts'
import bookListCss from '../ui/book-list.css?inline'
import { type BookList, BookListDocument } from '../ui/book-list.tsx'
import { createEarlyScript } from '../ui/create-early-script.ts'
import guestCss from '../ui/guest.css?inline'
import { GuestDocument } from '../ui/guest-page.tsx'
import { GuestNotFoundDocument, GuestOfflineDocument, GuestUnavailableDocument } from '../ui/missing-page.tsx'
import notFoundCss from '../ui/not-found.css?inline'
import picturesCss from '../ui/pictures/pictures.css?inline'
import { showsPictures, showsSmallPictures } from '../ui/pictures/pictures.tsx'
import type { StayParts } from '../ui/stay-parts.ts'
import { themeCss } from '../ui/theme-style.ts'
import type { ForeignWordsCertainty, OtherWords } from '../ui/title.tsx'
import foreignWordsCss from '../ui/translate/foreign-words.css?inline'
import { noteTranslator } from '../ui/translate/note-translator.ts'
import { createContactCard } from './contact-card.ts'
import type { GuestAssets } from './guest-assets.ts'
import { fontFaceRules, listBrandFaces, localFontFaces } from './guest-font-faces.ts'
import { drawQr } from './qr-path.ts'
import { sharePictureAddress } from './share-picture-address.ts'
import { drawWifiQr } from './wifi-join-text.ts'

/** No search engine keeps a guest page, and no other page learns its address. */
const guestHeaders = {
  vary: 'accept-encoding, accept-language',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

export type RenderableBook = {
  id: string
  book: PublicBook
  /** Milliseconds UTC. */
  updatedAt: number
  /** The language that the host wrote the book in. */
  originalLanguage: Language
  /** The texts of the book that have been translated for this page; all others are as the host wrote them. */
  translated?: ReadonlySet<string> | undefined
  /** Whether guests are told that they read a translation. */
  hasTranslations?: boolean | undefined
  /** Whether the host's own words are shown although there are translations. */
  isOriginal?: boolean | undefined
  /** Set when guests cannot read the book: only its host sees the page. */
  offline?: BookOffline | null | undefined
  /** Where guests are sent to, when that is not its share link: an address of the host's own domain. */
  address?: string | undefined
}

/** The page of one stay of a book, as the feature that knows stays wants it. */
export type StayPage = {
  parts: StayParts
  /** Added to the stylesheet. */
  css: string
  /** Addresses of further module scripts. */
  scripts: readonly string[]
  /** Whole address of the page, for the code that opens it on another phone. */
  address: string
  /** Attributes of the root element. */
  rootData: Readonly<Record<`data-${string}`, string | undefined>>
}

/** Nobody but the guests of the stay reads its page: no store keeps it, and no other page learns its address. */
const stayHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

type PageStyle = {
  look: BookTheme
  /** Source of the inline script of the head. */
  earlyScript?: string
  /** `guest.css` by default. */
  sheet?: string
  furtherCss?: string
  /** In place of the usual ones. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** Makes guest pages: complete documents that read without a script and load nothing of others. */
export function createGuestRenderer({ origin, assets }: { origin: string; assets: GuestAssets }) {
  // Whole, because the same bytes are sent under hosts' own domains.
  const sharedIn = (language: Language) => ({
    iconHref: '/favicon.svg',
    siteHref: origin + localizedPath(language, '/'),
  })
  const createScript = (look: BookTheme, scripts: readonly string[], wideScript?: string) =>
    createEarlyScript({ faces: listBrandFaces(assets, look), scripts, wideScript, printSheet: assets.printSheet })
  // With script it comes after the first screen.
  const printLink = (
    <noscript>
      <link rel="stylesheet" media="print" href={assets.printSheet} />
    </noscript>
  )
  /** Every look has a stylesheet of its own, and the policy of its page allows no other. */
  const toPage = (
    { look, earlyScript, sheet = guestCss, furtherCss = '', headers = {} }: PageStyle,
    render: (css: string) => React.ReactElement,
  ) => {
    const brand = fontFaceRules(listBrandFaces(assets, look))
    // The script brings the letters in its own time.
    const faces = (earlyScript === undefined ? brand : `@media (scripting:none){${brand}}`) + localFontFaces()
    const css = themeCss(look) + faces + sheet + furtherCss
    const inlineScripts = earlyScript === undefined ? [] : [earlyScript]
    const policy = createContentSecurityPolicy({ inlineStyles: [css], inlineScripts })
    return new Page(`<!doctype html>${shorten(renderToStaticMarkup(render(css)))}`, policy, {
      ...guestHeaders,
      ...headers,
    })
  }

  return {
    /**
     * @param options.ownerControls whether the owner's way back and edit link stand above the book
     * @param options.stay makes it the page of a stay
     */
    renderBook(
      renderable: RenderableBook,
      language: Language,
      { ownerControls = false, stay }: { ownerControls?: boolean; stay?: StayPage | undefined } = {},
    ): Page {
      const { id, book, updatedAt, translated, hasTranslations, isOriginal, address, offline } = renderable
      const { textLanguage, foreignWords } = judgeWords(renderable, language)
      const offersTranslation = foreignWords !== undefined
      const hasPictures = showsPictures(book)
      const scripts = [
        assets.script,
        ...(offersTranslation ? [assets.translateScript] : []),
        ...(hasPictures ? [assets.picturesScript] : []),
        ...(stay?.scripts ?? []),
      ]
      const earlyScript =
        createScript(book.look, scripts, assets.wideScript) + (offersTranslation ? noteTranslator : '')
      const furtherCss =
        (offline ? offlineCss : '') +
        (offersTranslation ? foreignWordsCss : '') +
        (showsSmallPictures(book) ? picturesCss : '') +
        (stay?.css ?? '')
      return toPage({ look: book.look, earlyScript, furtherCss, headers: stay && stayHeaders }, (css) => (
        <GuestDocument
          {...sharedIn(language)}
          css={css}
          head={printLink}
          book={book}
          language={language}
          textLanguage={textLanguage}
          translated={translated}
          foreignWords={foreignWords}
          otherWords={listOtherWords(language, { isOriginal, hasTranslations })}
          updatedAt={updatedAt}
          contactHref={hasContact(book) ? `/share/${id}/contact.vcf` : undefined}
          hrefForLanguage={(choice) => `?lang=${choice}`}
          shareImage={origin + sharePictureAddress(id, book)}
          address={address}
          qr={offline ? undefined : drawQr(stay?.address ?? (address ?? `${origin}/share/${id}`) + qrMark)}
          wifiQr={drawWifiQr(book)}
          earlyScript={earlyScript}
          reportHref={ownerControls ? undefined : `/share/${id}/report?lang=${language}`}
          // The owner's own looks report nothing.
          reportsFor={ownerControls ? undefined : id}
          stay={stay?.parts}
          rootData={stay?.rootData}
          // A form of a page with `no-referrer` would be sent with `Origin: null`.
          referrer={stay && 'same-origin'}
          ownerControls={ownerControls ? { ...controlsOf(id), isOffline: Boolean(offline) } : undefined}
        />
      ))
    },
    renderNotFound: (language: Language): Page =>
      toPage({ look: plainTheme, sheet: notFoundCss }, (css) => (
        <GuestNotFoundDocument {...sharedIn(language)} css={css} language={language} />
      )),
    renderUnavailable: (language: Language): Page =>
      toPage({ look: plainTheme, sheet: notFoundCss }, (css) => (
        <GuestUnavailableDocument iconHref="/favicon.svg" css={css} language={language} />
      )),

    renderOffline: (language: Language): Page =>
      toPage({ look: plainTheme, sheet: notFoundCss }, (css) => <GuestOfflineDocument css={css} language={language} />),

    /** The books of one host, to choose from. */
    renderBookList: (shelf: BookList, language: Language): Page => {
      const earlyScript = createScript(shelf.look, [assets.script])
      return toPage({ look: shelf.look, earlyScript, furtherCss: bookListCss }, (css) => (
        <BookListDocument
          {...sharedIn(language)}
          {...shelf}
          css={css}
          head={printLink}
          earlyScript={earlyScript}
          language={language}
          hrefForLanguage={(choice) => `?lang=${choice}`}
        />
      ))
    },
  }
}

export type GuestRenderer = ReturnType<typeof createGuestRenderer>

/**
 * The language of the host's words, and what guests are told about it where they read another one. The stored language may
 * be a guess: it is called certain only if the words are in it.
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

/** Where the host's own words are, or from them back to the translation. */
function listOtherWords(
  language: Language,
  { isOriginal, hasTranslations }: Pick<RenderableBook, 'isOriginal' | 'hasTranslations'>,
): OtherWords | undefined {
  if (isOriginal) return { kind: 'translation', href: `?lang=${language}` }
  return hasTranslations ? { kind: 'original', href: `?lang=${language}&original` } : undefined
}

/** Parts of drawings need no end tag. In texts of hosts `<` and `>` are escaped. */
function shorten(markup: string): string {
  return markup.replace(/><\/(?:circle|path|use)>/g, '/>')
}

/** Of the line in the owner's bar, which no guest's page has. */
const offlineCss = '.g-owner p{flex-basis:100%;margin:0;padding:6px 12px 10px;font-weight:600}'

const controlsOf = (id: string) => ({
  backHref: '/profile',
  designHref: `/design/${id}`,
  editHref: `/create?edit=${id}`,
})

const hasContact = (book: PublicBook) => createContactCard(book, '') !== undefined
