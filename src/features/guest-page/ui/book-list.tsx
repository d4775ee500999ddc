import { themes } from '#features/book-theme/shared/theme-presets.ts'
import type { BookImage } from '#features/books/shared/book.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Brand } from './brand.tsx'
import { CoverPicture } from './cover.tsx'
import { GuestHead, type HeadProps } from './guest-page.tsx'
import { createGuestTexts } from './guest-texts.ts'
import { LanguageLinks } from './language-menu.tsx'
import { Mark, SunMotif } from './motifs.tsx'
import { StoredNotice } from './toolbar.tsx'

/** A book as the list shows it. */
export type ListedBook = {
  href: string
  name: string
  /** Town of the property, or empty. */
  place: string
  cover: BookImage | null
}

/** A host's books, and how the page that lists them looks. */
export type BookList = {
  books: readonly ListedBook[]
  look: BookTheme
  /** Where covers are besides our own origin. */
  pictureBase?: string | undefined
}

type BookListDocumentProps = HeadProps &
  BookList & {
    hrefForLanguage: (language: Language) => string
    /** Source of the inline script of the head. */
    earlyScript: string
    /** Where 'made with Benvenuto' leads. */
    siteHref: string
  }

/** One phone's width, two columns, three columns. */
const coverSizes = '(min-width:1000px) 320px, (min-width:640px) 46vw, 90vw'

/** How many covers are in sight at first. */
const coversInSight = 3

/** The books of one host, for a guest who has the address of the host and not of the home. */
export function BookListDocument(props: BookListDocumentProps) {
  const { books, look, hrefForLanguage, earlyScript, siteHref, ...head } = props
  const { language } = head
  const texts = createGuestTexts(language)
  return (
    <html lang={language}>
      <GuestHead {...head} title={texts('bookList.title')} themeColor={themes[look.theme].bg}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <meta name="description" content={texts('shareDescription')} />
      </GuestHead>
      <body className="g-page g-shelf">
        <StoredNotice texts={texts} />
        {/* For the kept copy that stands in for a book that is not kept. */}
        <p className="g-stored g-away">{texts('bookList.away')}</p>
        <nav aria-label={texts('language')}>
          <LanguageLinks current={language} hrefFor={hrefForLanguage} />
        </nav>
        <main>
          <div className="g-card g-card--sun">
            <SunMotif />
            <Brand look={look} />
            <h1>{texts('bookList.title')}</h1>
            <p>{texts(books.length === 0 ? 'bookList.none' : 'bookList.lead')}</p>
          </div>
          <ul className="g-shelf-books">
            {books.map((book, index) => (
              <li key={book.href}>
                <a href={book.href} data-needed={texts('bookList.needed')}>
                  <div className="g-shelf-front">
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
        {look.showsMadeWith && (
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
