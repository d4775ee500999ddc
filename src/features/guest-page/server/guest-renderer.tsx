import { type BookOffline, qrMark } from '#features/books/shared/book.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { listHostTexts } from '#features/books/shared/host-texts.ts'
import type { PublicBook } from '#features/books/shared/public-book.ts'
import { type PublicPictures, withPublicPictures } from '#features/books/shared/secrets.ts'
import type { Page } from '#platform/http/page.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { findWrittenLanguage } from '../shared/written-language.ts'
import bookListCss from '../ui/book-list.css?inline'
import { type BookList, BookListDocument } from '../ui/book-list.tsx'
import {
  type BrandFace,
  createEarlyScript,
  createPicturesNote,
  createTranslatorNote,
} from '../ui/early/create-early-script.ts'
import { GuestDocument } from '../ui/guest-page.tsx'
import { GuestNotFoundDocument, GuestOfflineDocument, GuestUnavailableDocument } from '../ui/missing-page.tsx'
import notFoundCss from '../ui/not-found.css?inline'
import ownerOfflineCss from '../ui/owner-offline.css?inline'
import picturesCss from '../ui/pictures/pictures.css?inline'
import { showsKeptPictures, showsPictures, showsSmallPictures } from '../ui/pictures/pictures.tsx'
import type { ForeignWordsCertainty, OtherWords } from '../ui/sections/title.tsx'
import type { StayParts } from '../ui/stay-parts.ts'
import foreignWordsCss from '../ui/translate/foreign-words.css?inline'
import { createContactCard } from './contact-card.ts'
import type { GuestAssets } from './guest-assets.ts'
import { type PageStyle, renderPage } from './page-frame.tsx'
import { drawQr } from './qr-path.ts'
import { sharePictureAddress } from './share-picture-address.ts'
import { privatePage } from './shared-pages.ts'
import { drawWifiQr } from './wifi-join-text.ts'

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

/** What the page of a book has besides the book. */
type PageParts = { offersTranslation: boolean; stay: StayPage | undefined }

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
  const createBookScript = (book: PublicBook, { offersTranslation, stay }: PageParts) => {
    const loadsPicturesLater = showsPictures(book) && !showsKeptPictures(book)
    const scripts = [
      assets.script,
      ...(showsKeptPictures(book) ? [assets.picturesScript] : []),
      ...(stay?.scripts ?? []),
    ]
    return (faces: readonly BrandFace[]) =>
      createScript(faces, scripts, assets.wideScript) +
      (offersTranslation ? createTranslatorNote(assets.translateModules) : '') +
      (loadsPicturesLater ? createPicturesNote(assets.picturesScript) : '')
  }
  const toPage = (style: PageStyle, render: (css: string, earlyScript: string) => React.ReactElement) =>
    renderPage(assets, style, render)

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
      const openHeaders = showsSecrets ? privatePage : undefined
      return toPage(
        {
          bookTheme: book.look,
          createScript: createBookScript(book, { offersTranslation, stay }),
          furtherCss: bookCss(book, { offersTranslation, offline, stay }),
          headers: stay ? stayHeaders : openHeaders,
          pictureBase: publicPictures?.base,
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

/** Added to the stylesheet of all books. */
function bookCss(
  book: PublicBook,
  { offersTranslation, offline, stay }: PageParts & Pick<RenderableBook, 'offline'>,
): string {
  return (
    (offline ? ownerOfflineCss : '') +
    (offersTranslation ? foreignWordsCss : '') +
    (showsSmallPictures(book) ? picturesCss : '') +
    (stay?.css ?? '')
  )
}

function RefreshWithoutScript({ seconds }: { seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  )
}

const controlsOf = (id: string) => ({
  backHref: '/profile',
  designHref: `/design/${id}`,
  editHref: `/create?edit=${id}`,
})

const hasContact = (book: PublicBook) => createContactCard(book, '') !== undefined
