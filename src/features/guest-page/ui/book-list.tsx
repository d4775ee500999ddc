import { themes } from '#features/book-theme/shared/theme-presets.ts'
import type { BookImage } from '#features/books/shared/book.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Brand } from './brand.tsx'
import { GuestHead, type HeadProps } from './guest-page.tsx'
import { LanguageLinks } from './language-menu.tsx'
import { Mark, SunMotif } from './motifs.tsx'
import { CoverPicture } from './sections/cover.tsx'
import { createGuestTexts } from './texts/guest-texts.ts'
import { StoredNotice } from './toolbar.tsx'

/** A book in the list. */
export type ListedBook = {
  href: string
  name: string
  /** Town of the property, or empty. */
  place: string
  cover: BookImage | null
}

/** The list page: a host's books, and its theme. */
export type BookList = {
  books: readonly ListedBook[]
  bookTheme: BookTheme
  /** Origin of covers besides our own. */
  pictureBase?: string | undefined
}

type BookListDocumentProps = HeadProps &
  BookList & {
    hrefForLanguage: (language: Language) => string
    /** Source of the inline script of the head. */
    earlyScript: string
    /** Target of the link 'made with Benvenuto'. */
    siteHref: string
  }

/** One column on a phone, two columns, three columns. */
const coverSizes = '(min-width:1000px) 320px, (min-width:640px) 46vw, 90vw'

/** Number of covers that are visible at first. */
const coversInSight = 3

/** The books of one host, for a guest who has the address of the host but not of the home. */
export function BookListDocument(props: BookListDocumentProps) {
  const { books, bookTheme, hrefForLanguage, earlyScript, siteHref, ...head } = props
  const { language } = head
  const texts = createGuestTexts(language)
  return (
    <html lang={language}>
      <GuestHead {...head} title={texts('bookList.title')} themeColor={themes[bookTheme.theme].bg}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <meta name="description" content={texts('shareDescription')} />
      </GuestHead>
      <body className="g-page g-book-list">
        <StoredNotice texts={texts} />
        {/* For the stored copy that replaces a book that is not stored. */}
        <p className="g-stored g-away">{texts('bookList.away')}</p>
        <nav aria-label={texts('language')}>
          <LanguageLinks current={language} hrefFor={hrefForLanguage} />
        </nav>
        <main>
          <div className="g-card g-card--sun">
            <SunMotif />
            <Brand bookTheme={bookTheme} />
            <h1>{texts('bookList.title')}</h1>
            <p>{texts(books.length === 0 ? 'bookList.none' : 'bookList.lead')}</p>
          </div>
          <ul className="g-book-list-items">
            {books.map((book, index) => (
              <li key={book.href}>
                <a href={book.href} data-needed={texts('bookList.needed')}>
                  <div className="g-book-list-cover">
                    <CoverPicture
                      cover={book.cover}
                      sizes={coverSizes}
                      loading={index < coversInSight ? {} : { loading: 'lazy' }}
                    />
                  </div>
                  <strong dir="auto">{book.name.trim() || texts('placeholders.propertyName')}</strong>
                  {book.place !== '' && <span dir="auto">{book.place}</span>}
                </a>
              </li>
            ))}
          </ul>
        </main>
        {bookTheme.showsMadeWith && (
          <footer>
            <Mark />
            <p>
              {texts('madeWith')} <a href={siteHref}>Benvenuto</a>
            </p>
          </footer>
        )}
      </body>
    </html>
  )
}
