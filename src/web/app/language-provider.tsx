import { createContext, type ReactNode, useContext, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { deviceTimeZone } from '#platform/i18n/day.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { type Catalogue, loadCatalogue } from '../catalogues/load-catalogue.ts'

type Loaded = { language: Language; catalogue: Catalogue }

const LanguageContext = createContext<((language: Language) => Promise<void>) | undefined>(undefined)

/** Provides the texts of the screens, and replaces them when another language is chosen. */
export function LanguageProvider({ initial, children }: { initial: Loaded; children: ReactNode }) {
  const [loaded, setLoaded] = useState(initial)

  const changeLanguage = async (language: Language) => {
    const catalogue = await loadCatalogue(language)
    document.documentElement.lang = language
    setLoaded({ language, catalogue })
  }

  return (
    <LanguageContext value={changeLanguage}>
      <IntlProvider locale={loaded.language} messages={loaded.catalogue} timeZone={browserTimeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

const browserTimeZone = deviceTimeZone()

/** Changes the language of the screen; the caller must store the choice. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const change = useContext(LanguageContext)
  if (!change) throw new Error('useChangeLanguage needs a LanguageProvider')
  return change
}
