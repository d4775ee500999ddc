import type { Catalogues } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/**
 * The texts of the script for wide screens. They are not part of `guestMessages`: the bundler moves what two scripts
 * import into a separate file, and a laptop would have to store one more file for offline use.
 */
export const wideMessages: Catalogues<typeof en> = { en, it, fr, es, de }
