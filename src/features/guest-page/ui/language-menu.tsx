import { type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { useGuest } from './guest-context.tsx'
import { Icon } from './icons.tsx'

/** The languages as plain links, each with its code and own name. */
export function LanguageLinks({ current, hrefFor }: { current: Language; hrefFor: (language: Language) => string }) {
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={hrefFor(language)}
            lang={language}
            hrefLang={language}
            data-lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            <b>{language.toUpperCase()}</b> {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The language selector: a disclosure that works without script. */
export function LanguageMenu({ hrefFor }: { hrefFor: (language: Language) => string }) {
  const { language, texts } = useGuest()
  return (
    <details className="g-lang">
      <summary>
        <Icon name="globe" />
        <span className="g-vh">{texts('language')}: </span>
        {languageNames[language]}
        <Icon name="chevron" />
      </summary>
      <LanguageLinks current={language} hrefFor={hrefFor} />
    </details>
  )
}
