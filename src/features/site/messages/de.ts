import type { Messages } from '#platform/i18n/languages.ts'
import { de as blog } from './blog/de.ts'
import { de as declarations } from './declarations/de.ts'
import { de as demo } from './demo/de.ts'
import type { en } from './en.ts'
import { de as home } from './home/de.ts'
import { de as status } from './status/de.ts'
import { de as support } from './support/de.ts'

export const de: Messages<typeof en> = {
  home,
  demo,
  blog,
  support,
  status,
  declarations,
  notFound: {
    head: { title: '404 Seite nicht gefunden', description: 'Unter dieser Adresse gibt es keine Seite.' },
    title: 'Seite nicht gefunden',
    text: 'Vielleicht haben Sie sich vertippt, oder die Seite ist umgezogen. Suchen Sie eine Gästemappe? Dann bitten Sie Ihre Gastgeber noch einmal um den Link.',
    home: 'Zur Startseite',
  },
  errors: {
    SUPPORT_NAME_REQUIRED: 'Bitte geben Sie Ihren Namen ein',
    SUPPORT_EMAIL_INVALID: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    SUPPORT_MESSAGE_REQUIRED: 'Bitte schreiben Sie kurz, worum es geht',
    DECLARATION_DAY_INVALID: 'Bitte wählen Sie einen Tag ab heute, höchstens in zwei Jahren',
  },
}
