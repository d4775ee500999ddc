import type { ReactNode } from 'react'
import { themes } from '#features/book-theme/shared/theme-presets.ts'
import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { GuestHead, type HeadProps } from './guest-page.tsx'
import { SingleIcon } from './icons.tsx'
import { LanguageLinks } from './language-menu.tsx'
import { ArcadeMotif, NightMotif } from './motifs.tsx'
import { createGuestTexts } from './texts/guest-texts.ts'

/** `siteHref`: where 'Go Home' leads. `hrefForLanguage`: this page in another language. */
type MissingBookProps = HeadProps & { siteHref: string; hrefForLanguage: (language: Language) => string }

/** The page of a book that is not there: never made, removed, or a draft. Advertises nothing. */
export function GuestNotFoundDocument({ siteHref, ...head }: MissingBookProps) {
  const texts = createGuestTexts(head.language)
  return (
    <MissingDocument {...head} title={texts('notFound.title')} text={texts('notFound.text')} art={<ArcadeMotif />}>
      <Advice title={texts('notFound.ask')} text={texts('notFound.askText')}>
        <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
      </Advice>
      <a className="g-home" href={siteHref}>
        {texts('notFound.home')}
      </a>
    </MissingDocument>
  )
}

/** The page of a book that the operator has taken offline: guests do not read why. */
export function GuestUnavailableDocument({ siteHref, ...head }: MissingBookProps) {
  const texts = createGuestTexts(head.language)
  return (
    <MissingDocument
      {...head}
      title={texts('unavailable.title')}
      text={texts('unavailable.text')}
      art={<ArcadeMotif />}
    >
      <a className="g-home" href={siteHref}>
        {texts('notFound.home')}
      </a>
    </MissingDocument>
  )
}

/** What the worker shows without a connection for a book that it has not stored. */
export function GuestOfflineDocument(head: HeadProps) {
  const texts = createGuestTexts(head.language)
  return (
    <MissingDocument {...head} title={texts('offline.title')} text={texts('offline.text')} art={<NightMotif />}>
      <Advice title={texts('offline.ask')} text={texts('offline.askText')}>
        <path d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20" />
      </Advice>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the book that this page replaces */}
      <a className="g-home g-home--main" href="">
        {texts('offline.again')}
      </a>
    </MissingDocument>
  )
}

type MissingProps = HeadProps & {
  title: string
  text: string
  art: ReactNode
  /** Without it the page has no other language: the worker keeps one only. */
  hrefForLanguage?: (language: Language) => string
  children?: ReactNode
}

function MissingDocument({ title, text, art, hrefForLanguage, children, ...head }: MissingProps) {
  return (
    <html lang={head.language}>
      <GuestHead {...head} title={title} themeColor={themes.night.bg} />
      <body className="g-page g-page--lost">
        {hrefForLanguage && <Languages current={head.language} hrefFor={hrefForLanguage} />}
        <main className="g-not-found">
          <div className="g-not-found-art">{art}</div>
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </main>
      </body>
    </html>
  )
}

/** The selector of a guest page, without its sprite of icons. */
function Languages({ current, hrefFor }: { current: Language; hrefFor: (language: Language) => string }) {
  const texts = createGuestTexts(current)
  return (
    <nav aria-label={texts('language')}>
      <details className="g-lang">
        <summary>
          <SingleIcon name="globe" />
          {languageNames[current]}
          <SingleIcon name="chevron" />
        </summary>
        <LanguageLinks current={current} hrefFor={hrefFor} />
      </details>
    </nav>
  )
}

/** @param children the paths of its icon, 24 by 24 */
function Advice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="g-advice">
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  )
}
