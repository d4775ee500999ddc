import type { Catalogues } from '#platform/i18n/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** The texts of the guest page itself, not those of a host. */
export const guestMessages: Catalogues<typeof en> = { en, it, fr, es, de }
