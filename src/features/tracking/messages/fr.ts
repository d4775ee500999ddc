import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  consent: {
    settings: 'Gérer les cookies',
    title: 'Pouvons-nous mesurer l’effet de nos publicités ?',
    text: 'Si vous acceptez, Meta est informé de votre visite et d’étapes comme l’inscription, et nous voyons quelles publicités nous amènent des hôtes. Les livrets d’accueil et leurs voyageurs ne sont pas concernés. <privacy>Politique de confidentialité</privacy>',
    refuse: 'Refuser',
    agree: 'Accepter',
    hasRefused: 'Jusqu’ici, vous avez refusé.',
    hasAgreed: 'Jusqu’ici, vous avez accepté.',
    savedRefused: 'C’est noté : rien n’est mesuré. Vous pouvez changer d’avis en bas de page.',
    savedGranted: 'C’est noté, merci. Vous pouvez changer d’avis en bas de page.',
  },
  pixelTest: {
    title: 'Test du pixel',
    lead: 'Déclenche des événements de suivi depuis cette page et montre ce qu’ils deviennent.',
    back: 'Retour à l’espace exploitant',
    state: 'État',
    pixel: 'Pixel',
    noPixel:
      'META_PIXEL_ID n’est pas défini : les événements restent sur la page et le consentement n’est demandé à personne.',
    consent: 'Votre consentement',
    unanswered: 'Pas encore de réponse : les événements attendent.',
    granted: 'Accepté : les événements sont envoyés.',
    refused: 'Refusé : les événements sont écartés.',
    warning:
      'Avec un pixel et votre consentement, ces événements comptent dans le compte publicitaire, achats compris.',
    fire: 'Déclencher un événement',
    queue: 'Événements de cette page',
    empty: 'Rien pour l’instant. Appuyez sur un bouton.',
    fates: { waiting: 'En attente', sent: 'Envoyé', discarded: 'Écarté' },
    automatic: 'Suivi automatique',
    automaticLead: 'Chaque événement est déclenché une seule fois, lorsque\u00a0:',
    events: {
      'demo-view': { name: 'Démo consultée', moment: 'un lien vers la démo est ouvert' },
      'registration-start': { name: 'Inscription commencée', moment: 'le premier champ de l’inscription est rempli' },
      'registration-complete': { name: 'Inscription terminée', moment: 'le compte existe' },
      'plan-selection': { name: 'Formule choisie', moment: 'une formule est choisie' },
      'payment-start': { name: 'Paiement commencé', moment: 'la commande est lancée' },
      purchase: { name: 'Achat', moment: 'l’abonnement est actif' },
      'first-book': { name: 'Premier livret d’accueil', moment: 'un hôte publie son premier livret d’accueil' },
      share: { name: 'Partage', moment: 'un hôte copie, envoie ou enregistre un lien ou un QR code' },
      'pricing-view': { name: 'Tarifs consultés', moment: 'les tarifs atteignent le milieu de l’écran' },
      'article-view': { name: 'Article consulté', moment: 'un article du blog est ouvert' },
    },
  },
}
