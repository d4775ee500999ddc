import type { ReactNode } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import css from './form-page.css?inline'

/** For the page's content security policy. */
export const formPageStyles = css

/** The whole document of a page with one heading and a form, without script. Search engines do not list it. */
export function FormDocument({
  language,
  title,
  children,
}: {
  language: Language
  title: string
  children: ReactNode
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}
