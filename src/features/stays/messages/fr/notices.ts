import type { Messages } from '#platform/i18n/languages.ts'
import type { notices as en } from '../en/notices.ts'

export const notices: Messages<typeof en> = {
  test: {
    title: 'Benvenuto',
    text: 'Tout fonctionne : cet appareil affichera les nouvelles de vos séjours.',
  },
  arrived: 'Vos voyageurs sont arrivés à {time}. {dates}',
  departed: 'Vos voyageurs sont partis à {time}. {dates}',
  undone: 'Vos voyageurs ont retiré leur message de {time}. {dates}',
  unconfirmed: 'Le code d’entrée a-t-il été changé ? Les prochains voyageurs arrivent à {time}. {dates}',
  codeNotSet: {
    new: 'Le code d’entrée est-il programmé sur la serrure\u202f? Vos voyageurs arrivent à {time}. {dates}',
    replaced: 'Vos voyageurs ont un nouveau code d’entrée, mais l’ancien est encore programmé sur la serrure. {dates}',
  },
  codeFailed: {
    spare:
      'Vos voyageurs signalent que le code d’entrée ne fonctionne pas. Leur page affiche maintenant un code de secours. {dates}',
    noSpare:
      'Vos voyageurs signalent que le code d’entrée ne fonctionne pas, et il n’y a pas de code de secours. Appelez-les. {dates}',
  },
  codeLate: {
    spare:
      'Le nouveau code d’entrée n’est toujours pas confirmé. Les voyageurs sont peut-être là depuis {time} et leur page affiche un code de secours. {dates}',
    noSpare:
      'Le nouveau code d’entrée n’est toujours pas confirmé. Les voyageurs sont peut-être là depuis {time} et leur page affiche votre numéro. {dates}',
  },
  cancelled: 'Ce séjour n’est plus dans votre calendrier\u00a0: nous y avons mis fin. {dates}',
  changed: {
    moved: 'Une réservation de votre calendrier a de nouvelles dates. {dates}',
    back: 'Une réservation annulée est de retour dans votre calendrier. {dates}',
  },
  booked: {
    tonight: 'Un séjour pour cette nuit\u00a0: envoyez son lien. {dates}',
    soon: 'Un séjour commence bientôt\u00a0: envoyez son lien. {dates}',
    several: '{count} séjours commencent bientôt\u00a0: envoyez leurs liens.',
  },
  questions:
    '{count, plural, one {Qui arrive\u202f? Répondez à une question sur votre calendrier. {dates}} other {Qui arrive\u202f? Répondez à # questions sur vos calendriers.}}',
}
