import type { BookImage } from '#features/books/book.ts'
import { themes } from '#features/books/look/look-themes.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { GuestHead, type HeadProps } from './guest-page.tsx'
import { createGuestTexts } from './guest-texts.ts'
import { LanguageLinks } from './language-menu.tsx'
import { ArcadeMotif, Mark } from './motifs.tsx'

/** A book as the shelf shows it. */
export type ShelfBook = {
  href: string
  name: string
  /** Town of the property, or empty. */
  place: string
  cover: BookImage | null
}

type GuestShelfProps = HeadProps & {
  books: readonly ShelfBook[]
  hrefForLanguage: (language: Language) => string
  /** Source of the inline script of the head. */
  earlyScript: string
  /** Where 'made with Benvenuto' leads. */
  siteHref: string
}

/** One phone's width, two columns, three columns. */
const coverSizes = '(min-width:1000px) 320px, (min-width:640px) 46vw, 100vw'

/** The books of one host, for a guest who has the address of the host and not of the home. */
export function GuestShelfDocument({ books, hrefForLanguage, earlyScript, siteHref, ...head }: GuestShelfProps) {
  const { language } = head
  const texts = createGuestTexts(language)
  return (
    <html lang={language}>
      <GuestHead {...head} title={texts('shelf.title')} themeColor={themes.night.bg}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <meta name="description" content={texts('shareDescription')} />
      </GuestHead>
      <body className="g-page g-shelf">
        <nav className="g-shelf-languages" aria-label={texts('language')}>
          <LanguageLinks current={language} hrefFor={hrefForLanguage} />
        </nav>
        <main>
          <h1>{texts('shelf.title')}</h1>
          <p className="g-shelf-lead">{texts(books.length === 0 ? 'shelf.none' : 'shelf.lead')}</p>
          <ul className="g-shelf-books">
            {books.map((book) => (
              <li key={book.href}>
                <a href={book.href}>
                  <Front cover={book.cover} />
                  <strong dir="auto">{book.name.trim() || texts('placeholders.propertyName')}</strong>
                  {book.place !== '' && <span dir="auto">{book.place}</span>}
                </a>
              </li>
            ))}
          </ul>
        </main>
        <footer>
          <Mark />
          <p>
            {texts('madeWith')} <a href={siteHref}>Benvenuto</a>
          </p>
        </footer>
      </body>
    </html>
  )
}

function Front({ cover }: Pick<ShelfBook, 'cover'>) {
  return (
    <div className={cover ? 'g-shelf-front' : 'g-shelf-front g-cover--none'}>
      {cover ? (
        <img
          src={cover.url}
          srcSet={cover.srcSet}
          sizes={coverSizes}
          width={cover.width}
          height={cover.height}
          alt=""
        />
      ) : (
        <ArcadeMotif />
      )}
    </div>
  )
}
