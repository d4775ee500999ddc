import type { Catalogues } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/**
 * The texts of the script for wide screens. They are no part of `guestMessages`: what two scripts import becomes a file of
 * its own, one more that a laptop has to keep for the time without a connection.
 */
export const wideMessages: Catalogues<typeof en> = { en, it, fr, es, de }
