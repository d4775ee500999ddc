import type { Messages } from '#platform/i18n/languages.ts'
import { fr as blog } from './blog/fr.ts'
import { fr as declarations } from './declarations/fr.ts'
import { fr as demo } from './demo/fr.ts'
import type { en } from './en.ts'
import { fr as home } from './home/fr.ts'
import { fr as status } from './status/fr.ts'
import { fr as support } from './support/fr.ts'

export const fr: Messages<typeof en> = {
  home,
  demo,
  blog,
  support,
  status,
  declarations,
  notFound: {
    head: { title: '404 Page introuvable', description: 'Aucune page ne se trouve à cette adresse.' },
    title: 'Page introuvable',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée. Si vous cherchiez un livret d’accueil, redemandez le lien à votre hôte.',
    home: 'Retour à l’accueil',
  },
  errors: {
    SUPPORT_NAME_REQUIRED: 'Indiquez votre nom',
    SUPPORT_EMAIL_INVALID: 'Saisissez une adresse e-mail valide',
    SUPPORT_MESSAGE_REQUIRED: 'Dites en quelques mots ce dont vous avez besoin',
    DECLARATION_DAY_INVALID: 'Choisissez un jour à partir d’aujourd’hui, dans les deux ans à venir',
  },
}
