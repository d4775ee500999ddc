import { siteMessages } from '#features/site/messages/index.ts'
import { de } from './catalogues/de.ts'
import { en } from './catalogues/en.ts'
import { es } from './catalogues/es.ts'
import { fr } from './catalogues/fr.ts'
import { it } from './catalogues/it.ts'
import { keepWordsWhole } from './catalogues/whole-words.ts'

/** All texts in all languages, for documents. Browsers load one language. */
export const serverCatalogues = keepWordsWhole({
  en: { ...en, site: siteMessages.en },
  it: { ...it, site: siteMessages.it },
  fr: { ...fr, site: siteMessages.fr },
  es: { ...es, site: siteMessages.es },
  de: { ...de, site: siteMessages.de },
})
