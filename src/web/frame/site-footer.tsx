import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { declarationPaths } from '#features/site/shared/declaration-paths.ts'
import { defaultLanguage, isLanguage, type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { appPath, type LocalizedPaths, localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import { LanguagePicker } from '#ui/language-picker.tsx'
import { Wordmark } from '#ui/logo.tsx'

type SiteFooterProps = {
  /** In documents: the paths for the links of the language picker. */
  documentPaths?: LocalizedPaths
  /** In the app: changes the language without navigation. */
  onLanguage?: (language: Language) => void
  /** Whether the operator's data are set: their link is shown. */
  hasImprint: boolean
  /** Whether there is a page about the status of the service: its link is shown. */
  hasStatusPage: boolean
  /** A button that opens the cookie banner again, if there is one. */
  consentSettings?: ReactNode
}

/** Classes of a link in a column. */
export const footerLink =
  'flex min-h-11 items-center py-1 text-left leading-snug wrap-anywhere hyphens-auto no-underline hover:underline hover:underline-offset-4'

/** The footer of documents and of some of the app's screens, with the language picker. */
export function SiteFooter({ documentPaths, onLanguage, hasImprint, hasStatusPage, consentSettings }: SiteFooterProps) {
  const t = useTranslations('web')
  const language = useLocale()
  const to = (path: string) => localizedPath(language, path)
  const home = to('/')
  return (
    <footer className="site-footer mt-auto bg-ink text-paper">
      <div className="footer-stripe" aria-hidden="true" />
      <div className="mx-auto w-full max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter">
        <div className="grid gap-x-8 grid-cols-2 gap-y-10 pt-12 pb-10 md:grid-cols-4 md:pt-16 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
          <div className="col-span-full xl:col-span-1">
            <a href={home} aria-label={t('header.home')} className="inline-flex no-underline">
              <Wordmark onDark />
            </a>
            <p className="mt-3 max-w-[30ch] text-[#c9d5cd]">{t('footer.tagline')}</p>
          </div>
          <FooterLinks
            title={t('footer.product')}
            links={[
              [t('header.features'), `${home}#features`],
              [t('header.howItWorks'), `${home}#how-it-works`],
              [t('header.pricing'), `${home}#pricing`],
              [t('footer.demo'), to('/demo-preview')],
            ]}
          />
          <FooterLinks
            title={t('footer.help')}
            links={[
              [t('header.help'), to('/help')],
              [t('footer.faq'), `${home}#faq`],
              [t('footer.gettingStarted'), to('/demo')],
              [t('footer.createGuide'), appPath(language, '/create')],
              ...(hasStatusPage ? [[t('footer.status'), to('/status')] as const] : []),
            ]}
          />
          <FooterLinks
            title={t('footer.company')}
            links={[
              [t('footer.about'), `${to('/legal')}#about`],
              [t('footer.blog'), to('/blog')],
              [t('footer.contact'), `${to('/legal')}#support`],
            ]}
          />
          <FooterLinks
            title={t('footer.legal')}
            links={[
              [t('footer.privacy'), `${to('/legal')}#privacy`],
              [t('footer.terms'), `${to('/legal')}#terms`],
              [t('footer.cancellation'), to(declarationPaths.cancellation)],
              [t('footer.withdrawal'), to(declarationPaths.withdrawal)],
              ...(hasImprint ? [[t('footer.imprint'), `${to('/legal')}#about`] as const] : []),
            ]}
            end={consentSettings}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-[#2f5145] pt-6 pb-10">
          <LanguagePicker
            label={t('language')}
            current={language}
            options={languages.map((code) => ({ code, name: languageNames[code] }))}
            className="footer-languages"
            {...(onLanguage
              ? { onChange: (code: string) => isLanguage(code) && onLanguage(code) }
              : {
                  hrefFor: (code: string) =>
                    documentInLanguage(isLanguage(code) ? code : language, documentPaths ?? localizedPaths('/')),
                })}
          />
          <p className="text-small text-[#a9bdb2]">© Benvenuto</p>
        </div>
      </div>
    </footer>
  )
}

/** English paths lead to the browser's language where nothing was chosen, so a link to English says that it is a choice. */
function documentInLanguage(language: Language, paths: LocalizedPaths): string {
  return language === defaultLanguage ? `${paths[language]}?lang=${language}` : paths[language]
}

type FooterLinksProps = { title: string; links: readonly (readonly [string, string])[]; end?: ReactNode }

function FooterLinks({ title, links, end }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-small font-semibold tracking-normal text-[#a9bdb2]">{title}</h2>
      <ul className="mt-2">
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href} className={footerLink}>
              {text}
            </a>
          </li>
        ))}
        {end && <li>{end}</li>}
      </ul>
    </nav>
  )
}
