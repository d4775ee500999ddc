import type { ReactNode } from 'react'
import { themes } from '#features/book-theme/shared/theme-presets.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { GuestBookView, type GuestBookViewProps } from './guest-book.tsx'
import { LanguageLinks } from './language-menu.tsx'
import { PictureView, showsPictures } from './pictures/pictures.tsx'
import { QrCode } from './qr-code.tsx'
import { createGuestTexts } from './texts/guest-texts.ts'

export type HeadProps = {
  language: Language
  /** All of the page's CSS; it is inlined. */
  css: string
  /** Address of the site's icon. */
  iconHref?: string | undefined
  /** Further elements of the head: font faces, manifest, worker registration. */
  head?: ReactNode
  /** The referrer policy; `strict-origin`: only the origin. */
  referrer?: 'strict-origin' | 'same-origin' | undefined
}

type PageHead = {
  title: string
  /** Colour of a mobile browser's own bars. */
  themeColor: string
  children?: ReactNode
}

/** The elements that all guest documents have in their heads. */
export function GuestHead({
  title,
  css,
  iconHref,
  head,
  referrer = 'strict-origin',
  themeColor,
  children,
}: HeadProps & PageHead) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {children}
      {/* A book contains door codes: not indexed, no referrer. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content={referrer} />
      <meta name="theme-color" content={themeColor} />
      {/* Phone numbers have links of their own; the browser's detection would link prices and codes. */}
      <meta name="format-detection" content="telephone=no" />
      {iconHref && <link rel="icon" href={iconHref} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own stylesheet */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {head}
    </head>
  )
}

export type GuestDocumentProps = HeadProps &
  Omit<GuestBookViewProps, 'headingLevel' | 'landmark' | 'idPrefix' | 'hrefForLanguage'> & {
    hrefForLanguage: (language: Language) => string
    /** Absolute address of the social preview's picture. */
    shareImage?: string | undefined
    /** The book's address if it is not its share link. */
    address?: string | undefined
    /** Markup of an SVG with the QR code that opens this book. */
    qr?: string | undefined
    /** Source of the inline script of the head. */
    earlyScript?: string | undefined
    /** Id of the book whose visits are counted; without it the script reports nothing. */
    reportsFor?: string | undefined
    /** Further attributes of the root element, for scripts. */
    rootData?: Readonly<Record<`data-${string}`, string | undefined>> | undefined
  }

/**
 * The whole guest page. Fills the screen of a phone; on wider screens it is shown in a phone frame, and a separate
 * script adds the content beside it.
 */
export function GuestDocument(props: GuestDocumentProps) {
  const { css, iconHref, head, referrer, shareImage, address, qr, earlyScript, reportsFor, rootData, ...view } = props
  const { book, language, hrefForLanguage } = view
  const texts = createGuestTexts(language)
  const name = book.propertyName.trim() || texts('placeholders.propertyName')
  const title = texts('documentTitle', { name })
  return (
    <html lang={language} data-book={reportsFor} {...rootData}>
      <GuestHead
        language={language}
        title={title}
        css={css}
        iconHref={iconHref}
        head={head}
        referrer={referrer}
        themeColor={themes[book.look.theme].bg}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, allowed by its hash */}
        {earlyScript && <script dangerouslySetInnerHTML={{ __html: earlyScript }} />}
        <meta name="description" content={texts('shareDescription')} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Benvenuto" />
        <meta property="og:title" content={title} />
        {address !== undefined && <meta property="og:url" content={address} />}
        <meta property="og:description" content={texts('shareDescription')} />
        {shareImage !== undefined && (
          <>
            <meta property="og:image" content={shareImage} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </GuestHead>
      <body className="g-page">
        <a className="g-skip" href="#book">
          {texts('skipToContent')}
        </a>
        <div className="g-backdrop">
          <aside className="g-side" aria-label={texts('side.label')}>
            <p className="g-printed" data-printed={texts('printed', { date: '#' })} />
            {qr !== undefined && (
              <>
                <p className="g-side-title">{texts('side.title')}</p>
                <QrCode svg={qr} label={texts('side.qrLabel')} />
              </>
            )}
            <nav aria-label={texts('language')}>
              <LanguageLinks current={language} hrefFor={hrefForLanguage} />
            </nav>
          </aside>
          <div className="g-device">
            <GuestBookView {...view} />
          </div>
        </div>
        {earlyScript !== undefined && showsPictures(book) && <PictureView language={language} />}
      </body>
    </html>
  )
}
