import type { Messages } from '#platform/i18n/languages.ts'
import { fr as blog } from './blog/fr.ts'
import { fr as demo } from './demo/fr.ts'
import type { en } from './en.ts'
import { fr as home } from './home/fr.ts'

export const fr: Messages<typeof en> = {
  home,
  demo,
  blog,
  notFound: {
    head: { title: 'Page introuvable', description: 'Aucune page ne se trouve à cette adresse.' },
    title: 'Page introuvable',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée. Si vous cherchiez un livret d’accueil, redemandez le lien à votre hôte.',
    home: 'Retour à l’accueil',
  },
}
