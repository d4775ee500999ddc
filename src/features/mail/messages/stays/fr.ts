import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  action: 'Ouvrir mes séjours',
  unconfirmed: {
    subject: 'le code d’entrée a-t-il été changé ?',
    preview: 'Des voyageurs arrivent le {date} à {time} et le changement n’est pas confirmé.',
    fact: 'Code non confirmé',
    text: 'Vos prochains voyageurs arrivent le {date} à {time} et personne n’a encore confirmé que le code d’entrée a été changé après le dernier départ.',
    after:
      'Dès que vous le confirmez, leur page affiche le nouveau code. S’il n’est toujours pas confirmé à leur arrivée, la page affiche votre numéro de téléphone et, si vous en avez enregistré un, un code de secours.',
    action: 'Confirmer le changement',
  },
  codeNotSet: {
    subject: 'le code est-il programmé sur la serrure\u202f?',
    preview:
      'Des voyageurs arrivent le {date} à {time} et personne n’a confirmé que leur code est programmé sur la serrure.',
    fact: 'Code non programmé',
    text: 'Vos prochains voyageurs arrivent le {date} à {time} et personne n’a encore confirmé que leur code d’entrée est programmé sur la serrure.',
    replaced:
      'Les voyageurs qui arrivent le {date} à {time} ont un nouveau code d’entrée, mais l’ancien est encore programmé sur la serrure.',
    after:
      'Leur page affiche le code dans tous les cas. Ouvrez le séjour pour le voir, programmez-le sur la serrure, puis touchez «\u202fC’est programmé\u202f». Si votre serrure reçoit les codes automatiquement, vous pouvez désactiver ce rappel dans les réglages des codes.',
    action: 'Voir le code',
  },
  codeFailed: {
    subject: 'le code d’entrée ne fonctionne pas',
    preview: 'Vos voyageurs ont besoin d’aide devant la porte.',
    fact: 'Le code ne fonctionne pas',
    text: 'À {time}, vos voyageurs ont signalé : « Le code ne fonctionne pas ».',
    spare:
      'Leur page affiche maintenant un code de secours. Vérifiez la serrure et remplacez ce code après leur séjour.',
    noSpare: 'Aucun code de secours ne peut leur être affiché. Appelez-les.',
    last: 'La page ne peut plus en afficher d’autre. Si celui-ci échoue aussi, ils auront besoin de vous.',
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
    subject: 'vos voyageurs ont retiré leur message',
    preview: 'Leur message de {time} était une erreur.',
    fact: 'Message retiré',
    text: 'Vos voyageurs ont retiré ce qu’ils avaient signalé à {time}. Ne tenez pas compte de notre e-mail précédent.',
  },
  digest: {
    subject: 'Aujourd’hui\u00a0: {news}',
    preview: 'Ce qui se passe dans vos logements le {date}.',
    departures: '{count, plural, one {# départ} other {# départs}}',
    arrivals: '{count, plural, one {# arrivée} other {# arrivées}}',
    todo: '{count, plural, one {# chose à faire} other {# choses à faire}}',
    text: 'Voici ce qui se passe aujourd’hui dans vos logements.',
    inHouse: '{count, plural, one {Un séjour se poursuit aujourd’hui.} other {# séjours se poursuivent aujourd’hui.}}',
    messages:
      '{count, plural, one {Aujourd’hui, un message est à envoyer à vos voyageurs.} other {Aujourd’hui, # messages sont à envoyer à vos voyageurs.}}',
    more: 'Cet e-mail ne montre pas tout. Le reste se trouve dans Séjours.',
    leaves: 'Départ avant {time}',
    arrives: 'Arrivée à partir de {time}',
    needs: {
      codeChange: 'Changement du code non confirmé',
      seen: 'Voyageurs pas encore rencontrés',
      noCode: 'Pas encore de code d’entrée',
      setCode: 'Code à programmer sur la serrure',
    },
    spares: '{count, plural, one {# code de secours à remplacer} other {# codes de secours à remplacer}}',
    leftCodes: '{count, plural, one {# code à retirer de la serrure} other {# codes à retirer de la serrure}}',
    houseOn: '{house}, arrivée le {date}',
    unclear:
      '{count, plural, one {# événement de calendrier à préciser} other {# événements de calendrier à préciser}}',
    settings: 'Cet e-mail',
    change: 'Changer l’heure ou le désactiver',
  },
  codeLate: {
    subject: 'le code d’entrée n’est toujours pas confirmé',
    preview: 'Vos voyageurs sont peut-être devant la porte depuis {time}.',
    fact: 'Code non confirmé',
    text: 'Vos voyageurs sont peut-être là depuis {time} et personne n’a confirmé que le code d’entrée a été changé. Leur page n’affiche pas le code.',
    spare:
      'À la place, elle affiche votre numéro de téléphone et un code de secours. Remplacez ce code après leur séjour.',
    noSpare: 'À la place, elle affiche votre numéro de téléphone. Il n’y a aucun code de secours à afficher.',
    after: 'Dès que vous confirmez le changement, leur page affiche le nouveau code.',
  },
  cancelled: {
    subject: 'un séjour n’est plus dans votre calendrier',
    preview: 'Nous avons mis fin au séjour du {arrival} au {departure}.',
    fact: 'Séjour annulé',
    text: 'Votre calendrier ne contient plus le séjour du {arrival} au {departure}\u00a0: nous y avons donc mis fin.',
    shown: 'Sa page affichait déjà les codes. Elle ne les affiche plus, mais les voyageurs les ont peut-être vus.',
    hidden: 'Sa page n’a affiché aucun code et n’en affichera pas.',
    after:
      'Si les voyageurs viennent quand même, ouvrez le séjour et touchez « Ils viennent quand même ». Leur lien fonctionne alors comme avant.',
  },
  booked: {
    tonight: 'envoyez le lien du séjour de cette nuit',
    soon: 'envoyez le lien d’un séjour qui débute bientôt',
    several: 'envoyez les liens de {count} séjours qui débutent bientôt',
    preview:
      '{count, plural, one {Ses voyageurs n’ont pas encore de lien.} other {Leurs voyageurs n’ont pas encore de lien.}}',
    fact: '{count, plural, one {Nouveau séjour} other {Nouveaux séjours}}',
    text: 'Votre calendrier contient un nouveau séjour\u00a0: {dates}. Ses voyageurs n’ont pas encore leur lien. Ouvrez le séjour et envoyez-leur ce lien.',
    textSeveral:
      'Votre calendrier contient {count} nouveaux séjours. Leurs voyageurs n’ont pas encore leur lien. Ouvrez chaque séjour et envoyez son lien.',
    ownCode:
      '{count, plural, one {Le séjour a son propre code d’entrée\u00a0: programmez-le} other {Chacun a son propre code d’entrée\u00a0: programmez ces codes}} sur la serrure avant l’arrivée des voyageurs.',
    mayBeKnown:
      'Votre calendrier a donné un nouveau numéro à une réservation\u00a0: ce sont peut-être des voyageurs qui ont déjà un lien. Répondez à la question dans Séjours avant d’en envoyer un autre.',
    action: 'Ouvrir le séjour',
  },
  changed: {
    subject: {
      moved: 'une réservation a de nouvelles dates',
      back: 'une réservation est de retour dans votre calendrier',
    },
    fact: { moved: 'Nouvelles dates', back: 'Réservation de retour' },
    text: {
      moved:
        'Votre calendrier a déplacé une réservation. Ses voyageurs viennent maintenant à ces dates\u00a0: {dates}.',
      back: 'Votre calendrier contient à nouveau une réservation qui était annulée\u00a0: {dates}. Nous avons rétabli le séjour.',
    },
    link: 'Les voyageurs gardent leur lien, et leur page affiche ces dates. S’ils n’ont pas encore de lien, envoyez-le maintenant.',
    noLink: 'Son lien a été révoqué. Ouvrez le séjour, créez un nouveau lien et envoyez-le.',
  },
  questions: {
    subject: '{count, plural, one {une question sur une arrivée} other {# questions sur des arrivées}}',
    preview: 'Le calendrier ne suffit pas pour savoir qui arrive.',
    fact: '{count, plural, one {Une question} other {# questions}}',
    text: 'Des voyageurs vont peut-être bientôt arriver et votre calendrier ne dit pas clairement qui vient. Répondez à {count, plural, one {cette question} other {ces questions}}\u00a0: tant qu’une réservation n’est pas un séjour, ses voyageurs n’ont pas de lien.',
    kinds: {
      isBooking: 'Réservation ou nuits bloquées\u202f?',
      sameGuests: 'Toujours les mêmes voyageurs\u202f?',
      sameStay: 'Le séjour que vous avez saisi\u202f?',
      sameBooking: 'Une réservation ou deux\u202f?',
      moved: 'Un séjour a-t-il été déplacé à ces dates\u202f?',
      allGone: 'Tous les séjours ont-ils été annulés\u202f?',
    },
    datesAt: '{house}, {dates}',
    action: '{count, plural, one {Répondre à la question} other {Répondre aux questions}}',
  },
}
