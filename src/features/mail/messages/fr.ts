import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'
import { fr as stays } from './stays/fr.ts'

export const fr: Messages<typeof en> = {
  greeting: 'Bonjour {first},',
  greetingWithoutName: 'Bonjour,',
  linkHint: 'Si le bouton ne répond pas, ouvrez cette adresse :',
  labelled: '{label} :',
  footer: {
    reason: 'Vous recevez ce message parce que vous avez un compte Benvenuto.',
    unconfirmedReason: 'Vous recevez ce message parce qu’un compte Benvenuto a été créé avec cette adresse.',
    newAddressReason:
      'Vous recevez ce message parce que cette adresse a été saisie comme nouvelle adresse d’un compte Benvenuto.',
    oldAddressReason: 'Vous recevez ce message parce que cette adresse était jusqu’ici celle d’un compte Benvenuto.',
    visitorReason:
      'Vous recevez ce message parce que cette adresse a été saisie dans le formulaire d’inscription de Benvenuto.',
    declarationReason:
      'Vous recevez ce message parce que cette adresse a été saisie dans le formulaire de résiliation et de rétractation de Benvenuto.',
    operatorReason: 'Ce message est destiné à l’exploitant du service.',
    help: 'Une question ? Écrivez à <mail>{address}</mail>, du lundi au vendredi, de 9 h à 18 h (heure de New York, EST). Réponse sous 24 heures.',
    unsubscribe: 'Ne plus recevoir de rappels ni de conseils',
  },
  plans: { basic: 'Basic', pro: 'Pro' },
  /** A price within a sentence. */
  withVat: '{price} TTC',
  welcome: {
    subject: 'Bienvenue chez Benvenuto',
    preview: 'Un quart d’heure suffit pour votre premier livret d’accueil.',
    fact: '15 minutes',
    previewUnmeasured: 'Sept courtes étapes suffisent pour votre premier livret d’accueil.',
    factUnmeasured: '7 étapes',
    label: 'pour votre premier livret d’accueil',
    ready:
      'Votre compte est prêt. Un livret s’écrit en sept courtes étapes. Arrêtez-vous quand vous voulez et enregistrez un brouillon.',
    after:
      'Vos voyageurs l’ouvrent dans le navigateur de leur téléphone, en cinq langues, sans application ni inscription.',
    steps: {
      plan: 'Choisir une formule',
      planText: '14 jours offerts, sans carte bancaire',
      write: 'Écrire le livret',
      writeText: 'Wi-Fi, arrivée, vos bonnes adresses',
      share: 'Le partager',
      shareText: 'Par lien ou QR code',
    },
    action: 'Créer mon premier livret',
    confirm: {
      subject: 'Bienvenue chez Benvenuto : confirmez votre adresse',
      preview: 'Un clic sur le bouton, et votre adresse est confirmée.',
      fact: 'Un clic',
      label: 'et l’adresse est confirmée',
      text: 'Votre compte est prêt. Confirmez avec le bouton ci-dessous que cette adresse est bien la vôtre ; le lien fonctionne jusqu’au {date}.',
      after:
        'D’ici là, nos messages ne mentionnent ni votre nom ni ceux de vos livrets. Tout le reste fonctionne déjà, et voici par où commencer :',
      action: 'Confirmer l’adresse',
      ignore:
        'Si vous n’avez pas créé de compte, ignorez ce message : quelqu’un s’est sans doute trompé en tapant son adresse.',
    },
  },
  trialReminder: {
    subject: 'Plus que {days, plural, one {# jour} other {# jours}} d’essai',
    preview: 'Votre essai gratuit se termine le {date}.',
    fact: '{days, plural, one {# jour} other {# jours}}',
    label: 'avant la fin de l’essai gratuit',
    ends: 'Votre essai gratuit se termine le {date}. D’ici là, tout fonctionne comme aujourd’hui.',
    after:
      'Abonnez-vous avant cette date et rien ne change. Sinon, vos livrets publiés restent lisibles pour vos voyageurs, mais vous ne pourrez plus modifier que les codes d’entrée, le Wi-Fi, les horaires et les séjours.',
    basic: '{price} par mois, 5 livrets',
    pro: '{price} par mois, livrets illimités',
    action: 'M’abonner',
  },
  trialExpired: {
    subject: 'Votre essai est terminé',
    preview: 'Vos livrets publiés restent en ligne.',
    fact: 'Essai terminé',
    label: 'le {date}',
    online:
      'Votre essai gratuit est terminé. Vos livrets publiés restent en ligne : vos QR codes imprimés fonctionnent toujours.',
    after:
      'Pour créer et modifier de nouveau, choisissez une formule. Textes et photos sont là où vous les avez laissés.',
    action: 'Choisir une formule',
  },
  contractConfirmed: {
    subject: 'Votre contrat Benvenuto {plan}',
    preview: 'Conservez ce message\u00a0: il contient les conditions et votre droit de rétractation.',
    fact: 'Contrat confirmé',
    text: 'Merci de votre commande. Ce message confirme votre contrat. Conservez-le\u00a0: les conditions d’utilisation et les informations sur la rétractation figurent ci-dessous.',
    service: 'Prestation',
    services: {
      basic: 'Benvenuto Basic\u00a0: jusqu’à cinq livrets d’accueil numériques',
      pro: 'Benvenuto Pro\u00a0: livrets d’accueil numériques illimités, avec traductions, thèmes supplémentaires, visites détaillées, vos propres messages aux voyageurs et vos noms de domaine',
    },
    price: 'Prix',
    perMonth: '{price} par mois',
    orderedAt: 'Commandé le',
    paidFrom: 'Prélèvement à partir du',
    duration: 'Durée',
    durationText: 'Se renouvelle chaque mois jusqu’à résiliation, possible à tout moment pour la fin du mois payé.',
    provider: 'Prestataire',
    withdrawal: 'Se rétracter',
    cancellation: 'Résilier',
    action: 'Ouvrir mon profil',
  },
  paymentConfirmed: {
    subject: 'Paiement reçu : {amount}',
    preview: 'Merci. Voici le détail.',
    label: 'reçus, merci',
    text: 'Votre paiement nous est parvenu. Toutes vos factures se trouvent dans votre profil.',
    plan: 'Formule',
    amount: 'Montant',
    paidOn: 'Payé le',
    next: 'Prochain prélèvement',
    action: 'Ouvrir mon profil',
  },
  paymentFailed: {
    subject: 'Votre paiement n’a pas abouti',
    preview: 'Vérifiez la carte de votre formule {plan}.',
    label: 'n’ont pas pu être prélevés',
    declined:
      'Le prélèvement de votre formule {plan} a été refusé. Souvent, la carte a expiré ou son plafond est atteint.',
    retry: 'Nous réessaierons le {date}. Avec une autre carte, c’est réglé tout de suite.',
    last: 'Nous ne ferons pas d’autre tentative : merci d’indiquer une autre carte.',
    action: 'Changer de carte',
  },
  subscriptionStopped: {
    renewal: {
      subject: 'Votre formule {plan} ne sera pas renouvelée',
      preview: '{plan} reste à vous jusqu’au {date}. Plus rien ne sera prélevé.',
      fact: 'Pas de renouvellement',
      label: 'après le {date}',
      text: 'Nous avons arrêté le renouvellement de votre abonnement. Vous gardez {plan} jusqu’au {date}, comme aujourd’hui, et plus rien ne sera prélevé.',
      books:
        'Ensuite, vos livrets publiés restent lisibles pour vos voyageurs : les QR codes imprimés fonctionnent toujours. Vous ne pourrez plus modifier que les codes d’entrée, le Wi-Fi, les horaires et les séjours ; textes et photos restent à leur place.',
      goOn: 'Vous préférez continuer ? D’ici là, choisissez « Reprendre l’abonnement » dans votre profil. Par la suite, vous pourrez vous réabonner quand vous voudrez.',
      action: 'Ouvrir mon profil',
    },
    ended: {
      subject: 'Votre abonnement {plan} a pris fin',
      preview: 'Plus rien ne sera prélevé. Vos livrets publiés restent en ligne.',
      fact: 'Abonnement terminé',
      label: 'le {date}',
      kept: 'Nous avons mis fin à votre abonnement. Plus rien ne sera prélevé, et vous gardez {plan} jusqu’au {date}.',
      lost: 'Nous avons mis fin à votre abonnement {plan} avec effet immédiat. Plus rien ne sera prélevé ; le mois en cours, déjà payé, n’est pas remboursé.',
      unpaid:
        'Nous avons mis fin à votre abonnement {plan} avec effet immédiat. Plus rien ne sera prélevé, pas même ce qui restait à payer.',
      books:
        'Vos livrets publiés restent lisibles pour vos voyageurs : les QR codes imprimés fonctionnent toujours. Vous ne pouvez plus modifier que les codes d’entrée, le Wi-Fi, les horaires et les séjours ; textes et photos restent à leur place.',
      goOn: 'Vous pouvez vous réabonner quand vous voulez.',
      action: 'Me réabonner',
    },
    closing: 'Vous ne vous y attendiez pas ? Écrivez-nous à l’adresse ci-dessous : nous vous expliquerons pourquoi.',
  },
  subscriptionCancelled: {
    subject: 'Votre résiliation de {plan} est confirmée',
    fact: 'Abonnement résilié',
    renewal: {
      label: 'accès jusqu’au {date}',
      text: 'Nous avons bien reçu votre résiliation. Vous gardez {plan} jusqu’au {date}, comme aujourd’hui, et plus rien ne sera prélevé.',
    },
    ended: {
      label: 'le {date}',
      text: 'Nous avons bien reçu votre résiliation. {plan} a pris fin ; plus rien ne sera prélevé, pas même ce qui restait à payer.',
    },
    plan: 'Formule',
    receivedAt: 'Résiliation reçue',
    accessEnds: 'Fin de l’accès',
    closing:
      'Cette résiliation ne vient pas de vous ? Choisissez un nouveau mot de passe et écrivez-nous à l’adresse ci-dessous.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien ne sert qu’une fois, jusqu’à {time}.',
    fact: 'Nouveau mot de passe',
    label: 'un lien, valable une heure',
    asked:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, choisissez-le ici. Le lien ne sert qu’une fois, jusqu’à {time}.',
    ignore: 'Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.',
    action: 'Choisir un mot de passe',
  },
  captchaCode: {
    subject: 'Votre code d’inscription à Benvenuto',
    preview: 'Votre code est {code}. Il est valable jusqu’à {time}.',
    label: 'est votre code',
    asked:
      'Avec ce code, vous vous inscrivez sans l’image : saisissez-le dans le formulaire. Il ne sert qu’une fois, jusqu’à {time}, et confirme que cette adresse est la vôtre.',
    ignore: 'Si ce n’est pas vous, ne faites rien : sans le code, rien ne se passe.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    preview: 'Le lien fonctionne une seule fois, jusqu’à {time}.',
    fact: 'Nouvelle adresse',
    label: 'un lien, valable une heure',
    asked:
      'Quelqu’un a demandé à utiliser cette adresse pour un compte Benvenuto. Si c’est vous, confirmez-la ici. Le lien fonctionne une seule fois, jusqu’à {time}.',
    ignore: 'Si ce n’est pas vous, ne faites rien : rien ne change.',
    action: 'Confirmer l’adresse',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    preview: 'Connectez-vous désormais avec la nouvelle adresse.',
    fact: 'Adresse e-mail modifiée',
    text: 'Votre compte a une nouvelle adresse e-mail. C’est elle qui vous sert désormais à vous connecter et à recevoir nos messages. L’ancienne n’en recevra plus.',
    notYou: 'Si ce n’est pas vous, écrivez-nous dès aujourd’hui : nous vous aiderons à récupérer votre compte.',
  },
  firstBook: {
    subject: '« {property} » a son livret d’accueil',
    preview: 'Partagez le lien, imprimez le QR code.',
    label: 'attend ses voyageurs',
    online: 'Votre premier livret est en ligne. Chaque modification est visible aussitôt, et le lien reste le même.',
    tip: 'Envoyez le lien avec la confirmation de réservation et placez le QR code bien en vue : à l’entrée, près de la box, sur le réfrigérateur.',
    link: 'Lien pour vos voyageurs',
    qr: 'QR code',
    qrText: 'À imprimer depuis votre profil',
    action: 'Le voir comme un voyageur',
    neutral: {
      subject: 'Votre premier livret d’accueil est en ligne',
      fact: 'Votre premier livret',
      action: 'Ouvrir mon profil',
    },
  },
  planLimit: {
    subject: 'Les {limit} livrets de votre formule sont utilisés',
    preview: 'Vos livrets restent tels quels. Pro n’a pas de limite.',
    fact: '{limit} sur {limit}',
    label: 'livrets utilisés',
    text: 'Vous avez atteint la limite de votre formule. Tous vos livrets restent en ligne et modifiables comme avant.',
    after: 'Pour en ajouter un, supprimez celui qui ne sert plus ou passez à Pro, sans limite.',
    action: 'Passer à Pro',
  },
  booksOffline: {
    subject:
      '{count, plural, one {Votre livret a été mis hors ligne} other {# de vos livrets sont désormais hors ligne}}',
    preview: 'Pourquoi, et ce que vous pouvez faire.',
    fact: 'Hors ligne',
    label: '{count, plural, one {un livret d’accueil} other {# livrets d’accueil}}',
    text: 'Nous avons mis hors ligne {count, plural, one {un de vos livrets d’accueil} other {# de vos livrets d’accueil}}. En ouvrant le lien ou en scannant le code, on lit que la page n’est pas disponible, et rien d’autre.',
    reason: 'Voici pourquoi :',
    kept: 'Rien n’a été supprimé. Vous pouvez continuer vos modifications dans votre profil ; vos voyageurs les verront dès la remise en ligne.',
    book: '{count, plural, one {Livret d’accueil} other {Livrets d’accueil}}',
    action: 'Ouvrir mon profil',
    closing: 'Vous avez fait le nécessaire, ou c’est une erreur ? Écrivez-nous à l’adresse ci-dessous.',
  },
  booksBack: {
    subject:
      '{count, plural, one {Votre livret est de nouveau en ligne} other {# de vos livrets sont de nouveau en ligne}}',
    preview: 'Le même lien et le même QR code qu’avant.',
    fact: 'De nouveau en ligne',
    label: '{count, plural, one {un livret d’accueil} other {# livrets d’accueil}}',
    text: 'Nous avons remis en ligne {count, plural, one {votre livret d’accueil} other {# de vos livrets d’accueil}}. Ce qui est publié est de nouveau lisible, avec le même lien et le même QR code.',
    action: 'Ouvrir mon profil',
  },
  inactiveHost: {
    subject: 'Votre livret est-il toujours à jour ?',
    preview: 'Un code changé, un bar fermé : deux minutes suffisent.',
    fact: 'Encore à jour ?',
    label: 'deux minutes pour vos prochains voyageurs',
    away: 'Votre dernière visite remonte à plus de 30 jours. Peut-être que rien n’a changé.',
    check:
      'Ou bien y a-t-il un nouveau code d’entrée, un autre mot de passe Wi-Fi, un restaurant qui a fermé\u202f? Corrigez le livret une fois\u00a0: vos voyageurs voient la modification aussitôt, et le lien reste le même.',
    action: 'Relire mes livrets',
  },
  domainProved: {
    subject: 'Votre domaine est relié',
    preview: 'Vos voyageurs y lisent désormais votre livret.',
    label: 'est relié',
    text: 'Les enregistrements DNS sont corrects : vos voyageurs lisent votre livret sur votre domaine. Le lien et le QR code de votre profil y mènent désormais.',
    old: 'Les liens et les codes déjà envoyés ou imprimés continuent de fonctionner.',
    address: 'Adresse',
    action: 'Voir mes domaines',
  },
  domainAstray: {
    subject: 'Votre domaine ne pointe plus vers nous',
    preview: 'Les voyageurs qui l’utilisent ne trouvent plus votre livret.',
    label: 'ne pointe plus vers Benvenuto',
    text: 'Les voyageurs qui ouvrent cette adresse ne trouvent plus votre livret. Votre profil affiche de nouveau le lien de partage, qui fonctionne toujours.',
    after:
      'Rétablissez l’enregistrement DNS et tout rentrera dans l’ordre. Sinon, le domaine ne sera plus relié à partir du {date}.',
    expected: 'Attendu',
    found: 'Trouvé',
    nothing: 'aucun enregistrement',
    action: 'Voir ce qu’il faut faire',
  },
  domainReleased: {
    subject: 'Votre domaine n’est plus relié',
    preview: 'Il ne pointait plus vers nous depuis deux semaines.',
    label: 'n’est plus relié',
    text: 'Le domaine ne pointait plus vers nous depuis deux semaines : il ne fait plus partie de votre compte. Vos livrets et leurs liens de partage ne changent pas.',
    after: 'Vous pouvez le relier de nouveau à tout moment.',
    action: 'Voir mes domaines',
  },
  calendarFailing: {
    subject:
      '{count, plural, one {Nous n’arrivons pas à lire un de vos calendriers} other {Nous n’arrivons pas à lire # de vos calendriers}}',
    preview: 'Vos séjours, liens et codes restent tels quels.',
    fact: 'Aucune mise à jour',
    label: 'depuis le {date}, {time}',
    text: 'Depuis 24 heures, nous n’arrivons pas à lire {count, plural, one {un de vos calendriers} other {# de vos calendriers}}. Les séjours que nous connaissons restent, avec leurs liens et leurs codes, mais les nouvelles réservations, les changements et les annulations ne nous parviennent pas.',
    after:
      'La page « Séjours » en indique la raison. Souvent, la plateforme a changé l’adresse du calendrier\u00a0: copiez la nouvelle et ajoutez de nouveau le calendrier.',
    action: 'Ouvrir mes séjours',
  },
  declaration: {
    cancellation: {
      subject: 'Nous avons bien reçu votre résiliation',
      preview: 'Conservez ce message\u00a0: c’est la confirmation.',
      fact: 'Résiliation reçue',
      text: 'Nous avons bien reçu votre résiliation.',
    },
    withdrawal: {
      subject: 'Nous avons bien reçu votre rétractation',
      preview: 'Conservez ce message\u00a0: c’est la confirmation.',
      fact: 'Rétractation reçue',
      text: 'Nous avons bien reçu votre déclaration de rétractation.',
    },
    effect: {
      ends: 'Votre abonnement ne sera pas renouvelé. Vous gardez votre formule jusqu’au {date}, comme aujourd’hui, et plus rien ne sera prélevé.',
      endsAtOnce:
        'Un paiement est en retard\u00a0: votre abonnement prend donc fin immédiatement. Plus rien ne sera prélevé, pas même ce qui restait à payer.',
      later:
        'Vous avez indiqué le {date}. D’ici là, votre abonnement se renouvelle\u202f; il prend fin avec le mois payé qui comprend ce jour.',
      nothing:
        'Ce compte n’a pas d’abonnement qui se renouvelle\u00a0: rien ne sera prélevé. Votre compte et vos livrets restent en place\u202f; vous pouvez les supprimer dans les paramètres du compte.',
      byHand:
        'Nous vérifions cette résiliation et vous écrivons. Vous pouvez aussi vous connecter et résilier dans votre profil, sans vérification.',
      checked:
        'Nous vérifions votre rétractation et vous écrivons. Si vous l’avez faite à temps, le contrat a pris fin : plus rien ne sera prélevé, et nous vous remboursons ce qui vous est dû dans les 14 jours suivant la réception.',
      forCause: 'Vous résiliez pour motif légitime\u00a0: nous examinons ce motif et vous écrivons.',
    },
    unmatched:
      'Aucun compte n’utilise cette adresse. Si le vôtre en a une autre, refaites la déclaration avec cette autre adresse ou écrivez-nous à l’adresse ci-dessous. Nous conservons cette déclaration et l’heure de sa réception.',
    facts: {
      declaration: 'Déclaration',
      contract: 'Contrat',
      end: 'Fin souhaitée',
      receivedAt: 'Reçue le',
      name: 'Nom',
      reason: 'Motif',
    },
    types: {
      ordinary: 'Résiliation ordinaire',
      forCause: 'Résiliation pour motif légitime',
      withdrawal: 'Rétractation',
    },
    contract: 'Abonnement Benvenuto du compte qui utilise cette adresse e-mail',
    unmatchedContract: 'Abonnement Benvenuto',
    earliest: 'Le plus tôt possible',
    action: 'Ouvrir mon profil',
    notYouEnds:
      'Cette résiliation ne vient pas de vous\u202f? Rien n’est perdu\u00a0: avant ce jour, connectez-vous et choisissez «\u202fReprendre l’abonnement\u202f» dans votre profil.',
    notYou: 'Cette demande ne vient pas de vous\u202f? Écrivez-nous à l’adresse ci-dessous.',
    ignore: 'Cette demande ne vient pas de vous\u202f? Ignorez ce message.',
  },
  stays,
  operator: {
    name: 'Nom',
    email: 'E-mail',
    language: 'Langue',
    plan: 'Formule',
    amount: 'Montant',
    endsAt: 'Accès jusqu’au',
    action: 'Ouvrir l’espace exploitant',
    newHost: { subject: 'Nouvel hôte : {name}', fact: 'Nouvel hôte' },
    newSubscription: { subject: 'Nouvel abonnement : {name}', fact: 'Nouvel abonnement' },
    cancellation: { subject: 'Résiliation : {name}', fact: 'Résiliation' },
    paymentFailed: { subject: 'Paiement refusé : {name}', fact: 'Paiement refusé' },
    backup: {
      subject: 'Une sauvegarde a échoué',
      proofSubject: 'Une sauvegarde ne peut pas être restaurée',
      picturesSubject: 'Une sauvegarde est peut-être incomplète',
      fact: 'Pas de sauvegarde',
      proofFact: 'Restauration impossible',
      picturesFact: 'Peut-être incomplète',
      text: 'La sauvegarde programmée n’a pas pu être créée ou enregistrée.',
      proofText:
        'La sauvegarde a été créée, mais l’essai de restauration a échoué. Aucune sauvegarde plus ancienne n’a été supprimée.',
      picturesText:
        'La sauvegarde a été créée et restaurée à l’essai, mais elle ne contient peut-être pas toutes les photos. Elle est conservée, mais ne compte pas comme vérifiée. Les sauvegardes vérifiées plus anciennes sont conservées aussi.',
      failedAt: 'Échec le',
      lastProved: 'Dernière restauration vérifiée',
      never: 'jamais',
      closing: 'Une fois la cause corrigée, {command} relance aussitôt une sauvegarde.',
    },
    report: {
      subject: '{count, plural, one {Une page a été signalée} other {Une page a été signalée # fois}}',
      fact: 'Page signalée',
      reasons: {
        deceptive: 'Tromperie',
        unlawful: 'Choquant ou illégal',
        private: 'Données personnelles d’un tiers',
        other: 'Autre chose',
      },
      noText: 'Le voyageur n’a rien écrit.',
      count: 'Signalements',
      from: 'E-mail du voyageur',
      book: 'Livret d’accueil',
      page: 'Adresse',
      closing:
        'La page est toujours en ligne. Mettez-la hors ligne ou classez les signalements dans l’espace exploitant.',
    },
    declaration: {
      cancellation: { subject: 'Résiliation déclarée\u00a0: {name}', fact: 'Résiliation' },
      withdrawal: { subject: 'Rétractation déclarée\u00a0: {name}', fact: 'Rétractation' },
      account: 'Compte',
      found: 'Trouvé par cette adresse',
      notFound: 'Aucun avec cette adresse',
      states: {
        waiting: 'Le renouvellement sera arrêté dans quelques minutes, ou à la date souhaitée.',
        failing:
          'Le renouvellement n’a pas pu être arrêté\u00a0: toutes les tentatives ont échoué jusqu’ici. Le service réessaie toutes les heures. Vérifiez que le prestataire de paiement est joignable avec les clés du service, ou résiliez l’abonnement chez lui. Une déclaration vaut dès sa réception.',
        stopped: 'Le renouvellement a été arrêté.',
        nothing: 'Rien ne se renouvelle pour ce compte.',
        byHand:
          'Rien n’a été fait\u00a0: à vous de décider. Soit aucun compte n’a cette adresse, soit un paiement est en retard, soit l’hôte a repris son abonnement après une déclaration antérieure. Une déclaration vaut dès sa réception.',
      },
      refund:
        'Vérifiez si la rétractation est arrivée dans les 14 jours suivant la commande. Si oui, mettez aussitôt fin à l’abonnement dans l’espace exploitant, remboursez chez le prestataire de paiement dans les 14 jours suivant la réception, et écrivez à l’hôte.',
      cause:
        'C’est une résiliation pour motif légitime\u00a0: examinez le motif, remboursez s’il y a lieu, et écrivez à l’hôte.',
    },
    support: {
      subject: 'Message reçu : {name}',
      prioritySubject: 'Prioritaire (Pro) : {name}',
      priority: 'Prioritaire : un hôte Pro',
      fact: 'Message à l’assistance',
      answerBy: 'Répondre avant le {day}, {time}',
      noPlan: 'Aucune',
      identity: 'Identité',
      signedIn: 'Session ouverte : c’est l’hôte de ce compte',
      notSignedIn: 'Sans session : n’importe qui peut saisir cette adresse',
      closing: 'Répondez à cet e-mail, puis marquez le message comme traité dans l’espace exploitant.',
    },
  },
  unsubscribe: {
    title: 'Ne plus recevoir de rappels ni de conseils ?',
    text: 'Nous ne vous écrirons plus que pour votre compte, vos paiements, vos livrets, vos séjours et vos domaines.',
    confirm: 'Arrêter ces messages',
    doneTitle: 'C’est fait',
    doneText: 'Vous ne recevrez plus nos rappels et conseils.',
    undo: 'Les recevoir de nouveau',
    undoneTitle: 'C’est rétabli',
    undoneText: 'Vous recevrez de nouveau nos rappels et conseils.',
    unknownTitle: 'Ce lien n’est pas valable',
    unknownText: 'Il a peut-être été coupé en chemin. Copiez l’adresse entière depuis le message.',
  },
}
