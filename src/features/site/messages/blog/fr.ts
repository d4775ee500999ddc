import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  head: {
    title: 'Blog : pour les hôtes qui écrivent à leurs voyageurs',
    description:
      'Des articles pratiques sur le livret d’accueil, le règlement intérieur, les bonnes adresses, les avis, les langues et les urgences.',
    keywords: 'blog location de vacances, conseils hôtes, livret d’accueil, règlement intérieur, avis voyageurs',
  },
  title: 'Pour les hôtes qui écrivent à leurs voyageurs',
  lead: 'Six articles sur ce qu’il faut dire aux voyageurs entre la réservation et l’avis. Chacun se termine par une chose à faire dès aujourd’hui.',
  featured: 'À la une',
  more: 'Autres articles',
  minutes: '{minutes} min de lecture',
  by: 'Par {author}',
  back: 'Retour au blog',
  related: 'À lire ensuite',
  sources: 'Sources',
  close: 'Et si vous créiez votre livret d’accueil numérique ?',
  demo: 'Voir la démo',
  trial: 'Commencer l’essai gratuit',
  notFound: {
    head: { title: 'Article introuvable', description: 'Aucun article ne se trouve à cette adresse.' },
    title: 'Article introuvable',
    text: 'L’article que vous cherchez n’existe pas.',
    back: 'Retour au blog',
  },
  articles: {
    essentials: {
      title: 'Les douze réponses que tout livret d’accueil doit donner',
      excerpt:
        'Wi-Fi, eau chaude, le jour des poubelles que tout le monde oublie : la courte liste qui met fin aux messages nocturnes.',
    },
    reviews: {
      title: 'Comment une arrivée sereine améliore vos avis',
      excerpt:
        'Un séjour décevant se gâte souvent dans les vingt premières minutes. Voici ce qu’il faut écrire pour l’éviter.',
    },
    places: {
      title: 'Le guide complet des bonnes adresses à conseiller',
      excerpt:
        'Trois adresses, une phrase sincère pour chacune, et le plat à commander. C’est presque toute la méthode.',
    },
    languages: {
      title: 'Écrire pour des voyageurs qui ne parlent pas votre langue',
      excerpt: 'Des phrases courtes, des chiffres précis et quelques mots que l’on fait exprès de ne pas traduire.',
    },
    rules: {
      title: 'Un règlement intérieur que l’on suit vraiment',
      excerpt: 'Moins de règles, chacune avec sa raison, à l’endroit où elle sert.',
    },
    emergency: {
      title: 'Dix minutes pour préparer votre maison aux urgences',
      excerpt: 'Une page d’urgence est courte, vérifiée et facile à trouver pour quelqu’un qui a peur.',
    },
  },
  tags: {
    checklist: 'Aide-mémoire',
    book: 'Livret d’accueil',
    reviews: 'Avis',
    arrival: 'Arrivée',
    places: 'Bonnes adresses',
    writing: 'Écriture',
    languages: 'Langues',
    rules: 'Règlement intérieur',
    safety: 'Sécurité',
  },
}
