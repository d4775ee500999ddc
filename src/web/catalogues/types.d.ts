import type { siteMessages } from '#features/site/messages/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof en & { site: (typeof siteMessages)['en'] }
  }
}
