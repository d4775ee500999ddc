import './guest.css'
import './print.css'
import './pictures/pictures.css'
import type { MouseEvent } from 'react'
import type { GuestBook } from '#features/books/shared/book.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { withheldOf } from '#features/books/shared/secrets.ts'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { GuestBookView } from './guest-book.tsx'
import { themeStyle } from './theme-style.ts'

type GuestPreviewProps = {
  book: GuestBook
  /** Whether the host's plan shows Pro features; previews on our own pages show all of them. */
  isPro?: boolean
  /** What the book's own link leaves out: names of secrets. */
  withheld?: readonly string[]
  language: Language
  /** The host's language, if known. */
  textLanguage?: Language | undefined
  /** The texts of the book that are translated into `language`. */
  translated?: ReadonlySet<string> | undefined
  /** Called when a language is chosen in the preview; without it the preview has no selector. */
  onLanguageChange?: ((language: Language) => void) | undefined
  /** Prefix of every id; required where a page shows several previews. */
  idPrefix?: string
}

function scrollParent(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight)
      return parent
  }
  return undefined
}

function scrollWithin(section: Element) {
  const frame = scrollParent(section)
  const navHeight = 68
  const offset = frame ? section.getBoundingClientRect().top - frame.getBoundingClientRect().top : 0
  frame?.scrollBy({ top: offset - navHeight })
}

/**
 * The guest's book inside the app, for the phone frames of wizard, profile and demos: the same components and CSS as
 * the guest page. Its links never leave the page that shows it, so a half-filled form is safe.
 */
export function GuestPreview({
  book: written,
  isPro = true,
  withheld = [],
  language,
  textLanguage,
  translated,
  onLanguageChange,
  idPrefix = 'preview-',
}: GuestPreviewProps) {
  const book = toPublicBook(written, { isPro, withheld: withheldOf(written, withheld) })
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href) return
    event.preventDefault()
    const chosen = link.dataset['lang']
    const section = href.startsWith('#') ? document.getElementById(href.slice(1)) : null
    if (isLanguage(chosen)) {
      link.closest('details')?.removeAttribute('open')
      onLanguageChange?.(chosen)
    } else if (section) scrollWithin(section)
    else if (/^https?:/.test(href)) window.open(href, '_blank', 'noopener')
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: handles the clicks of the links inside, which keyboards trigger too
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control itself
    <div className="g-preview" style={themeStyle(book.look)} onClick={follow}>
      <GuestBookView
        book={book}
        language={language}
        textLanguage={textLanguage}
        translated={translated}
        hrefForLanguage={onLanguageChange && ((chosen) => `#${chosen}`)}
        headingLevel={2}
        landmark={false}
        idPrefix={idPrefix}
        siteHref="/"
      />
    </div>
  )
}
