import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  action: 'Ouvrir mes séjours',
  unconfirmed: {
    subject: 'le code d’entrée est-il changé ?',
    preview: 'Des voyageurs arrivent le {date} à {time} et le changement n’est pas confirmé.',
    fact: 'Code non confirmé',
    text: 'Vos prochains voyageurs arrivent le {date} à {time} et personne n’a encore confirmé que le code d’entrée a été changé après le dernier départ.',
    after:
      'Dès que vous le confirmez, leur page affiche le nouveau code. S’il n’est toujours pas confirmé à leur arrivée, la page affiche votre numéro de téléphone et, si vous en avez enregistré un, un code de secours.',
    action: 'Confirmer le changement',
  },
  codeFailed: {
    subject: 'le code d’entrée ne fonctionne pas',
    preview: 'Vos voyageurs ont besoin d’aide devant la porte.',
    fact: 'Code refusé',
    text: 'À {time}, vos voyageurs ont signalé : « Le code ne fonctionne pas ».',
    spare:
      'Leur page affiche maintenant un code de secours. Vérifiez la serrure et remplacez ce code après leur séjour.',
    noSpare: 'Aucun code de secours ne peut leur être affiché. Appelez-les.',
    last: 'La page ne peut plus en afficher d’autre. Si celui-ci échoue aussi, ils ont besoin de vous.',
  },
  arrived: {
    subject: 'vos voyageurs sont arrivés',
    preview: 'Ils l’ont signalé à {time}.',
    fact: 'Ils sont arrivés',
    text: 'À {time}, vos voyageurs ont signalé leur arrivée.',
  },
  departed: {
    subject: 'vos voyageurs sont partis',
    preview: 'Ils l’ont signalé à {time}.',
    fact: 'Ils sont partis',
    text: 'À {time}, vos voyageurs ont signalé leur départ.',
  },
  undone: {
    subject: 'vos voyageurs ont annulé',
    preview: 'Leur message de {time} était une erreur.',
    fact: 'Annulé',
    text: 'Vos voyageurs ont annulé ce qu’ils avaient signalé à {time}. Ne tenez pas compte de notre e-mail précédent.',
  },
}
