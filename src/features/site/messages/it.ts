import type { Messages } from '#platform/i18n/languages.ts'
import { it as blog } from './blog/it.ts'
import { it as declarations } from './declarations/it.ts'
import { it as demo } from './demo/it.ts'
import type { en } from './en.ts'
import { it as home } from './home/it.ts'
import { it as status } from './status/it.ts'
import { it as support } from './support/it.ts'

export const it: Messages<typeof en> = {
  home,
  demo,
  blog,
  support,
  status,
  declarations,
  notFound: {
    head: { title: '404 Pagina non trovata', description: 'A questo indirizzo non c’è nessuna nostra pagina.' },
    title: 'Pagina non trovata',
    text: 'Forse l’indirizzo è scritto male o la pagina è stata spostata. Se cercavi una guida di benvenuto, chiedi di nuovo il link a chi ti ospita.',
    home: 'Vai alla home',
  },
  errors: {
    SUPPORT_NAME_REQUIRED: 'Scrivi il tuo nome',
    SUPPORT_EMAIL_INVALID: 'Inserisci un indirizzo email valido',
    SUPPORT_MESSAGE_REQUIRED: 'Scrivi in due parole di che cosa hai bisogno',
    DECLARATION_DAY_INVALID: 'Scegli un giorno da oggi in poi, entro due anni',
  },
}
